import { type Box, type Markup, tag } from '../svg.ts';
import { palette } from './palette.ts';

/** Between -1 and 1, always the same for the same number: a coast must not change from one picture to the next. */
function wobble(number: number): number {
  const wave = Math.sin(number * 12.9898) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
}

/** The outline of a piece of land that fills a box, rough as a coast. */
export function coast({ x, y, width, height }: Box, seed: number, corner = 30, rough = 2.4): string {
  const r = Math.min(corner, width / 2, height / 2);
  const [right, bottom] = [x + width, y + height];
  const points: [number, number][] = [];
  const side = (fromX: number, fromY: number, toX: number, toY: number): void => {
    const steps = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / 13));
    for (let step = 0; step < steps; step += 1)
      points.push([fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps]);
  };
  const bend = (middleX: number, middleY: number, from: number): void => {
    for (let step = 0; step < 4; step += 1) {
      const angle = from + (step * Math.PI) / 8;
      points.push([middleX + r * Math.cos(angle), middleY + r * Math.sin(angle)]);
    }
  };
  side(x + r, y, right - r, y);
  bend(right - r, y + r, -Math.PI / 2);
  side(right, y + r, right, bottom - r);
  bend(right - r, bottom - r, 0);
  side(right - r, bottom, x + r, bottom);
  bend(x + r, bottom - r, Math.PI / 2);
  side(x, bottom - r, x, y + r);
  bend(x + r, y + r, Math.PI);
  const rugged = points.map(([px, py], index) => {
    const [dx, dy] = [wobble(seed + index * 2), wobble(seed + index * 2 + 1)];
    return `${(px + dx * rough).toFixed(1)} ${(py + dy * rough).toFixed(1)}`;
  });
  return `M${rugged.join('L')}Z`;
}

/** Land with its beach and the shallows around it. */
export function land(area: Box, seed: number, corner = 30): Markup {
  const d = coast(area, seed, corner);
  return (
    tag('path', { d, fill: 'none', stroke: palette.surf, 'stroke-width': 12, 'stroke-linejoin': 'round' }) +
    tag('path', { d, fill: palette.sand, stroke: palette.shore, 'stroke-width': 4, 'stroke-linejoin': 'round' })
  );
}

/** Waves strewn over a piece of sea. */
export function waves({ x, y, width, height }: Box, count: number): Markup {
  const each = Array.from({ length: count }, (_, index) => {
    const left = x + ((wobble(index + 0.3) + 1) / 2) * (width - 40);
    const top = y + ((wobble(index + 71.7) + 1) / 2) * height;
    return `M${left.toFixed(0)} ${top.toFixed(0)}q9 -9 18 0t18 0`;
  });
  return tag('path', {
    d: each.join(''),
    fill: 'none',
    stroke: palette.surf,
    'stroke-width': 3,
    'stroke-linecap': 'round',
  });
}
