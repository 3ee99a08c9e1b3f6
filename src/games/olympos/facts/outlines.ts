import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { checks } from './terms.ts';

/** Points one after the other: x, y, x, y, ... */
const line = z.array(z.int().nonnegative());
const point = z.tuple([z.number(), z.number()]);

const zone = z.strictObject({
  n: z.int().nonnegative(),
  kind: z.enum(['land', 'sea', 'north']),
  tint: z.int().nonnegative().optional(),
  label: point,
  token: point,
  resource: point,
  badge: point.optional(),
  name: z.array(z.number()).min(3).max(4),
  /** The outline, then the holes in it; not closed. */
  rings: z.array(line).min(1),
});

const shape = z.strictObject({
  check: z.enum(checks),
  size: point,
  zones: z.record(z.string(), zone),
  barriers: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['mountain', 'reef']),
      between: z.array(z.string()),
      rings: z.array(line).min(1),
    }),
  ),
  /** Neighbours that the outlines do not show. */
  links: z.array(z.tuple([z.string(), z.string()])),
  borders: z.array(
    z.strictObject({
      kind: z.enum(['coast', 'land', 'sea', 'barrier', 'frame']),
      zones: z.tuple([z.string().nullable(), z.string().nullable()]),
      line,
    }),
  ),
});

export type Outlines = Readonly<z.infer<typeof shape>>;

/** The shapes of the zones: only needed where the map is drawn. */
export function loadOutlines(): Outlines {
  const file = new URL('../../../../data/olympos/outlines.json', import.meta.url);
  return shape.parse(JSON.parse(readFileSync(file, 'utf8')));
}
