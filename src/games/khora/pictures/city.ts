import { palette } from '../../../render/kit/palette.ts';
import { row } from '../../../render/kit/rows.ts';
import type { Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, at, box, fit, rectangle, write } from '../../../render/svg.ts';
import { type Piece, facts } from '../facts/facts.ts';
import { colours } from '../facts/terms.ts';
import { icon } from './icons.ts';
import { counted, token } from './pieces.ts';
import { type Scene, playerAt } from './scene.ts';

/** The four developments of a city: what they do, which are unlocked, what the others ask for. */
export function city({ view, say }: Scene, seat: Seat, x: number, y: number, width: number, height: number): Markup {
  const owner = playerAt(view, seat);
  const developments = facts.cities.get(owner.city) ?? [];
  const gap = 8;
  const each = (width - gap * (developments.length - 1)) / developments.length;
  const boxes = developments.map((piece, index) => {
    const unlocked = index < owner.developments;
    const area = { x: 0, y: 0, width: each, height };
    const ground = unlocked
      ? rectangle(area, '#e3ead2', { rx: 10, stroke: palette.olive, 'stroke-width': 2 })
      : rectangle(area, palette.stone, { rx: 10 });
    const status = unlocked ? icon('done', each - 28, 7, 18, palette.olive) : price(piece, 48, each - 8);
    return box(
      { ...area, x: index * (each + gap) },
      `development-${seat}-${index + 1}${unlocked ? '' : '-locked'}`,
      ground,
      icon('development', 9, 7, 18, unlocked ? palette.olive : palette.faded),
      write(String(index + 1), 34, 22, { size: 17, weight: 700, fill: palette.ink }),
      status,
      fit(
        say(text(`cities.${owner.city}.${index + 1}`)),
        { x: 9, y: 29, width: each - 18, height: height - 33 },
        { size: 17, fill: palette.ink, valign: 'top', least: 11 },
      ),
    );
  });
  return box({ x, y, width, height }, null, ...boxes);
}

/** Knowledge and drachmas that a piece asks for, ending at `right` and as large as the room from `left` allows. */
export function price(piece: Piece, left: number, right: number, size = 18, baseline = 22): Markup {
  const asked = row(
    [
      ...colours.flatMap((colour) => Array.from({ length: piece.needs[colour] ?? 0 }, () => needed(colour, size))),
      counted('drachmas', String(piece.cost), size, palette.gilt),
    ],
    size * 0.2,
  );
  if (asked.width > right - left) return price(piece, left, right, size - 0.5, baseline);
  return at(right - asked.width, baseline, asked.markup);
}

function needed(colour: (typeof colours)[number], size: number): { markup: Markup; width: number } {
  return { markup: token(colour, 'minor', size / 2, -size * 0.36, size * 0.6), width: size };
}
