import type { Decision, Seat } from '../../../engine/decision.ts';
import type { Standing } from '../../../engine/game.ts';
import { type Text, text } from '../../../engine/text.ts';
import { amountInWords, cardInWords, seatInWords } from './news-in-words.ts';
import { worthNow } from './points.ts';
import type { View } from '../rules/view.ts';
import { type Resource } from '../facts/terms.ts';

/** As many cards as fit into an alt text in every language. */
const MOST_NAMED = 12;

/** What a picture of the board shows that matters now, a sentence each; for its alt text (at most 1,024 characters). */
export function alt(view: View): Text[] {
  const order = [...view.players.keys()].sort((a, b) => (view.players[b]?.vp ?? 0) - (view.players[a]?.vp ?? 0));
  return [whenInWords(view), ...eventInWords(view), ...waiting(view), ...order.map((seat) => summary(view, seat))];
}

/** The alt text of a desk: the question and the hand. */
export function deskAlt(view: View, decision: Decision | null): Text[] {
  const { seat, own } = view;
  if (seat === null || own === null) throw new Error('A desk belongs to a seat.');
  const question = decision === null ? [] : [decision.prompt];
  const packs = [
    ...(own.pack.length > 0 ? [cardsInWords('describe.pack', own.pack)] : []),
    ...(own.looking.length > 0 ? [cardsInWords('describe.looking', own.looking)] : []),
    own.hand.length > 0 ? cardsInWords('describe.hand', own.hand) : text('describe.no-hand'),
  ];
  return [whenInWords(view), ...question, ...packs, summary(view, seat)];
}

/** The alt text of a round that is over: everybody's points at its end. */
export function reportAlt({ history, players }: View): Text[] {
  const points = history.at(-1) ?? players.map(() => 0);
  return points.map((vp, seat) => text('describe.player', { who: seatInWords(seat), has: [amountInWords('vp', vp)] }));
}

/** The alt text of the end: who won and what everybody has. */
export function finalAlt(standings: readonly Standing[]): Text[] {
  const ranked = [...standings].sort((a, b) => a.rank - b.rank);
  const best = ranked.filter(({ rank }) => rank === 1);
  const won = text(best.length > 1 ? 'news.won-shared' : 'news.won', {
    who: best.map(({ seat }) => seatInWords(seat)),
    vp: amountInWords('vp', best[0]?.points ?? 0),
  });
  return [
    won,
    ...ranked.map(({ seat, points: vp, rank }) =>
      text('describe.rank', { rank, who: seatInWords(seat), vp: amountInWords('vp', vp) }),
    ),
  ];
}

/** Round and phase. */
export function whenInWords({ phase, round, rounds }: View): Text {
  const name = text(phase === 'draft' || phase === 'end' ? `phase.${phase}` : `phases.${phase}.name`);
  return round === 0
    ? text('describe.before', { phase: name })
    : text('describe.round', { round, rounds, phase: name });
}

export function eventInWords({ event }: View): Text[] {
  if (event === null) return [];
  return [text('describe.event', { event: text(`events.${event}.name`), effect: text(`events.${event}.text`) })];
}

/** Who is awaited for what, and who has sealed a choice: everybody with the same choice in one sentence. */
export function waiting({ awaited }: View): Text[] {
  const open = awaited.filter(({ sealed }) => !sealed);
  const kinds = [...new Set(open.map(({ kind }) => kind))];
  const asked = kinds.map((kind) =>
    text('describe.awaited', {
      who: open.filter((one) => one.kind === kind).map(({ seat }) => seatInWords(seat)),
      what: text(`awaited.${kind}`),
    }),
  );
  const ready = awaited.filter(({ sealed }) => sealed).map(({ seat }) => seatInWords(seat));
  return ready.length === 0 ? asked : [...asked, text('describe.ready', { who: ready })];
}

function summary(view: View, seat: Seat): Text {
  const owner = view.players[seat];
  if (owner === undefined) throw new Error(`There is no seat ${seat}.`);
  const shown: readonly Resource[] = ['vp', 'drachmas', 'citizens', 'troops'];
  return text('describe.player', {
    who: seatInWords(seat),
    has: shown.map((what) => amountInWords(what, owner[what])),
    worth: worthNow(owner),
  });
}

function cardsInWords(key: string, cards: readonly string[]): Text {
  const named = cards.slice(0, MOST_NAMED).map(cardInWords);
  const more = cards.length - named.length;
  const rest = more > 0 ? [text('describe.more', { count: more })] : [];
  return text(key, { count: cards.length, cards: [...named, ...rest] });
}
