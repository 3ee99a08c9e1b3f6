import { z } from 'zod';
import { checks, counters, durations, hits, kindsOfDestiny, resources, things } from './terms.ts';
import { type Deed, verbs } from './verbs.ts';

const count = z.int().nonnegative();
const some = z.int().positive();
const resource = z.enum(resources);

const amount = z.union([some, z.strictObject({ per: resource })]);
export type Amount = Readonly<z.infer<typeof amount>>;
const fixedGains = z.partialRecord(z.enum(things), some);

export const effects = {
  gain: z.partialRecord(z.enum(things), amount),
  'choose-cubes': some,
  draw: some,
  withdraw: z.literal(1),
  discard: z.literal('hand'),
} as const;

export const modifiers = {
  swords: some,
  symbols: some,
  stars: some,
  'new-settler': count,
  sea: z.int().negative(),
  'land-run': count,
  closed: z.literal('sea'),
  discovery: z.strictObject({ by: z.int().negative(), naming: z.literal('own-resource') }),
  wonder: z.int().negative(),
  action: some,
  look: some,
  wins: z.literal('ties'),
} as const;

export const conditions = { most: resource, 'of-each': some } as const;

const points = z.strictObject({ points: z.int(), per: z.enum(counters).optional() });
export type Points = Readonly<z.infer<typeof points>>;

/** How well an entry is known, and where one aspect of it is known otherwise. */
const known = { check: z.enum(checks), checks: z.record(z.string(), z.enum(checks)).optional() };

const modify = z.array(verbs('modifier', modifiers)).min(1).optional();
const acts = z.array(verbs('effect', effects)).min(1).optional();
const end = z.array(points).min(1).optional();

const bonus = z.strictObject({ gain: fixedGains, grey: z.literal(true).optional() });

/** Every data file that the rules need and its shape. */
export const files = {
  map: z.strictObject({
    north: z.strictObject({ id: z.string(), ...known }),
    land: z.array(
      z.strictObject({
        id: z.string(),
        resource,
        star: z.literal(true).optional(),
        zeus: z.literal(true).optional(),
        points: some.optional(),
        ...known,
      }),
    ),
    sea: z.array(z.strictObject({ id: z.string(), ...known })),
    edges: z.array(z.tuple([z.string(), z.string()])),
    ...known,
  }),
  track: z.strictObject({
    start: count,
    cross: some,
    zeus: z.array(z.strictObject({ space: some, cards: z.union([z.literal(1), z.literal(2)]), ...known })).min(1),
    points: z.array(z.strictObject({ from: some, to: some, points: count, ...known })),
    ...known,
  }),
  rows: z.array(z.strictObject({ row: some, colour: z.string(), copies: z.record(z.string(), some), ...known })),
  cells: z.array(
    z.strictObject({
      id: z.string(),
      row: some,
      column: some,
      needs: z.partialRecord(resource, some),
      equal: z.array(some),
      bonuses: z.array(bonus),
      ...known,
    }),
  ),
  discoveries: z.array(
    z.strictObject({
      id: z.string(),
      row: some,
      variants: z.array(resource).length(2).optional(),
      now: acts,
      modify,
      end,
      ...known,
    }),
  ),
  wonders: z.array(z.strictObject({ id: z.string(), stars: some, points: some, ...known })),
  destiny: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(kindsOfDestiny),
      copies: some,
      play: z.enum(['own-turn', 'wonder', 'god']),
      if: verbs('condition', conditions).optional(),
      effects: acts,
      modify,
      ...known,
    }),
  ),
  gods: z.array(
    z.strictObject({
      id: z.string(),
      hits: z.enum(hits),
      effects: acts,
      until: z.enum(durations).optional(),
      modify,
      end,
      ...known,
    }),
  ),
  rules: z.strictObject({
    seats: z.record(
      z.string(),
      z.strictObject({ condemned: some, barbarians: count, columns: some, grey: z.boolean() }),
    ),
    start: z.strictObject({ settlers: count, cubes: z.literal(1), hourglasses: count, prestige: count }),
    prices: z.strictObject({ newSettler: some, land: some, sea: some, discovery: some, wonder: some, wait: some }),
    fight: z.strictObject({
      more: some,
      equal: some,
      fewer: some,
      tribe: count,
      barbarians: count,
      attacked: z.strictObject({ hourglasses: some }),
    }),
    zeusToken: z.strictObject({ symbols: some }),
    points: z.strictObject({ territory: some, discovery: some, card: some }),
    ...known,
  }),
};

export type Files = { readonly [F in keyof typeof files]: Readonly<z.infer<(typeof files)[F]>> };
export type Effect = Deed<typeof effects>;
export type Modifier = Deed<typeof modifiers>;
export type Condition = Deed<typeof conditions>;
export type FixedGains = Readonly<z.infer<typeof fixedGains>>;
export type Gains = Readonly<z.infer<(typeof effects)['gain']>>;
