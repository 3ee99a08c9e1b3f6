import { occasion, roll, shuffled } from '../../../engine/chance.ts';
import { type Pace, core } from '../../../engine/machine.ts';
import { perform } from './effects.ts';
import { development, facts } from '../facts/facts.ts';
import type { KhoraPlay, Player, SeatStep, State, TableStep } from './state.ts';

export function begin(seats: number, seed: string, pace: Pace): KhoraPlay {
  const base = core<TableStep, SeatStep>(seats, seed, pace);
  const random = occasion(base);
  const cities = shuffled(random, [...facts.cities.keys()]);
  const deck = shuffled(random, [...facts.politics.keys()]);
  const events = eventDeck((items) => shuffled(random, items));
  const start = roll(random, seats);
  const players = cities.slice(0, seats).map((city) => newPlayer(city, deck.splice(-facts.rules.draft.cards)));
  const state: State = {
    seed: base.seed,
    occasions: base.occasions,
    pace: base.pace,
    checkpoint: base.checkpoint,
    checkpoints: base.checkpoints,
    table: base.table,
    lanes: base.lanes,
    phase: 'draft',
    round: 0,
    start,
    players,
    deck,
    discards: [],
    events,
    board: [...facts.board.keys()],
    lost: 0,
    achieved: {},
    history: [],
    scores: null,
  };
  const play: KhoraPlay = { state, news: [] };
  players.forEach(({ city }, seat) => play.news.push({ kind: 'city', seat, city }));
  players.forEach((_, seat) => unlockFirst(play, seat));
  state.table.push({ do: 'announce' }, { do: 'checkpoint' }, { do: 'pass-packs' });
  return play;
}

/** The first development is open from the start and acts if it is immediate. */
function unlockFirst(play: KhoraPlay, seat: number): void {
  const { city } = play.state.players[seat] as Player;
  const first = development(city, 1);
  if (first.when === 'now') perform(play, seat, first.cause, 'effects');
}

function newPlayer(city: string, pack: string[]): Player {
  const { start } = facts.rules;
  return {
    city,
    developments: 1,
    economy: start.economy,
    culture: start.culture,
    military: start.military,
    citizens: start.citizens,
    taxes: start.taxes,
    glory: start.glory,
    troops: start.troops,
    vp: start.vp,
    drachmas: start.drachmas,
    philosophy: start.philosophy,
    minor: { red: 0, green: 0, blue: 0 },
    major: { red: 0, green: 0, blue: 0 },
    dice: start.dice,
    rolled: [],
    tiles: [],
    aside: [],
    hand: [],
    played: [],
    pack,
    looking: [],
    returning: [],
    later: [],
    raised: false,
    askedBefore: 0,
  };
}

/** The events that name their round stand there; the rest of the deck is drawn from the others. */
function eventDeck(shuffle: (items: string[]) => string[]): string[] {
  const all = [...facts.events.values()];
  const drawn = shuffle(all.filter(({ round }) => round === undefined).map(({ id }) => id));
  return Array.from({ length: facts.rules.rounds }, (_, index) => {
    const fixed = all.find(({ round }) => round === index + 1);
    return fixed?.id ?? (drawn.pop() as string);
  });
}
