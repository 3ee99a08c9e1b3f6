import { type Stroke, disc, glyph } from '../../../render/kit/glyphs.ts';
import type { Markup } from '../../../render/svg.ts';

const filled = (d: string): readonly Stroke[] => [{ d }];

const temple =
  'M12 2 22 7.6v2.2H2V7.6ZM4 11.2h3.2v7.4H4ZM10.4 11.2h3.2v7.4h-3.2ZM16.8 11.2H20v7.4h-3.2ZM2 19.8h20V22H2Z';
const sun =
  'M12 .6l2.4 2.3 3.3-.8 1 3.2 3.2 1-.8 3.3 2.3 2.4-2.3 2.4.8 3.3-3.2 1-1 3.2-3.3-.8L12 23.4l-2.4-2.3-3.3.8-1-3.2-3.2-1 ' +
  '.8-3.3L.6 12l2.3-2.4-.8-3.3 3.2-1 1-3.2 3.3.8Z';
const star = 'M12 1.6l3.1 6.7 7.3.9-5.4 5 1.4 7.2L12 17.8l-6.4 3.6L7 14.2l-5.4-5 7.3-.9Z';

export const icons = {
  citizens: filled(`${disc(12, 7.2, 4.7)}M3 21.6c0-5.4 4-8 9-8s9 2.6 9 8Z`),
  taxes: filled(
    'M4 5.6C4 4 7.6 2.8 12 2.8S20 4 20 5.6v1.8c0 1.6-3.6 2.8-8 2.8S4 9 4 7.4ZM4 10.3c1.5 1.3 4.6 2 8 2s6.5-.7 8-2v2.3' +
      'c0 1.6-3.6 2.8-8 2.8s-8-1.2-8-2.8ZM4 15.6c1.5 1.3 4.6 2 8 2s6.5-.7 8-2v2.5c0 1.6-3.6 2.8-8 2.8s-8-1.2-8-2.8Z',
  ),
  glory: wreath(),
  troops: filled(
    'M12 1.6C6.8 1.6 3.6 5.4 3.6 10.8v6.8c0 2.7 2.4 4.3 6 4.9l1.4-5.6h2l1.4 5.6c3.6-.6 6-2.2 6-4.9v-6.8c0-5.4-3.2-9.2-8.4-9.2Z' +
      'M6 11.2c1.7-1 3.6-.8 4.9.5l-.3 2.2c-1.9.4-3.8-.3-4.6-2.7ZM18 11.2c-1.7-1-3.6-.8-4.9.5l.3 2.2c1.9.4 3.8-.3 4.6-2.7Z',
  ),
  vp: filled(star),
  drachmas: filled(`${disc(12, 12, 10.4)}M12 5.6l6 11H6ZM12 9.6l-2.7 4.9h5.4Z`),
  philosophy: filled(
    'M12 3.4c-2 0-3.4-.8-6-2C5.3 3.8 4.6 6 4.6 10v4.6c0 4.6 3.2 7.8 7.4 7.8s7.4-3.2 7.4-7.8V10c0-4-.7-6.2-1.4-8.6-2.6 1.2-4 2-6 2Z' +
      `${disc(8.6, 9.6, 2.7)}${disc(15.4, 9.6, 2.7)}${disc(8.6, 9.6, 1.2)}${disc(15.4, 9.6, 1.2)}M12 11.6l1.5 3h-3Z`,
  ),
  cards: filled(
    'M5.6 1.6h12.8c1.1 0 2 .9 2 2v16.8c0 1.1-.9 2-2 2H5.6c-1.1 0-2-.9-2-2V3.6c0-1.1.9-2 2-2Z' +
      'M12 5.2l6 3.6v1.4H6V8.8ZM7 11.4h2v4.4H7ZM11 11.4h2v4.4h-2ZM15 11.4h2v4.4h-2ZM6 17h12v1.6H6Z',
  ),
  dice: filled(
    'M5.4 2h13.2c1.9 0 3.4 1.5 3.4 3.4v13.2c0 1.9-1.5 3.4-3.4 3.4H5.4C3.5 22 2 20.5 2 18.6V5.4C2 3.5 3.5 2 5.4 2Z' +
      `${disc(7.4, 7.4, 1.9)}${disc(16.6, 7.4, 1.9)}${disc(12, 12, 1.9)}${disc(7.4, 16.6, 1.9)}${disc(16.6, 16.6, 1.9)}`,
  ),
  economy: amphora(),
  culture: lyre(),
  military: filled(`${disc(12, 12, 10.4)}M12 4.4l6.4 13.4h-3.2L12 10.9l-3.2 6.9H5.6Z`),
  legislation: filled(
    'M5.6 22.4V8c0-4 2.6-6.4 6.4-6.4s6.4 2.4 6.4 6.4v14.4ZM8.4 9h7.2v1.7H8.4ZM8.4 13h7.2v1.7H8.4ZM8.4 17h7.2v1.7H8.4Z',
  ),
  trade: amphora(),
  politics: [] as readonly Stroke[],
  development: filled(temple),
  major: filled(`${disc(12, 12, 5.4)}${sun}`),
  minor: filled(`${disc(12, 12, 9.5)}${disc(12, 12, 6)}`),
  arrow: filled('M2 10h11V4l10 8-10 8v-6H2Z'),
  raise: filled('M10 22V11H4L12 1l8 10h-6v11Z'),
  start: filled('M12 .8c3.6 3.4 4.4 6 3.2 8.8H8.8C7 6.2 11 4.6 12 .8ZM7.6 10.8h8.8v2.2H7.6ZM9 14.2h6l-1.4 9h-3.2Z'),
  awaited: filled(
    'M5 1.6h14v2.6c0 3.4-2.8 5.4-4.8 7.8 2 2.4 4.8 4.4 4.8 7.8v2.6H5v-2.6c0-3.4 2.8-5.4 4.8-7.8C7.8 9.6 5 7.6 5 4.2ZM8 19.6h8c-.4-2-2-3.4-4-5-2 1.6-3.6 3-4 5Z',
  ),
  done: [{ d: 'M3.5 12.6l6 6L20.5 5.8', line: 3.8 }],
  locked: filled('M6 10V7.6C6 4.2 8.6 1.8 12 1.8s6 2.4 6 5.8V10h1.6v12H4.4V10ZM9 10h6V7.6c0-1.8-1.2-3-3-3s-3 1.2-3 3Z'),
} as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type Icon = keyof typeof icons;

