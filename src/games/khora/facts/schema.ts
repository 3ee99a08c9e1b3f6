import { z } from 'zod';
import { actions, colours, counters, kinds, resources, tracks } from './terms.ts';

const action = z.enum(actions);
const track = z.enum(tracks);
const colour = z.enum(colours);
const kind = z.enum(kinds);
const count = z.int().nonnegative();
const some = z.int().positive();

const amount = z.union([
  some,
  z.strictObject({ per: z.enum(counters), times: some.optional(), every: some.optional() }),
]);
const gains = z.partialRecord(z.enum(resources), amount);
const losses = z.partialRecord(z.enum(resources), z.union([some, z.literal('all')]));
const fixedGains = z.partialRecord(z.enum(resources), some);

/** One effect, one verb: the first key of the object in the data. */
const verbs = {
  gain: z.strictObject({ gain: gains }),
  lose: z.strictObject({ lose: losses }),
  choose: z.strictObject({ choose: z.array(fixedGains).min(2) }),
  raise: z.strictObject({ raise: track, levels: some.optional() }),
  'raise-different': z.strictObject({ 'raise-different': some }),
  'buy-level': z.strictObject({ 'buy-level': z.array(track).min(1), cheaper: some }),
  act: z.strictObject({ act: action, times: some.optional() }),
  'act-one-of': z.strictObject({ 'act-one-of': z.array(action).min(2) }),
  learn: z.strictObject({ learn: z.literal('minor') }),
  forget: z.strictObject({ forget: z.literal(1), gain: fixedGains }),
  draw: z.strictObject({ draw: some }),
  discard: z.strictObject({ discard: some }),
  call: z.strictObject({ call: z.enum(['take-back-card']) }),
} as const;

type Verb = keyof typeof verbs;
export type Effect = { [V in Verb]: Readonly<z.infer<(typeof verbs)[V]>> }[Verb];

/** Names the misspelt verb instead of listing everything an effect could have been. */
const effect = z.record(z.string(), z.unknown()).transform((value, context): Effect => {
  const [verb = ''] = Object.keys(value);
  if (!Object.hasOwn(verbs, verb)) {
    context.addIssue(`unknown effect "${verb}"; there are ${Object.keys(verbs).join(', ')}`);
    return z.NEVER;
  }
  const parsed = verbs[verb as Verb].safeParse(value);
  if (parsed.success) return parsed.data;
  parsed.error.issues.forEach(({ path, message }) => context.addIssue({ code: 'custom', path: [...path], message }));
  return z.NEVER;
});

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
export type Gains = Readonly<z.infer<typeof gains>>;
export type Losses = Readonly<z.infer<typeof losses>>;
export type Amount = Readonly<z.infer<typeof amount>>;
export type Event = Readonly<z.infer<typeof event>>;
export type Space = Readonly<z.infer<typeof space>>;
