import { expect, test } from 'vitest';
import type { Seat } from '../../../src/engine/decision.ts';
import type { Piece } from '../../../src/games/khora/facts/facts.ts';
import { khora } from '../../../src/games/khora/rules/game.ts';
import type { Player } from '../../../src/games/khora/rules/state.ts';
import {
  type Action,
  type Colour,
  type Kind,
  type Resource,
  type Track,
  actions,
  colours,
  kinds,
  resources,
  tracks,
} from '../../../src/games/khora/facts/terms.ts';
import { type Layout, type Scenario, scenario } from './scenario.ts';

export type Setting = Layout['players'][number];
export type Needs = Readonly<Partial<Record<Colour, number>>>;

type Counted = Resource | Track | 'dice' | 'developments' | 'hand' | 'played' | `${Kind} ${Colour}`;

/** By how much the numbers of a player differ; what is not named does not. */
export type Change = Readonly<Partial<Record<Counted, number>>>;
export type Played = (t: Scenario) => unknown;

function tally(of: Player): Change {
  const numbers = [...resources, ...tracks, 'dice', 'developments'] as const;
  return {
    ...Object.fromEntries(numbers.map((what) => [what, of[what]])),
    ...Object.fromEntries(kinds.flatMap((kind) => colours.map((colour) => [`${kind} ${colour}`, of[kind][colour]]))),
    hand: of.hand.length,
    played: of.played.length,
  };
}

function difference(left: Change, right: Change): Change {
  const names = Object.keys({ ...left, ...right }) as Counted[];
  const all = names.map((what) => [what, (left[what] ?? 0) - (right[what] ?? 0)] as const);
  return Object.fromEntries(all.filter(([, amount]) => amount !== 0));
}

/** Nobody is asked anything and nothing is left to do. */
export function expectIdle(t: Scenario): void {
  expect(khora.questions(t.state)).toEqual([]);
  expect(t.state.table).toEqual([]);
  expect(t.state.lanes.map(({ todo }) => todo)).toEqual(t.state.lanes.map(() => []));
  expect(t.state.players.map(({ later }) => later)).toEqual(t.state.players.map(() => []));
}

/** What every seat has more or less after this, when it must have come to rest. */
export function changes(layout: Layout, play: Played): Change[] {
  const t = scenario(layout);
  const before = t.state.players.map(tally);
  play(t);
  expectIdle(t);
  return t.state.players.map((owner, seat) => difference(tally(owner), before[seat] ?? {}));
}

/** What the first run brings every seat beyond the second. */
export function subtracted(run: readonly Change[], without: readonly Change[]): Change[] {
  return run.map((change, seat) => difference(change, without[seat] ?? {}));
}

/** Final points of every seat with what the settings say. */
export function finalPoints(players: readonly Setting[]): number[] {
  const t = scenario({ players, phase: 'end', round: 9 }).table({ do: 'last-call' }, { do: 'score' });
  expectIdle(t);
  return khora.standings(t.state).map(({ points: vp }) => vp);
}

/** What is picked, one after the other; a list is picked at once. */
export type Answers = readonly (string | readonly string[])[];

/** A whole action, without tile, and the answers to what it asks. */
export function takes(seat: Seat, action: Action, ...answers: Answers): Played {
  return (t) => {
    t.table({ do: 'turn', seat, step: { do: 'act', action } }, { do: 'later' });
    for (const answer of answers) t.picks(seat, ...[answer].flat());
  };
}

/** Everything a seat needs to take every action to its end, answering as below. */
export const able = {
  city: 'argos',
  developments: 3,
  drachmas: 20,
  troops: 2,
  hand: ['gifts-from-the-west'],
  major: { red: 4, green: 4, blue: 4 },
} satisfies Setting;

export const ably: Readonly<Record<Action, readonly string[]>> = {
  philosophy: [],
  legislation: ['decline'],
  culture: [],
  trade: ['decline'],
  military: ['decline'],
  politics: ['gifts-from-the-west'],
  development: ['unlock'],
};

/** Runs every action once, each on its own; the change it must bring is that of `on`, or none. */
export function expectOnAlone(on: Action, change: Change, worth: (play: Played) => Change, answers = ably): void {
  for (const action of actions) {
    expect([action, worth(takes(0, action, ...answers[action]))]).toEqual([action, action === on ? change : {}]);
  }
}

/** A run with a card or development, to be compared with the same run without it. */
export interface Compared extends Omit<Layout, 'players'> {
  readonly own?: Setting;
  readonly others?: readonly Setting[];
}

export interface Case extends Compared {
  readonly id: string;
  readonly what: string;
  readonly play: Played;
  /** Beyond the same run without the card or development. */
  readonly brings: Change;
}