/** An icon in a square of `size`, its corner at x, y. */
export function icon(name: Icon, x: number, y: number, size: number, fill: string): Markup {
  return glyph(strokesOf(name), x, y, size, fill);
}

export function strokesOf(name: Icon): readonly Stroke[] {
  return name === 'politics' ? icons.cards : icons[name];
}

function wreath(): readonly Stroke[] {
  const leaves = [12, 46, 80, 114, 146].flatMap((degrees) => [leaf(degrees, 1), leaf(degrees, -1)]);
  return [{ d: leaves.join('') }];
}

/** A laurel leaf on the left (1) or right (-1) branch, counted upwards from the knot. */
function leaf(degrees: number, side: 1 | -1): string {
  const angle = (degrees * Math.PI) / 180;
  const turned = angle - 0.3;
  const [x, y] = [12 - 8.6 * Math.sin(angle), 12.4 + 8.6 * Math.cos(angle)];
  const [dx, dy] = [-3.7 * Math.cos(turned), -3.7 * Math.sin(turned)];
  const point = (px: number, py: number): string => `${(12 + (px - 12) * side).toFixed(1)} ${py.toFixed(1)}`;
  const [base, tip] = [point(x - dx, y - dy), point(x + dx, y + dy)];
  return `M${base}Q${point(x - dy, y + dx)} ${tip}Q${point(x + dy, y - dx)} ${base}Z`;
}

function amphora(): readonly Stroke[] {
  return [
    {
      d: 'M8.8 1.6h6.4v2H14v3.2c2.9 1 4.6 3.6 4.6 6.6 0 3.4-2.4 5.9-4.6 7.1v2h-4v-2c-2.2-1.2-4.6-3.7-4.6-7.1 0-3 1.7-5.6 4.6-6.6V3.6H8.8Z',
    },
    { d: 'M9.6 4.4C5.6 4 3.6 6 4.8 9.4M14.4 4.4c4-.4 6 1.6 4.8 5', line: 1.7 },
  ];
}

function lyre(): readonly Stroke[] {
  return [
    { d: 'M6.2 17h11.6c1 0 1.6.7 1.6 1.6V20c0 1.2-.9 2-2 2H6.6c-1.1 0-2-.8-2-2v-1.4c0-.9.6-1.6 1.6-1.6Z' },
    {
      d: 'M5.6 2.4C2.6 6.4 3.4 9.8 5.4 12.6c1.2 1.6 1.8 3 1.8 4.8M18.4 2.4c3 4 2.2 7.4.2 10.2-1.2 1.6-1.8 3-1.8 4.8M4.6 6.4h14.8',
      line: 2,
    },
    { d: 'M9.4 7v10M12 7v10M14.6 7v10', line: 1.1 },
  ];
}
