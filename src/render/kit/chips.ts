import { type Markup, at, rectangle } from '../svg.ts';
import type { Span } from './rows.ts';

export interface ChipStyle {
  readonly fill: string;
  readonly stroke?: string;
  readonly height: number;
  /** Free on both sides of what stands in it. */
  readonly margin?: number;
}

/** Something short in a rounded frame, around a baseline that lies right for type of four fifths of its height. */
export function chip(content: Span, { fill, stroke, height, margin = height / 3 }: ChipStyle): Span {
  const width = content.width + 2 * margin;
  const frame = stroke === undefined ? {} : { stroke, 'stroke-width': 3 };
  const ground: Markup = rectangle({ x: 0, y: -height * 0.8, width, height }, fill, { rx: height / 2, ...frame });
  return { markup: ground + at(margin, 0, content.markup), width };
}
