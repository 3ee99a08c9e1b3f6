import { z } from 'zod';
import { actions, counters, resources, tracks } from './terms.ts';

const some = z.int().positive();
const action = z.enum(actions);
const track = z.enum(tracks);
const resource = z.enum(resources);

const amount = z.union([
  some,
  z.strictObject({ per: z.enum(counters), times: some.optional(), every: some.optional() }),
]);
const gains = z.partialRecord(resource, amount);
const losses = z.partialRecord(resource, z.union([some, z.literal('all')]));
export const fixedGains = z.partialRecord(resource, some);

export type Gains = Readonly<z.infer<typeof gains>>;
export type Losses = Readonly<z.infer<typeof losses>>;
export type Amount = Readonly<z.infer<typeof amount>>;

/** Says what a part of the data means, for whoever writes it; documents and editors show it. */
export function meaning<S extends z.ZodType>(words: string, schema: S): S {
  return schema.meta({ description: words });
}

/** A verb cannot be had without its meaning. */
function verb<S extends z.ZodRawShape>(words: string, shape: S): z.ZodObject<S, z.core.$strict> {
  return meaning(words, z.strictObject(shape));
}

/** Everything an effect can do: the first key of an effect in the data is its verb. */
export const verbs = {
  gain: verb('Gains this much of each thing named, up to its limit.', { gain: gains }),
  lose: verb('Loses this much of each thing named, or all of it; never more than there is.', { lose: losses }),
  choose: verb('Gains one of these rewards, by choice.', { choose: z.array(fixedGains).min(2) }),
  raise: verb('Rises on this track for free, by one level or by so many, with the benefit of each level reached.', {
    raise: track,
    levels: some.optional(),
  }),
  'raise-different': verb('Rises by one level for free on this many different tracks, by choice.', {
    'raise-different': some,
  }),
  'buy-level': verb('May pay for one level more on one of these tracks, this many drachmas cheaper.', {
    'buy-level': z.array(track).min(1),
    cheaper: some,
  }),
  act: verb('Takes this whole action, once or so many times, without tile, die or citizens.', {
    act: action,
    times: some.optional(),
  }),
  'act-one-of': verb('May take one of these whole actions, without tile, die or citizens.', {
    'act-one-of': z.array(action).min(2),
  }),
  learn: verb('Takes a knowledge token of this kind, its colour by choice.', { learn: z.literal('minor') }),
  forget: verb('Loses this many knowledge tokens, by choice, and gains this for it; nothing happens without one.', {
    forget: z.literal(1),
    gain: fixedGains,
  }),
  draw: verb('Draws this many Politics cards.', { draw: some }),
  discard: verb('Discards this many Politics cards from the hand, by choice.', { discard: some }),
  'take-back': verb('Takes this many other Politics cards in play back to the hand, by choice.', {
    'take-back': z.literal(1),
  }),
} as const;

export type Verb = keyof typeof verbs;

type Shapes = { readonly [V in Verb]: Readonly<z.infer<(typeof verbs)[V]>> & { readonly verb: V } };
/** An effect as the data have it, with its verb beside it. */
export type EffectOf<V extends Verb> = { [K in V]: Shapes[K] }[V];
export type Effect = EffectOf<Verb>;

/** Names the misspelt verb instead of listing everything an effect could have been. */
export const effect = z
  .record(z.string(), z.unknown())
  .transform((value, context): Effect => {
    const [name = ''] = Object.keys(value);
    if (!isVerb(name)) {
      context.addIssue(`unknown effect "${name}"; there are ${Object.keys(verbs).join(', ')}`);
      return z.NEVER;
    }
    const parsed = verbs[name].safeParse(value);
    if (parsed.success) return { verb: name, ...parsed.data } as Effect;
    parsed.error.issues.forEach(({ path, message }) => context.addIssue({ code: 'custom', path: [...path], message }));
    return z.NEVER;
  })
  .meta({ id: 'effect' });

function isVerb(name: string): name is Verb {
  return Object.hasOwn(verbs, name);
}
