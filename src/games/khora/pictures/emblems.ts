import type { Stroke } from '../../../render/kit/glyphs.ts';
import { palette } from '../../../render/kit/palette.ts';
import { type Markup, tag } from '../../../render/svg.ts';

/** Each city's emblem as on a black-figure vase, on a field of 100 by 100. */
const emblems: Readonly<Record<string, readonly Stroke[]>> = {
  // owl
  athens: [
    {
      d:
        'M22 10C30 17 40 20 50 20S70 17 78 10C84 24 83 36 80 44 84 66 74 84 60 88H40C26 84 16 66 20 44 17 36 16 24 22' +
        ' 10ZM23 38a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM51 38a13 13 0 1 0 26 0a13 13 0 1 0 -26 0ZM50 44L57 57 50 64 4' +
        '3 57ZM33 68q5 5 10 0v4q-5 5-10 0ZM45 74q5 5 10 0v4q-5 5-10 0ZM57 68q5 5 10 0v4q-5 5-10 0Z',
    },
    {
      d: 'M29.5 38a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0ZM57.5 38a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0Z',
    },
    {
      d: 'M38 88v6M44 88v6M56 88v6M62 88v6',
      line: 4,
    },
  ],
  // shield with lambda
  sparta: [
    {
      d: 'M6 50a44 44 0 1 0 88 0a44 44 0 1 0 -88 0ZM12 50a38 38 0 1 0 76 0a38 38 0 1 0 -76 0Z',
    },
    {
      d: 'M16 50a34 34 0 1 0 68 0a34 34 0 1 0 -68 0ZM50 20L74 74H62L50 45 38 74H26Z',
    },
  ],
  // winged horse
  corinth: [
    {
      d:
        'M38 5L46 16C59 20 66 31 66 47 66 62 58 74 55 95H16C18 80 27 69 38 58 32 58 28 61 25 65 21 69 15 69 11 66L5 5' +
        '8C5 53 9 48 14 43L25 27C27 22 30 19 34 17ZM29 33a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0-7.2 0Z',
    },
    {
      d: 'M63 84C68 58 76 38 90 16M67 90C74 70 82 54 94 38M71 94C78 80 86 68 96 58M76 96C82 88 88 82 95 77',
      line: 7.5,
    },
  ],
  // Boeotian shield and club
  thebes: [
    {
      d:
        'M50 5C76 5 88 22 88 40 80 40 76 45 76 50S80 60 88 60C88 78 76 95 50 95S12 78 12 60C20 60 24 55 24 50S20 40 1' +
        '2 40C12 22 24 5 50 5ZM33 83C29 81 29 77 31 73L45 46C41 43 43 37 48 37L50 31C46 26 51 20 56 21 58 13 69 12 72' +
        ' 19 79 22 79 30 74 33 78 38 74 44 68 43L64 48C65 53 60 57 56 54L42 80C40 84 36 85 33 83Z',
    },
  ],
  // wolf
  argos: [
    {
      d:
        'M14 6L36 24C45 21 55 21 64 24L86 6C89 22 88 36 84 46L94 62 76 66 62 84C58 94 42 94 38 84L24 66 6 62 16 46C12' +
        ' 36 11 22 14 6ZM27 44L44 53C41 59 32 58 27 44ZM73 44L56 53C59 59 68 58 73 44ZM42 76H58L53 85H47Z',
    },
  ],
  // lion
  miletus: [
    {
      d:
        'M50 3L60 11 72 8 76 19 88 22 87 34 96 43 91 54 95 66 85 72 82 84 70 85 62 95 50 90 38 95 30 85 18 84 15 72 5' +
        ' 66 9 54 4 43 13 34 12 22 24 19 28 8 40 11ZM50 24C36 24 27 33 27 45 27 52 29 57 33 62 35 74 42 80 50 80S65 7' +
        '4 67 62C71 57 73 52 73 45 73 33 64 24 50 24Z',
    },
    {
      d:
        'M33 40q7-5 12 1l-2 5q-6 2-10-6ZM67 40q-7-5-12 1l2 5q6 2 10-6ZM42 56H58L53 64V68Q58 74 63 69L60 75Q54 77 50 7' +
        '3 46 77 40 75L37 69Q42 74 47 68V64Z',
    },
  ],
  // thunderbolt of Zeus
  olympia: [
    {
      d:
        'M50 2C57 12 60 20 58 30L66 12C72 22 70 32 61 43H39C30 32 28 22 34 12L42 30C40 20 43 12 50 2ZM50 98C57 88 60 ' +
        '80 58 70L66 88C72 78 70 68 61 57H39C30 68 28 78 34 88L42 70C40 80 43 88 50 98ZM36 45H64V55H36Z',
    },
    {
      d:
        'M33 47C22 46 11 40 4 28 4 36 6 41 8 44L4 44C6 50 9 54 13 57L10 59C15 64 24 60 33 53ZM67 47C78 46 89 40 96 28' +
        ' 96 36 94 41 92 44L96 44C94 50 91 54 87 57L90 59C85 64 76 60 67 53Z',
    },
  ],
};

/** The emblem of a city on its clay disc, around x, y. */
export function emblem(city: string, x: number, y: number, radius: number): Markup {
  const figure = (emblems[city] ?? []).map(({ d, line }) =>
    line === undefined
      ? tag('path', { d, fill: palette.ink, 'fill-rule': 'evenodd' })
      : tag('path', { d, fill: 'none', stroke: palette.ink, 'stroke-width': line, 'stroke-linecap': 'round' }),
  );
  return tag(
    'g',
    { class: `emblem ${city}`, transform: `translate(${x} ${y})` },
    tag('circle', { r: radius, fill: palette.ink }),
    tag('circle', { r: radius * 0.93, fill: palette.pot }),
    tag('g', { transform: `scale(${radius * 0.0132}) translate(-50 -50)` }, ...figure),
  );
}
