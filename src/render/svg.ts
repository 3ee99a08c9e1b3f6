import type { Family, Weight } from './fonts.ts';
import { type Face, type Setting, drawable, runsOf, set, widthOf } from './type.ts';

/** A piece of SVG, escaped already. */
export type Markup = string;

type Attributes = Readonly<Record<string, string | number | null>>;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** An element; attributes that are null are left out. */
export function tag(name: string, attributes: Attributes, ...children: readonly Markup[]): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? rounded(value) : escaped(String(value))}"`)
    .join('');
  const content = children.join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** How wide a picture is: fine enough for every text, and quickly painted. */
export const WIDTH = 1200;

/** What is read on a phone, which shows a picture 320 wide, measures at least 9 there. */
export const LEAST_TYPE = 34;

/** A whole picture, with a description for whoever reads the SVG itself. */
export function picture(width: number, height: number, title: string, ...children: readonly Markup[]): Markup {
  const viewBox = `0 0 ${rounded(width)} ${rounded(height)}`;
  const size = { width, height, viewBox };
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', ...size, role: 'img' },
    tag('title', {}, escaped(drawable(title))),
    ...children,
  );
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A group with its own origin that nothing inside it should leave. */
export function box({ x, y, width, height }: Box, id: string | null, ...children: readonly Markup[]): Markup {
  const size = `${rounded(width)} ${rounded(height)}`;
  return tag('g', { id, transform: `translate(${rounded(x)} ${rounded(y)})`, 'data-box': size }, ...children);
}

export function at(x: number, y: number, ...children: readonly Markup[]): Markup {
  return tag('g', { transform: `translate(${rounded(x)} ${rounded(y)})` }, ...children);
}

export function rectangle({ x, y, width, height }: Box, fill: string, more: Attributes = {}): Markup {
  return tag('rect', { x, y, width, height, fill, ...more });
}

export interface Ink {
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** One line of text; `y` is its baseline. */
export function write(text: string, x: number, y: number, face: Face & Ink): Markup {
  const shown = drawable(text, face.family);
  return shown === '' ? '' : glyphs(shown, x, y, face.size, face.weight ?? 400, face.family ?? 'sans', face);
}

function glyphs(text: string, x: number, y: number, size: number, weight: Weight, family: Family, ink: Ink): Markup {
  const runs = runsOf(text, family);
  const type = { 'font-size': size, 'font-weight': weight };
  const anchor = ink.anchor === undefined || ink.anchor === 'start' ? null : ink.anchor;
  if (runs.length === 1)
    return tag(
      'text',
      { x, y, 'font-family': runs[0]?.family ?? null, ...type, 'text-anchor': anchor, fill: ink.fill },
      escaped(text),
    );
  const share = { start: 0, middle: 0.5, end: 1 }[ink.anchor ?? 'start'];
  let left = x - widthOf(text, { size, weight, family }) * share;
  return runs
    .map((run) => {
      // Spaces at the ends of an element are not drawn, so they move it instead.
      const start = left + widthOf(/^ */.exec(run.text)?.[0] ?? '', { size, weight, family });
      left += widthOf(run.text, { size, weight, family });
      return tag('text', { x: start, y, 'font-family': run.family, ...type, fill: ink.fill }, escaped(run.text.trim()));
    })
    .join('');
}

export interface Fitting extends Face, Ink {
  /** The smallest size to shrink to before the text is cut. */
  readonly least?: number;
  readonly valign?: 'top' | 'middle';
}

/** A text that stays inside a box: broken into lines, shrunk, and cut only if it must. */
export function fit(text: string, { x, y, width, height }: Box, fitting: Fitting): Markup {
  const setting = set(text, fitting, width, height, fitting.least);
  const { size } = setting.face;
  const used = setting.leading * setting.lines.length;
  const top = fitting.valign === 'top' ? y : y + (height - used) / 2;
  const left = { start: x, middle: x + width / 2, end: x + width }[fitting.anchor ?? 'start'];
  return setting.lines
    .map((line, index) => {
      const baseline = top + setting.leading * index + setting.leading / 2 + size * 0.35;
      return line === '' ? '' : glyphs(line, left, baseline, size, ...typeOf(setting), fitting);
    })
    .join('');
}

function typeOf({ face }: Setting): [Weight, Family] {
  return [face.weight, face.family];
}
