import { z } from 'zod';
import { actions, colours, counters, kinds, tracks } from './terms.ts';
import { effect, fixedGains } from './verbs.ts';

const action = z.enum(actions);
const track = z.enum(tracks);
const colour = z.enum(colours);
const kind = z.enum(kinds);
const count = z.int().nonnegative();
const some = z.int().positive();

const modifier = z.union([
  z.strictObject({
    price: z.enum(['knowledge', 'exploration', 'level', 'economy']),
    in: z.literal('progress').optional(),
    by: z.int().negative().optional(),
    to: count.optional(),
  }),
  z.strictObject({ allow: z.enum(['levels', 'explorations']), to: some }),
]);
export type Modifier = Readonly<z.infer<typeof modifier>>;

const condition = z.union([
  z.strictObject({ 'every-other-higher': track }),
  z.strictObject({ 'no-other-lower': track }),
  z.strictObject({ 'no-other-higher': track }),
]);
export type Condition = Readonly<z.infer<typeof condition>>;

const when = z.union([
  z.enum(['now', 'card-played', 'tax', 'no-progress', 'any-time', 'end']),
  z.strictObject({ action }),
]);
export type When = Readonly<z.infer<typeof when>>;

const needs = z.partialRecord(colour, some);
export type Needs = Readonly<z.infer<typeof needs>>;

const piece = {
  cost: count,
  needs,
  when: when.optional(),
  if: condition.optional(),
  effects: z.array(effect).min(1).optional(),
  modify: z.array(modifier).min(1).optional(),
};

const development = z.strictObject(piece);

const event = z.strictObject({
  id: z.string(),
  round: some.optional(),
  in: z.literal('dice').optional(),
  if: z.union([z.strictObject({ 'rolled-at-most': some }), z.literal('persepolis-explored')]).optional(),
  all: z.array(effect).min(1).optional(),
  highest: z.array(effect).min(1).optional(),
  lowest: z.array(effect).min(1).optional(),
  'one-by-one': z.array(effect).min(1).optional(),
});

const space = z.strictObject({
  id: z.string(),
  troops: some,
  loses: count,
  tokens: z.array(z.strictObject({ colour, kind })).min(1),
  gain: fixedGains,
});

const level = z.strictObject({
  level: some,
  cost: some,
  gain: fixedGains,
  dice: count.default(0),
});

/** Every data file of the game and its shape. */
export const files = {
  politics: z.array(z.strictObject({ id: z.string(), ...piece })),
  cities: z.array(z.strictObject({ id: z.string(), developments: z.array(development).length(4) })),
  events: z.array(event),
  achievements: z.array(z.strictObject({ id: z.string(), needs: z.partialRecord(z.enum(counters), some) })),
  tracks: z.record(track, z.array(level).length(6)),
  board: z.array(space),
  rules: z.strictObject({
    rounds: some,
    start: z.strictObject({
      drachmas: count,
      citizens: count,
      taxes: count,
      glory: count,
      troops: count,
      vp: count,
      philosophy: count,
      economy: some,
      culture: some,
      military: some,
      dice: some,
    }),
    most: z.strictObject({ citizens: some, troops: some, taxes: some, glory: some, level: some }),
    draft: z.strictObject({ cards: some }),
    legislation: z.strictObject({ citizens: some, look: some }),
    trade: z.strictObject({ drachmas: some, knowledge: some }),
    philosophy: z.strictObject({ tokens: some, citizens: some, tokensPerKnowledge: some }),
  }),
};

export type Files = { readonly [F in keyof typeof files]: Readonly<z.infer<(typeof files)[F]>> };
export type Event = Readonly<z.infer<typeof event>>;
export type Space = Readonly<z.infer<typeof space>>;