/** What the second setting brings its owner beyond the first; to the others it must bring nothing. */
export function worth({ own = {}, others = [{}], ...layout }: Compared, added: Setting, play: Played): Change {
  const run = (setting: Setting): Change[] => changes({ ...layout, players: [setting, ...others] }, play);
  const [mine = {}, ...theirs] = subtracted(run({ ...own, ...added }), run(own));
  expect(theirs).toEqual(others.map(() => ({})));
  return mine;
}

/** What a card in play brings a seat that is able to take every action. */
export function worthOfCard(id: string, compared: Compared, play: Played): Change {
  const own = { ...able, ...compared.own };
  return worth({ others: [{ drachmas: 0 }], ...compared, own }, { played: [...(own.played ?? []), id] }, play);
}

/** A run of an event, and the answers of the first seat. */
export function resolving(...answers: readonly string[]): Played {
  return (t) => {
    t.table({ do: 'resolve' });
    for (const answer of answers) t.picks(0, answer);
  };
}

/** A Progress phase, and the answers of the first seat. */
export function progressing(...answers: readonly string[]): Played {
  return (t) => {
    t.table({ do: 'progress' });
    for (const answer of answers) t.picks(0, answer);
  };
}

/** Declines whatever is still asked of the first seat. */
export function ending(play: Played): Played {
  return (t) => {
    play(t);
    if (t.options(0).length > 0) t.picks(0, 'decline');
  };
}

/** One after the other. */
export function inOrder(...plays: readonly Played[]): Played {
  return (t) => {
    for (const play of plays) play(t);
  };
}

/** The cards that lie open and act in actions; the other ongoing ones act in the Tax and Progress phases. */
export function isOfActions({ when, modify }: Piece): boolean {
  if (when !== null) return typeof when === 'object' || when === 'card-played';
  return modify.some((change) => 'price' in change && ['knowledge', 'exploration'].includes(change.price));
}

export interface Price {
  readonly id: string;
  readonly cost: number;
  readonly needs: Needs;
}

interface Offer {
  /** The table at the moment when what has this price may be had. */
  readonly asked: (own: Setting, phase: 'action' | 'resolution') => Scenario;
  /** What is picked to have it, and what it asks then. */
  readonly picks: readonly string[];
}

/** What a card or development costs: had with exactly that, and not with a drachma or a token less. */
export function testPrice({ id, cost, needs }: Price, { asked, picks }: Offer): void {
  const [pick = ''] = picks;
  const enough = { drachmas: cost, minor: needs };
  const isOffered = (own: Setting, phase: 'action' | 'resolution' = 'action'): boolean =>
    asked(own, phase).options(0).includes(pick);

  function paid(own: Setting): Partial<Record<Resource, number>> {
    const t = asked(own, 'action');
    for (const answer of picks) t.picks(0, answer);
    expectIdle(t);
    const lost: Partial<Record<Resource, number>> = {};
    for (const news of t.news) {
      if (news.kind === 'lost' && news.seat === 0) lost[news.what] = (lost[news.what] ?? 0) + news.amount;
    }
    expect(colours.map((colour) => t.player(0).minor[colour] >= (own.minor?.[colour] ?? 0))).not.toContain(false);
    return lost;
  }

  const list = colours.flatMap((colour) => (needs[colour] === undefined ? [] : [`${needs[colour]} ${colour}`]));
  const price = `${cost} drachmas and ${list.length === 0 ? 'no knowledge' : list.join(', ')}`;
  test(`${id}: costs ${price}, with exactly that`, () => {
    expect(isOffered(enough)).toBe(true);
    expect(isOffered(enough, 'resolution')).toBe(true);
    expect(paid(enough)).toEqual(cost === 0 ? {} : { drachmas: cost });
  });
  if (cost > 0)
    test(`${id}: not for ${cost - 1} drachmas`, () => expect(isOffered({ ...enough, drachmas: cost - 1 })).toBe(false));
  if (list.length > 0)
    test(`${id}: major knowledge serves as well`, () => expect(isOffered({ drachmas: cost, major: needs })).toBe(true));
  for (const colour of colours) {
    const needed = needs[colour] ?? 0;
    if (needed === 0) continue;
    const short = { drachmas: cost, minor: { ...needs, [colour]: needed - 1 } };
    test(`${id}: not with ${needed - 1} ${colour}, unless 2 philosophy tokens cover it, in an action (R17)`, () => {
      expect(isOffered(short)).toBe(false);
      expect(isOffered({ ...short, philosophy: 1 })).toBe(false);
      expect(isOffered({ ...short, philosophy: 2 }, 'resolution')).toBe(false);
      expect(paid({ ...short, philosophy: 3 })).toEqual({ ...(cost === 0 ? {} : { drachmas: cost }), philosophy: 2 });
    });
  }
}
