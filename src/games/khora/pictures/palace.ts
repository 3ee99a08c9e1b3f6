import { text } from '../../../engine/text.ts';
import { palette } from '../../../render/kit/palette.ts';
import { row, spanOf } from '../../../render/kit/rows.ts';
import { type Markup, at, box, fit, rectangle, tag } from '../../../render/svg.ts';
import type { Space } from '../facts/schema.ts';
import { emptySpot, token } from './pieces.ts';
import type { Scene } from './scene.ts';

const width = 152;

/** Persepolis, the fortress on the far coast, with a token of each colour. */
export function palace(
  { view, say }: Scene,
  space: Space,
  x: number,
  y: number,
  height: number,
  reach: ReadonlySet<string> | null,
): Markup {
  const here = view.board.includes(space.id);
  const isShaded = reach !== null && !reach.has(space.id);
  const face = { size: 38, weight: 700 } as const;
  const asked = row(
    [
      spanOf(String(space.troops), { ...face, fill: palette.foam }),
      spanOf(`−${space.loses}`, { ...face, fill: palette.brightLoss }),
    ],
    5,
  );
  const places = space.tokens.map((_, index) => 140 + index * 60);
  const tokens = space.tokens.map(({ colour, kind }, index) => {
    const middle = places[index] ?? 0;
    return (
      tag('circle', { cx: width / 2, cy: middle, r: 28, fill: palette.sand }) +
      token(colour, kind, width / 2, middle, 21)
    );
  });
  const content = [at((width - asked.width) / 2, 102, asked.markup), ...tokens];
  return box(
    { x, y, width, height },
    here ? `space-${space.id}` : `explored-${space.id}`,
    fortress(height),
    fit(
      say(text('words.persepolis')),
      { x: 2, y: 26, width: width - 4, height: 44 },
      { size: 34, weight: 700, family: 'serif', fill: palette.gold, anchor: 'middle', least: 34 },
    ),
    ...(here
      ? [isShaded ? tag('g', { opacity: 0.45 }, ...content) : content.join('')]
      : places.map((middle) => emptySpot(width / 2, middle, 22, palette.faded))),
  );
}

function fortress(height: number): Markup {
  const step = width / 5;
  const merlons = Array.from({ length: 5 }, (_, index) => {
    const left = index * step;
    return `M${left} 28v-20h${step * 0.18}v-8h${step * 0.26}v8h${step * 0.18}v20Z`;
  });
  return (
    tag('path', { d: merlons.join(''), fill: palette.ink }) +
    rectangle({ x: 0, y: 24, width, height: height - 24 }, palette.ink)
  );
}
