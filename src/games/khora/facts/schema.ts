import { z } from 'zod';
import { actions, colours, counters, kinds, tracks } from './terms.ts';
import { effect, fixedGains, meaning } from './verbs.ts';

const action = z.enum(actions);
const track = z.enum(tracks);
const colour = z.enum(colours);
const kind = z.enum(kinds);
const count = z.int().nonnegative();
const some = z.int().positive();

const effects = z.array(effect).min(1);

/** What is always so while a card or development lies open. */
export const modifiers = {
  price: meaning(
    'Changes a price: to so many, or by so many, never below 0; with "in", only in that phase.',
    z.strictObject({
      price: z.enum(['knowledge', 'exploration', 'level', 'economy']),
      in: z.literal('progress').optional(),
      by: z.int().negative().optional(),
      to: count.optional(),
    }),
  ).refine(({ by, to }) => by !== undefined || to !== undefined, 'a price needs "by" or "to"'),
  allow: meaning(
    'Allows so many in all where one is allowed; the best allowance counts.',
    z.strictObject({ allow: z.enum(['levels', 'explorations']), to: some }),
  ),
} as const;
const modifier = z.union(Object.values(modifiers));
export type Modifier = Readonly<z.infer<typeof modifier>>;

/** How the level of a player must compare with those of the others. */
export const conditions = {
  'every-other-higher': meaning(
    'Only while every other player stands higher on this track.',
    z.strictObject({ 'every-other-higher': track }),
  ),
  'no-other-lower': meaning(
    'Only while no other player stands lower on this track.',
    z.strictObject({ 'no-other-lower': track }),
  ),
  'no-other-higher': meaning(
    'Only while no other player stands higher on this track.',
    z.strictObject({ 'no-other-higher': track }),
  ),
} as const;
const condition = z.union(Object.values(conditions));
export type Condition = Readonly<z.infer<typeof condition>>;

const when = z.union([
  z.enum(['now', 'card-played', 'tax', 'no-progress', 'any-time', 'end']),
  z.strictObject({ action }),
]);
export type When = Readonly<z.infer<typeof when>>;

/** When the effects of a card or development happen. */
export const moments: Readonly<Record<Exclude<When, object> | 'action', string>> = {
  now: 'Once, as soon as it is played or unlocked.',
  action: 'Each time its owner takes this action.',
  'card-played': 'Each time its owner plays another Politics card.',
  tax: 'In every Tax phase.',
  'no-progress': 'In every Progress phase in which its owner raised no level.',
  'any-time': 'Whenever its owner wants, as often as it can be paid for.',
  end: 'In the final scoring.',
};

const needs = z.partialRecord(colour, some);
export type Needs = Readonly<z.infer<typeof needs>>;

const piece = {
  cost: count,
  needs,
  when: when.optional(),
  if: condition.optional(),
  effects: effects.optional(),
  modify: z.array(modifier).min(1).optional(),
};

const development = z.strictObject(piece);

/** An event for everybody whose dice meet its condition, applied as soon as they are rolled. */
const diceEvent = z.strictObject({
  id: z.string(),
  round: some.optional(),
  in: z.literal('dice'),
  if: meaning('For those whose dice show this much at most, in all.', z.strictObject({ 'rolled-at-most': some })),
  all: effects,
});

/** An event of phase F: for all, for those with the most or fewest troops, or for one after the other. */
const resolvedEvent = z
  .strictObject({
    id: z.string(),
    round: some.optional(),
    in: z.literal('resolution').optional(),
    if: meaning(
      'Only if this space of the board has been explored.',
      z.strictObject({ explored: z.string() }),
    ).optional(),
    all: effects.optional(),
    highest: effects.optional(),
    lowest: effects.optional(),
    'one-by-one': effects.optional(),
  })
  .refine(
    ({ all, highest, lowest, 'one-by-one': each }) => [all, highest, lowest, each].some(Boolean),
    'it does nothing',
  );

/** The conditions of events. */
export const eventConditions = {
  'rolled-at-most': diceEvent.shape.if,
  explored: resolvedEvent.shape.if.unwrap(),
} as const;

const event = z.discriminatedUnion('in', [diceEvent, resolvedEvent]);

const space = z.strictObject({
  id: z.string(),
  troops: some,
  loses: count,
  /** Called by a name of its own and not by its token. */
  named: z.literal(true).optional(),
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
export type EventGroup = 'all' | 'highest' | 'lowest' | 'one-by-one';
export type Space = Readonly<z.infer<typeof space>>;
