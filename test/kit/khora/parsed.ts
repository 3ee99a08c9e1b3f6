import { XMLParser } from 'fast-xml-parser';
import { widthOf } from '../../../src/render/type.ts';
import { familyName } from '../../../src/render/fonts.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A line of text where it stands in the picture, and the innermost box around it. */
export interface Line extends Rect {
  readonly text: string;
  /** Of its type. */
  readonly size: number;
  /** The number on a marker, whose shape and colour say the same. */
  readonly onMarker: boolean;
  readonly box: Rect;
}

export interface Part {
  readonly id: string | null;
  readonly classes: readonly string[];
  readonly area: Rect | null;
  /** What stands in it, itself or deeper. */
  readonly lines: readonly Line[];
  /** Where knowledge tokens lie in it. */
  readonly tokens: readonly Rect[];
  readonly parts: readonly Part[];
}

interface Raw {
  readonly [name: string]: unknown;
  readonly ':@'?: Readonly<Record<string, string>>;
}

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  trimValues: false,
});

/** Reads a picture back: every part with its place, every text as wide as the font draws it. */
export function parsed(svg: string): Part & { readonly sheet: Rect } {
  const [root] = parser.parse(svg) as Raw[];
  if (root === undefined) throw new Error('There is no picture.');
  const [, , width = 0, height = 0] = (root[':@']?.['viewBox'] ?? '').split(' ').map(Number);
  const sheet = { x: 0, y: 0, width, height };
  return { ...part(root, 0, 0, 1, sheet, false), sheet };
}

/** Every part with an id, wherever it is. */
export function identified(root: Part): Map<string, Part> {
  const found = new Map<string, Part>();
  const visit = (one: Part): void => {
    if (one.id !== null) {
      if (found.has(one.id)) throw new Error(`The id ${one.id} stands there twice.`);
      found.set(one.id, one);
    }
    one.parts.forEach(visit);
  };
  visit(root);
  return found;
}

/** How many parts bear a class. */
export function countOf(root: Part, name: string): number {
  return (root.classes.includes(name) ? 1 : 0) + root.parts.reduce((sum, one) => sum + countOf(one, name), 0);
}

export function words(part: Part | undefined): string[] {
  return (part?.lines ?? []).map(({ text }) => text);
}

function part(raw: Raw, left: number, top: number, scale: number, around: Rect, onMarker: boolean): Part {
  const [name = ''] = Object.keys(raw).filter((key) => key !== ':@');
  const attributes = raw[':@'] ?? {};
  const transform = attributes['transform'] ?? '';
  const [, dx = '0', dy = '0'] = /translate\(([-\d.]+) ([-\d.]+)\)/.exec(transform) ?? [];
  const [, factor = '1'] = /scale\(([-\d.]+)\)/.exec(transform) ?? [];
  const [x, y, size] = [left + Number(dx) * scale, top + Number(dy) * scale, scale * Number(factor)];
  const [boxWidth, boxHeight] = (attributes['data-box'] ?? '').split(' ').map(Number);
  const area = boxHeight === undefined ? null : { x, y, width: boxWidth ?? 0, height: boxHeight };
  const children = Array.isArray(raw[name]) ? (raw[name] as Raw[]) : [];
  const box = area ?? around;
  const classes = (attributes['class'] ?? '').split(' ');
  const inMarker = onMarker || classes.includes('marker');
  const parts = children.filter((child) => !('#text' in child)).map((child) => part(child, x, y, size, box, inMarker));
  const own = name === 'text' ? [line(children, attributes, x, y, box, inMarker)] : [];
  const reach = size * 0.76;
  const token = classes.includes('token') ? [{ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }] : [];
  return {
    id: attributes['id'] ?? null,
    classes,
    tokens: [...token, ...parts.flatMap(({ tokens }) => tokens)],
    area,
    lines: [...own, ...parts.flatMap(({ lines }) => lines)],
    parts,
  };
}

function line(
  children: readonly Raw[],
  attributes: Readonly<Record<string, string>>,
  x: number,
  y: number,
  box: Rect,
  onMarker: boolean,
): Line {
  const text = children.map((child) => child['#text'] as string).join('');
  const size = Number(attributes['font-size']);
  const family = attributes['font-family'] === familyName.serif ? 'serif' : 'sans';
  const weight = Number(attributes['font-weight']) as 400 | 600 | 700;
  const width = widthOf(text, { size, weight, family });
  const share = { start: 0, middle: 0.5, end: 1 }[attributes['text-anchor'] ?? 'start'] ?? 0;
  const baseline = y + Number(attributes['y']);
  return {
    text,
    size,
    onMarker,
    x: x + Number(attributes['x']) - width * share,
    y: baseline - size * 0.74,
    width,
    height: size * 0.94,
    box,
  };
}
