/** The vocabulary of the game, as data and code spell it. */
export const actions = [
  'philosophy',
  'legislation',
  'culture',
  'trade',
  'military',
  'politics',
  'development',
] as const;
export type Action = (typeof actions)[number];

export const tracks = ['economy', 'culture', 'military'] as const;
export type Track = (typeof tracks)[number];

export const colours = ['red', 'green', 'blue'] as const;
export type Colour = (typeof colours)[number];

export const kinds = ['minor', 'major'] as const;
export type Kind = (typeof kinds)[number];

/** What is counted on a player's own markers and in front of them. */
export const resources = ['citizens', 'taxes', 'glory', 'troops', 'vp', 'drachmas', 'philosophy'] as const;
export type Resource = (typeof resources)[number];

export const phases = ['event', 'tax', 'dice', 'action', 'progress', 'resolution', 'achievement'] as const;
/** The draft comes before the first round, the end after the last. */
export type Phase = 'draft' | (typeof phases)[number] | 'end';

export const counters = [
  'economy',
  'military',
  'culture',
  'citizens',
  'taxes',
  'drachmas',
  'troops',
  'vp',
  'knowledge',
  'minor',
  'major',
  'red',
  'green',
  'blue',
  'cards-in-play',
  'cards-in-hand',
  'lowest-level',
] as const;
export type Counter = (typeof counters)[number];
