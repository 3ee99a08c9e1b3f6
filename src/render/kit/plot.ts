import { mark, marker, seatColour } from './markers.ts';
import { palette } from './palette.ts';
import { panel } from './panels.ts';
import { LEAST_TYPE, type Markup, box, fit, tag, write } from '../svg.ts';

const dashes: readonly (string | null)[] = [null, '14 7', '4 7', '18 6 4 6', '10 4 2 4 2 4', '24 8'];

export interface Plot {
  readonly title: string;
  /** The values of every seat at one time after the other. */
  readonly columns: readonly (readonly number[])[];
  /** What stands under each time. */
  readonly labels: readonly string[];
}

/** Values of every seat over time; the last ones are written beside the ends of the lines. */
export function plot({ title, columns, labels }: Plot, x: number, y: number, width: number, height: number): Markup {
  const totals = columns.at(-1) ?? [];
  const most = Math.max(10, ...columns.flat());
  const step = tickStep(most);
  const ceiling = Math.ceil(most / step) * step;
  const [left, right, top, bottom] = [86, width - 176, 84, height - 62];
  const across = (index: number): number => left + (index * (right - left)) / (columns.length - 1);
  const up = (vp: number): number => bottom - (vp * (bottom - top)) / ceiling;
  const ticks = Array.from({ length: ceiling / step + 1 }, (_, index) => index * step);
  const grid = ticks.map(
    (vp) =>
      tag('path', { d: `M${left} ${up(vp).toFixed(1)}H${right}`, stroke: palette.vein, 'stroke-width': 1.5 }) +
      write(String(vp), left - 16, up(vp) + 12, { size: LEAST_TYPE, fill: palette.faded, anchor: 'end' }),
  );
  const times = labels.map((label, index) =>
    write(label, across(index), bottom + 48, {
      size: LEAST_TYPE,
      weight: 600,
      fill: palette.faded,
      anchor: 'middle',
    }),
  );
  const lines = totals.map((_, seat) => {
    const values = columns.map((column) => column[seat] ?? 0);
    const points = values.map((vp, index) => `${across(index).toFixed(1)} ${up(vp).toFixed(1)}`);
    const line = tag('path', {
      d: `M${points.join('L')}`,
      ...{
        fill: 'none',
        stroke: seatColour(seat),
        'stroke-width': 6,
        'stroke-linejoin': 'round',
        'stroke-dasharray': dashes[seat] ?? null,
      },
    });
    const marks = values.map((vp, index) => mark(seat, across(index), up(vp), 11));
    return tag('g', { id: `line-${seat}` }, line, ...marks);
  });
  const area = { x: 0, y: 0, width, height };
  return box(
    { ...area, x, y },
    'plot',
    panel(area),
    fit(
      title,
      { x: 22, y: 8, width: width - 44, height: 54 },
      { size: 42, weight: 700, family: 'serif', fill: palette.ink, least: LEAST_TYPE },
    ),
    ...grid,
    ...times,
    ...lines,
    ...ends(totals, right + 26, up, bottom - top),
  );
}

function tickStep(most: number): number {
  return [5, 10, 20, 25, 50, 100].find((step) => most / step <= 6) ?? 200;
}

/** The last values and whose they are, beside the ends of the lines, moved apart where lines end close together. */
function ends(totals: readonly number[], x: number, up: (vp: number) => number, room: number): Markup[] {
  const apart = Math.min(48, room / totals.length);
  const order = [...totals.keys()].sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  const places: [seat: number, y: number][] = [];
  for (const seat of order) {
    const wanted = up(totals[seat] ?? 0);
    const before = places.at(-1)?.[1] ?? -Infinity;
    places.push([seat, Math.max(wanted, before + apart)]);
  }
  const lowest = up(0);
  for (let index = places.length - 1, limit = lowest; index >= 0; index -= 1, limit -= apart) {
    const place = places[index];
    if (place !== undefined) place[1] = Math.min(place[1], limit);
  }
  return places.map(
    ([seat, y]) =>
      marker(seat, x + 18, y, 19) +
      write(String(totals[seat] ?? 0), x + 48, y + 16, { size: 44, weight: 700, fill: palette.ink }),
  );
}
