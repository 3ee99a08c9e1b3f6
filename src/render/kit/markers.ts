import { type Markup, tag, write } from '../svg.ts';
import { palette } from './palette.ts';

interface Style {
  readonly colour: string;
  /** The shape in a square of 2 by 2 around the origin. */
  readonly shape: string;
  /** How large the digit is and how far its baseline lies below the middle, as shares of the radius. */
  readonly digit: number;
  readonly drop: number;
  /** What is read on the colour. */
  readonly ink: string;
}

/** Told apart by lightness too, and never by colour alone: each has its shape and its number. */
const styles = [
  { colour: '#f0921e', shape: 'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z', digit: 1.42, drop: 0.5, ink: palette.ink },
  { colour: '#26262e', shape: 'M-.9 -.9h1.8v1.8h-1.8Z', digit: 1.42, drop: 0.5, ink: palette.white },
  { colour: '#7d479f', shape: 'M0 -1.12L1.18 .92H-1.18Z', digit: 1.08, drop: 0.66, ink: palette.white },
  { colour: '#0d807f', shape: 'M0 -1.2L1.2 0L0 1.2L-1.2 0Z', digit: 1.3, drop: 0.45, ink: palette.white },
  {
    colour: '#c22f5b',
    shape: 'M-.5 -1.02H.5V-.5H1.02V.5H.5V1.02H-.5V.5H-1.02V-.5H-.5Z',
    digit: 1.3,
    drop: 0.46,
    ink: palette.white,
  },
  { colour: '#4f77c9', shape: 'M-.94 -.96H.94V.1L0 1.14L-.94 .1Z', digit: 1.2, drop: 0.26, ink: palette.white },
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

/** The shape of a seat without its number, for where a number could not be read. */
export function mark(seat: number, x: number, y: number, radius: number): Markup {
  return tag(
    'g',
    { class: `mark seat-${seat}`, transform: `translate(${x} ${y})` },
    tag('g', { transform: `scale(${radius})` }, shapeOf(seat)),
  );
}

function shapeOf(seat: number): Markup {
  const { colour, shape } = styleOf(seat);
  const outline = { stroke: palette.white, 'stroke-width': 0.13, 'stroke-linejoin': 'round' };
  return tag('path', { d: shape, fill: colour, ...outline });
}

/** The marker of a seat: its own shape, colour and number. */
export function marker(seat: number, x: number, y: number, radius: number): Markup {
  const { digit, drop, ink } = styleOf(seat);
  return tag(
    'g',
    { class: `marker seat-${seat}`, transform: `translate(${x} ${y})` },
    tag('g', { transform: `scale(${radius})` }, shapeOf(seat)),
    write(String(seat + 1), 0, radius * drop, {
      size: radius * digit,
      weight: 700,
      fill: ink,
      anchor: 'middle',
    }),
  );
}
