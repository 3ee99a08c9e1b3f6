import type { SeatStep } from '../../../src/games/khora/rules/state.ts';
import type { Setting } from './measure.ts';
import { type Layout, type Scenario, scenario } from './scenario.ts';

type Phase = NonNullable<Layout['phase']>;
type Asking = readonly [phase: Phase, step: SeatStep, own?: Setting];

/** The steps that only act. */
type Silent = 'act' | 'effect' | 'progress' | 'end-progress';
export type Kind = Exclude<SeatStep['do'], Silent>;

const event = (id: string): { by: 'event'; id: string } => ({ by: 'event', id });
const card = (id: string): { by: 'card'; id: string } => ({ by: 'card', id });
const developmentOf = (city: string, number: number) => ({ by: 'development', city, number }) as const;
const plenty = { red: 4, green: 4, blue: 4 };
const hand = ['quarry', 'bank', 'tunnel-of-eupalinos'];

/** For every kind of question a step that asks it, and what its owner must have for it to be asked. */
export const askings: Readonly<Record<Kind, Asking>> = {
  draft: ['draft', { do: 'draft' }, { pack: ['bank', 'power'] }],
  'assign-tiles': ['dice', { do: 'assign-tiles' }, { rolled: [2, 4], philosophy: 1 }],
  'turn-tokens': ['action', { do: 'turn-tokens' }, { philosophy: 2, citizens: 11 }],
  'pay-tiles': ['action', { do: 'pay-tiles' }, { rolled: [1, 2], tiles: [4, 6], citizens: 4 }],
  'keep-card': ['action', { do: 'keep-card' }, { looking: ['bank', 'archives'] }],
  'buy-knowledge': ['action', { do: 'buy-knowledge' }, { drachmas: 7 }],
  explore: ['action', { do: 'explore' }, { troops: 6 }],
  'play-card': ['action', { do: 'play-card' }, { hand, drachmas: 3, minor: { red: 1 } }],
  unlock: ['action', { do: 'unlock' }, { minor: plenty, drachmas: 5 }],
  'raise-level': ['progress', { do: 'raise-level', left: 1 }, { economy: 1, culture: 7, military: 4, drachmas: 3 }],
  'buy-level': [
    'resolution',
    { do: 'buy-level', of: event('military-victory'), tracks: ['economy', 'culture', 'military'], cheaper: 2 },
    { economy: 7, culture: 2, military: 5, drachmas: 3 },
  ],
  'choose-gain': [
    'action',
    { do: 'choose-gain', of: developmentOf('argos', 2), options: [{ troops: 2 }, { vp: 4 }, { citizens: 5 }] },
    { citizens: 12, vp: 3 },
  ],
  'choose-colour': ['action', { do: 'choose-colour', of: card('scholarly-welcome') }, { minor: { red: 1 } }],
  'choose-tracks': ['action', { do: 'choose-tracks', of: developmentOf('miletus', 2), count: 1 }, { culture: 7 }],
  'take-back': ['action', { do: 'take-back', of: card('ostracism') }, { played: ['ostracism', 'bank', 'archives'] }],
  discard: ['resolution', { do: 'discard', of: event('thirty-tyrants'), count: 2 }, { hand }],
  forget: [
    'resolution',
    { do: 'forget', of: event('oracle-of-delphi'), gain: { philosophy: 2 } },
    { minor: { red: 2 }, major: { red: 1, blue: 1 } },
  ],
  'choose-action': [
    'resolution',
    {
      do: 'choose-action',
      of: event('conquest-of-the-persians'),
      actions: ['philosophy', 'legislation', 'culture', 'trade', 'politics', 'development'],
    },
  ],
  'choose-reward': ['achievement', { do: 'choose-reward', achievement: 'six-troops' }, { taxes: 10, glory: 2 }],
  'between-phases': ['progress', { do: 'between-phases' }],
  'last-call': ['end', { do: 'last-call' }],
};

export const kindsOfQuestion = Object.keys(askings) as Kind[];

/** Seat 0 is asked this. */
export function asking(kind: Kind, own: Setting = {}): Scenario {
  const [phase, step, needed = {}] = askings[kind];
  return scenario({ phase, players: [{ city: 'argos', ...needed, ...own }, {}] }).does(0, step);
}
