import type { Seat } from '../../engine/decision.ts';
import { type Text, type Word, text } from '../../engine/text.ts';
import type { Cause } from './cause.ts';
import type { News } from './news.ts';
import { amountInWords, causeInWords, seatInWords, spaceName, tell, tokenInWords } from './telling.ts';

/** A line in the making: what somebody did, and what came of it. */
interface Line {
  readonly seat: Seat | null;
  readonly head: Text;
  /** What the reader knows from the head already and need not be told as the cause. */
  readonly cause: Cause | null;
  readonly parts: Text[];
  /** Says nothing beyond what the next line of the same seat will. */
  readonly isOpening: boolean;
}

/** News as lines to read: what somebody did with everything that came of it, each number with its cause. */
export function report(news: readonly News[]): Text[] {
  const lines: Line[] = [];
  for (const one of news) {
    const last = lines.at(-1);
    const part = partOf(one, last?.cause ?? null);
    if (part === null || !('seat' in one)) {
      if (last !== undefined && last.isOpening && last.parts.length === 0 && sameSeat(last, one)) lines.pop();
      lines.push(headOf(one));
    } else if (last !== undefined && last.seat === one.seat) last.parts.push(part);
    else lines.push({ ...plain(seatInWords(one.seat), one.seat), parts: [part] });
  }
  return lines.map(({ head, parts }) => (parts.length === 0 ? head : text('report.line', { head, parts })));
}

function sameSeat(line: Line, news: News): boolean {
  return 'seat' in news && news.seat === line.seat;
}

function plain(head: Text, seat: Seat | null = null): Line {
  return { seat, head, cause: null, parts: [], isOpening: false };
}

function headOf(news: News): Line {
  switch (news.kind) {
    case 'acted': {
      const head = text('report.acted', { who: seatInWords(news.seat), action: text(`actions.${news.action}.name`) });
      const cause = { by: 'action', action: news.action, level: null } as const;
      return { ...plain(head, news.seat), cause, isOpening: true };
    }
    case 'explored': {
      const head = text('report.explored', { who: seatInWords(news.seat), space: spaceName(news.space) });
      return { ...plain(head, news.seat), cause: { by: 'space', id: news.space } };
    }
    case 'played': {
      const head = text('report.played', { who: seatInWords(news.seat), card: text(`politics.${news.card}.name`) });
      return { ...plain(head, news.seat), cause: { by: 'card', id: news.card } };
    }
    case 'unlocked': {
      const { city, number } = news;
      const head = text('report.unlocked', { who: seatInWords(news.seat), number });
      return { ...plain(head, news.seat), cause: { by: 'development', city, number } };
    }
    case 'phase':
      return plain(text('report.phase', { phase: tell(news) }));
    default:
      return plain(tell(news), 'seat' in news ? news.seat : null);
  }
}

function partOf(news: News, known: Cause | null): Text | null {
  switch (news.kind) {
    case 'gained':
    case 'lost':
      return part(news.kind, { what: amountInWords(news.what, news.amount) }, news.from, known);
    case 'learned':
    case 'forgot':
      return part(news.kind, { what: tokenInWords(news.colour, news.token) }, news.from, known);
    case 'raised': {
      const level = text('cause.level', { track: text(`tracks.${news.track}.name`), level: news.level });
      return part('raised', { what: level }, news.from, known);
    }
    case 'die':
      return text('report.die', { dice: news.dice });
    default:
      return null;
  }
}

function part(kind: string, words: Record<string, Word>, from: Cause | null, known: Cause | null): Text {
  const why = from === null ? null : reason(from, known);
  if (why === null) return text(`report.${kind}`, words);
  return text(`report.because`, { what: text(`report.${kind}`, words), why });
}

/** The cause as far as the head of the line has not named it. */
function reason(from: Cause, known: Cause | null): Text | null {
  if (from.by === 'action' && known?.by === 'action' && from.action === known.action)
    return from.level === null ? null : text('report.level', { level: from.level });
  return known !== null && JSON.stringify(from) === JSON.stringify(known) ? null : causeInWords(from);
}
