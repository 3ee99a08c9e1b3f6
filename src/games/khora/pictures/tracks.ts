import { marker } from '../../../render/kit/markers.ts';
import { palette } from '../../../render/kit/palette.ts';
import { panel } from '../../../render/kit/panels.ts';
import type { Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, box, fit, rectangle, write } from '../../../render/svg.ts';
import { facts } from '../facts/facts.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';

const counted = ['citizens', 'taxes', 'glory', 'troops'] as const;
type Counted = (typeof counted)[number];

export const tracksHeight = 508;
const trackHeight = 118;

/** The four tracks of the central board, with everybody's marker. */
export function tracks(scene: Scene, x: number, y: number, width: number): Markup {
  const area = { x: 0, y: 0, width, height: tracksHeight };
  const lines = counted.map((what, index) => track(scene, what, 18, 18 + index * (trackHeight + 1), width - 36));
  return box({ ...area, x, y }, 'tracks', panel(area), ...lines);
}

function track({ view, say }: Scene, what: Counted, x: number, y: number, width: number): Markup {
  const most = facts.rules.most[what];
  const beyond = view.players.some((owner) => owner[what] > most);
  const cells = most + 1 + (beyond ? 1 : 0);
  const cellWidth = width / cells;
  const cell = (value: number): Markup => {
    const seats = view.players.flatMap((owner, seat) => (Math.min(owner[what], most + 1) === value ? [seat] : []));
    const label = value > most ? `>${most}` : String(value);
    return box(
      { x: value * cellWidth, y: 30, width: cellWidth, height: trackHeight - 36 },
      null,
      rectangle({ x: 1, y: 0, width: cellWidth - 2, height: 60 }, seats.length > 0 ? palette.vein : palette.stone, {
        rx: 6,
      }),
      write(label, cellWidth / 2, 77, {
        size: 15,
        weight: seats.length > 0 ? 700 : 400,
        fill: seats.length > 0 ? palette.ink : palette.faded,
        anchor: 'middle',
      }),
      ...standing(seats, cellWidth),
    );
  };
  return box(
    { x, y, width, height: trackHeight },
    `track-${what}`,
    icon(what, 0, 0, 22, palette.ink),
    fit(
      say(text(`things.${what}`)),
      { x: 30, y: 0, width: width - 30, height: 24 },
      { size: 20, weight: 700, fill: palette.ink },
    ),
    ...Array.from({ length: cells }, (_, value) => cell(value)),
  );
}

/** One marker stands large; more share the cell. */
function standing(seats: readonly Seat[], width: number): Markup[] {
  const middle = width / 2;
  const [first = 0] = seats;
  if (seats.length === 1) return [marker(first, middle, 30, Math.min(14, width / 2 - 2))];
  const wide = width > 44;
  if (seats.length === 2)
    return seats.map((seat, index) =>
      wide ? marker(seat, middle + (index - 0.5) * 22, 30, 10) : marker(seat, middle, 16 + index * 28, 11.5),
    );
  const [stepX, stepY, radius] = wide ? [22, 26, 10] : [15, 24, 6.8];
  return seats.map((seat, index) =>
    marker(seat, middle + ((index % 2) - 0.5) * stepX, 30 + (Math.floor(index / 2) - 0.5) * stepY, radius),
  );
}
