import { type Markup, tag, write } from '../svg.ts';
import { palette } from './palette.ts';

interface Style {
  readonly colour: string;
  /** The shape in a square of 2 by 2 around the origin. */
  readonly shape: string;
  /** How large the digit is and how far its baseline lies below the middle, as shares of the radius. */
  readonly digit: number;
  readonly drop: number;
}

/** Told apart by lightness too, and never by colour alone: each has its shape and its number. */
const styles = [
  { colour: '#e08a1e', shape: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z', digit: 1.08, drop: 0.36 },
  { colour: '#26262e', shape: 'M-.88 -.88h1.76v1.76h-1.76Z', digit: 1.08, drop: 0.36 },
  { colour: '#8653a6', shape: 'M0 -1.06L1.12 .9H-1.12Z', digit: 0.94, drop: 0.58 },
  { colour: '#12908f', shape: 'M0 -1.16L1.16 0L0 1.16L-1.16 0Z', digit: 1.08, drop: 0.36 },
  {
    colour: '#c22f5b',
    shape: 'M-.5 -1.02H.5V-.5H1.02V.5H.5V1.02H-.5V.5H-1.02V-.5H-.5Z',
    digit: 1.08,
    drop: 0.36,
  },
  { colour: '#4f77c9', shape: 'M-.94 -.96H.94V.1L0 1.14L-.94 .1Z', digit: 1.08, drop: 0.28 },
] as const satisfies readonly Style[];

/** How many seats have a marker of their own. */
export const markerCount = styles.length;

function styleOf(seat: number): Style {
  const style = styles[seat];
  if (style === undefined) throw new Error(`There is no marker for seat ${seat}.`);
  return style;
}

export function seatColour(seat: number): string {
  return styleOf(seat).colour;
}

/** The marker of a seat: its own shape, colour and number. */
export function marker(seat: number, x: number, y: number, radius: number): Markup {
  const { colour, shape, digit, drop } = styleOf(seat);
  const outline = { stroke: palette.white, 'stroke-width': 0.14, 'stroke-linejoin': 'round' };
  return tag(
    'g',
    { class: `marker seat-${seat}`, transform: `translate(${x} ${y})` },
    tag('g', { transform: `scale(${radius})` }, tag('path', { d: shape, fill: colour, ...outline })),
    write(String(seat + 1), 0, radius * drop, {
      size: radius * digit,
      weight: 700,
      fill: palette.white,
      anchor: 'middle',
    }),
  );
}
