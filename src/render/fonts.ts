import { readFileSync } from 'node:fs';
import { type Coverage, coverage } from './coverage.ts';

// Fonts of the machine would make pictures differ from one machine to the next, so they are used only for what these
// fonts do not have; the library asks before it loads them.
process.env['DISABLE_SYSTEM_FONTS_LOAD'] = '1';
const { GlobalFonts, Image, createCanvas } = await import('@napi-rs/canvas');

export { GlobalFonts, Image, createCanvas };

export type Family = 'sans' | 'serif';
export type Weight = 400 | 600 | 700;

interface Font {
  readonly family: Family;
  readonly weight: Weight;
  readonly file: string;
}

const fonts: readonly Font[] = [
  { family: 'sans', weight: 400, file: 'Commissioner-Regular.ttf' },
  { family: 'sans', weight: 600, file: 'Commissioner-SemiBold.ttf' },
  { family: 'sans', weight: 700, file: 'Commissioner-Bold.ttf' },
  { family: 'serif', weight: 700, file: 'EBGaramond-Bold.ttf' },
];

/** What a family is called inside a picture; unlike any font of a machine. */
export const familyName: Readonly<Record<Family, string>> = { sans: 'Agora Sans', serif: 'Agora Serif' };

/** Reads and registers every font; a font that is missing or broken stops the start instead of leaving texts blank. */
export function registerFonts(folder: URL = new URL('../../data/fonts/', import.meta.url)): Record<Family, Coverage> {
  const covers: Partial<Record<Family, Coverage>> = {};
  for (const { family, file } of fonts) {
    const content = readFont(new URL(file, folder));
    if (GlobalFonts.register(content, familyName[family]) === null) throw new Error(`data/fonts/${file}: is no font`);
    covers[family] ??= coverage(content);
  }
  const { sans, serif } = covers;
  if (sans === undefined || serif === undefined) throw new Error('data/fonts: a family is missing');
  return { sans, serif };
}

function readFont(file: URL): Buffer {
  try {
    return readFileSync(file);
  } catch (cause) {
    throw new Error(`data/fonts/${file.pathname.split('/').at(-1) ?? ''}: the font is missing`, { cause });
  }
}

/** Can a family draw this character? */
export const covered: Readonly<Record<Family, Coverage>> = registerFonts();
