import type { Seat } from '../../../engine/decision.ts';
import { type Text, type Word, text } from '../../../engine/text.ts';
import type { Cause } from '../rules/cause.ts';
import type { News } from '../rules/news.ts';
import type { Track } from '../facts/terms.ts';
import { amountInWords, causeInWords, seatInWords, spaceName, tell, tokenInWords } from './news-in-words.ts';

/** A line in the making: what somebody did, and what came of it. */
interface Line {
  readonly seat: Seat | null;
  readonly head: Text;
  /** What the reader knows from the head already and need not be told as the cause. */
  readonly cause: Cause | null;
  readonly parts: Text[];
  /** Says nothing beyond what the next line of the same seat will. */
  readonly isOpening: boolean;
  /** Ends with a full stop, so that nothing can follow in the same line. */
  readonly isSentence: boolean;
}

/**
 * News as lines to read: what somebody did with everything that came of it, each number with its cause. A phase in
 * which nothing happened is left out.
 */
export function report(news: readonly News[]): Text[] {
  const lines: Line[] = [];
  for (const [at, one] of news.entries()) {
    if (one.kind === 'phase' && (news[at + 1] ?? one).kind === 'phase') continue;
    const last = lines.at(-1);
    if (isBought(one)) {
      if (!isKnown(levelOf(one), last?.cause ?? null)) lines.push(bought(one));
      if (one.kind === 'raised') continue;
    }
    add(lines, one);
  }
  const told = lines.filter((line, at) => !(line.isOpening && line.parts.length === 0 && goesOn(lines, at)));
  return told.map(({ head, parts }) => (parts.length === 0 ? head : text('report.line', { head, parts })));
}

function add(lines: Line[], news: News): void {
  const last = lines.at(-1);
  const part = partOf(news, last?.cause ?? null);
  if (part === null || !('seat' in news)) lines.push(headOf(news));
  else if (last !== undefined && last.seat === news.seat && !last.isSentence) last.parts.push(part);
  else lines.push({ ...plain(seatInWords(news.seat), news.seat), parts: [part] });
}

/** Whether a later line of the same phase says what the seat did. */
function goesOn(lines: readonly Line[], at: number): boolean {
  const later = lines.slice(at + 1);
  const end = later.findIndex(({ seat }) => seat === null);
  return later.slice(0, end < 0 ? later.length : end).some(({ seat }) => seat === lines[at]?.seat);
}

type Level = Extract<Cause, { by: 'level' }>;
type Bought = Extract<News, { kind: 'raised' }> | (Extract<News, { kind: 'lost' }> & { readonly from: Level });

/** A level that was bought: first its price is paid, then it is raised. */
function isBought(news: News): news is Bought {
  if (news.kind === 'raised') return news.from === null;
  return news.kind === 'lost' && news.from.by === 'level';
}

function levelOf(news: Bought): Level {
  if (news.kind === 'lost') return news.from;
  return { by: 'level', track: news.track, level: news.level };
}

function bought(news: Bought): Line {
  const cause = levelOf(news);
  const head = text('report.raises', { who: seatInWords(news.seat), ...levelWords(cause) });
  return { ...plain(head, news.seat), cause };
}

function plain(head: Text, seat: Seat | null = null): Line {
  return { seat, head, cause: null, parts: [], isOpening: false, isSentence: false };
}

function levelWords({ track, level }: { readonly track: Track; readonly level: number }): Record<string, Word> {
  return { track: text(`tracks.${track}.name`), level };
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
    case 'round':
      return plain(text('report.round', { round: news.round, event: text(`events.${news.event}.name`) }));
    default:
      return { ...plain(tell(news), 'seat' in news ? news.seat : null), isSentence: true };
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
    case 'raised':
      return part('raised', levelWords(news), news.from, known);
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
  return from.by === 'philosophy' || isKnown(from, known) ? null : causeInWords(from);
}

function isKnown(cause: Cause, known: Cause | null): boolean {
  return known !== null && JSON.stringify(cause) === JSON.stringify(known);
}
