import { type Family, type Weight, covered, createCanvas, familyName } from './fonts.ts';
import { visual } from './right-to-left.ts';
import { systemFamily } from './system-fonts.ts';

export interface Face {
  readonly size: number;
  readonly weight?: Weight;
  readonly family?: Family;
}

/** Stands for every character that no font can draw. */
export const NEUTRAL = '◊';
const ELLIPSIS = '…';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const context = createCanvas(1, 1).getContext('2d');
const widths = new Map<string, number>();
const MOST_WIDTHS = 20_000;

/** What can be shown of a text: no control characters, and a neutral sign for what no font has. */
export function drawable(text: string, family: Family = 'sans'): string {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[\t-\r ]+/gu, ' ')
    .replaceAll(/[\u2000-\u200a\u202f]/gu, '\u00a0');
  return [...graphemes.segment(plain)].map(({ segment }) => drawn(segment, family)).join('');
}

function drawn(grapheme: string, family: Family): string {
  const covers = (character: string): boolean => covered[family](character.codePointAt(0) ?? 0);
  const visible = grapheme.replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '');
  if (Array.from(visible).every(covers)) return visible;
  const [letter = ''] = visible.normalize('NFD');
  if (/[\p{L}\p{N}]/u.test(letter) && covers(letter)) return letter;
  return systemFamily(visible) === null ? NEUTRAL : visible;
}

/** A stretch of text in one font. */
export interface Run {
  readonly text: string;
  readonly family: string;
}

/** Which font draws which part of a drawable text, from left to right: the bundled one as far as it goes, else one of the machine. */
export function runsOf(text: string, family: Family): Run[] {
  const own = familyName[family];
  if (Array.from(text).every((character) => covered[family](character.codePointAt(0) ?? 0)))
    return [{ text, family: own }];
  const runs: Run[] = [];
  const seen = visual(text, (letter) => systemFamily(letter) !== null);
  for (const { segment } of graphemes.segment(seen)) {
    const isOwn = Array.from(segment).every((character) => covered[family](character.codePointAt(0) ?? 0));
    const name = isOwn ? own : (systemFamily(segment) ?? own);
    const last = runs.at(-1);
    if (last?.family === name) runs[runs.length - 1] = { text: last.text + segment, family: name };
    else runs.push({ text: segment, family: name });
  }
  return runs;
}

/** True if nothing of a text but neutral signs would be seen. */
export function isUnreadable(text: string, family: Family = 'sans'): boolean {
  return drawable(text, family).replaceAll(NEUTRAL, '').trim() === '';
}

/** How wide a text is once drawn, in pixels. */
export function widthOf(text: string, { size, weight = 400, family = 'sans' }: Face): number {
  const key = `${weight} ${family} ${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    // Measured large and scaled, so that a size has no rounding of its own.
    width = runsOf(text, family).reduce((sum, run) => sum + measured(run, weight), 0);
    if (widths.size >= MOST_WIDTHS) widths.clear();
    widths.set(key, width);
  }
  return width * size;
}

function measured({ text, family }: Run, weight: Weight): number {
  context.font = `${weight} 100px "${family}"`;
  return context.measureText(text).width / 100;
}

/** Cuts a text that is too long and says so with an ellipsis. */
export function cut(text: string, face: Face, most: number): string {
  if (widthOf(text, face) <= most) return text;
  const parts = [...graphemes.segment(text)].map(({ segment }) => segment);
  let length = parts.length;
  while (length > 0 && widthOf(parts.slice(0, length).join('').trimEnd() + ELLIPSIS, face) > most) length -= 1;
  return parts.slice(0, length).join('').trimEnd() + ELLIPSIS;
}

/** Breaks a text into lines between words; a word longer than a line is cut. */
export function lines(text: string, face: Face, most: number): string[] {
  const result: string[] = [];
  for (const word of text.split(' ')) {
    const line = result.at(-1);
    const longer = line === undefined ? word : `${line} ${word}`;
    if (line !== undefined && widthOf(longer, face) <= most) result[result.length - 1] = longer;
    else result.push(cut(word, face, most));
  }
  return result;
}

/** The lines of a text and the size at which they fill a box. */
export interface Setting {
  readonly lines: readonly string[];
  readonly face: Required<Face>;
  readonly leading: number;
}

const LEADING = 1.22;

/** Sets a text as large as a box allows, between `face.size` and `least`; what still does not fit is cut. */
export function set(text: string, face: Face, width: number, height: number, least = face.size * 0.6): Setting {
  const whole = drawable(text, face.family);
  for (let size = face.size; ; size = Math.max(least, size - 0.5)) {
    const full = { weight: 400, family: 'sans', ...face, size } as const;
    const broken = lines(whole, full, width);
    const room = Math.max(1, Math.floor(height / (size * LEADING)));
    const leading = size * LEADING;
    if (broken.length <= room && !cutsWord(broken, whole)) return { lines: broken, face: full, leading };
    if (size > least) continue;
    if (broken.length <= room) return { lines: broken, face: full, leading };
    const rest = broken.slice(room - 1).join(' ');
    return { lines: [...broken.slice(0, room - 1), cut(`${rest}${ELLIPSIS}`, full, width)], face: full, leading };
  }
}

function cutsWord(broken: readonly string[], whole: string): boolean {
  return broken.join(' ') !== whole;
}
