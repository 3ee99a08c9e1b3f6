import { type Random, shuffled } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/decision.ts';
import { facts } from '../facts/facts.ts';
import type { Player, State } from '../rules/state.ts';
import type { LaneView, PlayerView, View } from '../rules/view.ts';
import { actions } from '../facts/terms.ts';

/**
 * A whole state that looks like this view to its seat: cards nobody showed are dealt by chance, coming events and dice
 * are made up, and whoever has chosen in secret is taken to be still choosing.
 */
export function complete(view: View, random: Random): State {
  const deal = dealer(view, random);
  const players = view.players.map((shown, seat) => completed(view, shown, seat, deal));
  const { phase, round, start, lost, process } = view;
  return {
    seed: String(random()),
    occasions: 0,
    pace: 'auto',
    checkpoint: null,
    checkpoints: 0,
    table: [...process.table],
    lanes: process.lanes.map(({ todo, open }, seat) => ({
      todo: [...todo],
      open: open === null ? null : { id: seat, step: open, sealed: null },
      asked: ASKED,
    })),
    phase,
    round,
    start,
    players,
    discards: deal(view.discards).sort(),
    deck: deal(view.deck),
    events: eventDeck(view, random),
    board: [...view.board],
    lost,
    achieved: { ...view.achieved },
    history: view.history.map((points) => [...points]),
    scores: null,
  };
}

/** What a seat was asked before does not matter, only whether that was lately. */
const ASKED = 1;

type Deal = (count: number) => string[];

/** Deals from the cards that the seat has not seen anywhere. */
function dealer(view: View, random: Random): Deal {
  const seen = new Set(view.players.flatMap(({ played }) => played));
  const { hand = [], pack = [], looking = [] } = view.own ?? {};
  for (const card of [...hand, ...pack, ...looking]) seen.add(card);
  const unseen = shuffled(
    random,
    [...facts.politics.keys()].filter((card) => !seen.has(card)),
  );
  return (count) => unseen.splice(-count, count);
}

function completed(view: View, shown: PlayerView, seat: Seat, deal: Deal): Player {
  const { cards, actions: revealed, setAside, ...open } = shown;
  const lane = view.process.lanes[seat] as LaneView;
  const own = seat === view.seat ? view.own : null;
  return {
    ...open,
    minor: { ...open.minor },
    major: { ...open.major },
    rolled: [...open.rolled],
    played: [...open.played],
    tiles: revealed.map((action) => actions.indexOf(action)),
    aside: setAside.map((action) => actions.indexOf(action)),
    hand: own ? [...own.hand] : deal(cards),
    pack: own ? [...own.pack] : deal(lane.pack),
    looking: own ? [...own.looking] : deal(lane.looking),
    returning: deal(lane.returning),
    later: [...lane.later],
    raised: lane.raised,
    askedBefore: lane.hadChance ? ASKED - 1 : ASKED,
  };
}

/** Events past and present as they were, then others by chance, except those that name their round. */
function eventDeck({ past, event, rounds }: View, random: Random): string[] {
  const known = event === null ? past : [...past, event];
  const all = [...facts.events.values()];
  const free = all.filter(({ id, round }) => round === undefined && !known.includes(id)).map(({ id }) => id);
  const coming = shuffled(random, free);
  return Array.from({ length: rounds }, (_, index) => {
    const fixed = all.find(({ round }) => round === index + 1);
    return known[index] ?? fixed?.id ?? (coming.pop() as string);
  });
}
