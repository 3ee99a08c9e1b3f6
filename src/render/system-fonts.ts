import { readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { type Coverage, coverageOfFile } from './coverage.ts';
import { GlobalFonts } from './fonts.ts';

interface SystemFont {
  readonly file: string;
  /** Null until somebody asks for a character; nothing is read before. */
  covers: Coverage | null;
  /** What it is called inside a picture, once it is used. */
  family: string | null;
}

/** A machine may have thousands; the first that have a character are good enough. */
const MOST_FONTS = 400;
const MOST_KNOWN = 5_000;

let fonts: SystemFont[] | null = null;
let folders: readonly string[] = foldersOf(process.platform);
const known = new Map<string, string | null>();

/** Looks for fonts in these folders instead of those of the machine. */
export function searchFonts(instead: readonly string[]): void {
  folders = instead;
  fonts = null;
  known.clear();
}

/** The family of a font of this machine that has every character of a text; null if there is none. */
export function systemFamily(text: string): string | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const family = find(text.replaceAll('\ufe0f', ''));
  known.set(text, family);
  return family;
}

function find(text: string): string | null {
  fonts ??= listed();
  const characters = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (characters.length === 0) return null;
  for (const [index, font] of fonts.entries()) {
    font.covers ??= coverageOfFile(font.file);
    if (!characters.every(font.covers)) continue;
    font.family ??= registered(font.file, `Agora System ${index + 1}`);
    if (font.family !== null) return font.family;
    font.covers = () => false;
  }
  return null;
}

function registered(file: string, family: string): string | null {
  return GlobalFonts.registerFromPath(file, family) === null ? null : family;
}

/** Plain bold faces first, as names are set in bold. */
function listed(): SystemFont[] {
  const files = folders.flatMap(filesIn);
  return files
    .filter((file) => /\.(ttf|otf|ttc)$/i.test(file))
    .sort((a, b) => strangeness(a) - strangeness(b) || (a < b ? -1 : 1))
    .slice(0, MOST_FONTS)
    .map((file) => ({ file, covers: null, family: null }));
}

function strangeness(file: string): number {
  const strange = /mono|serif|italic|oblique|condensed|light|thin|math/i.test(file) ? 2 : 0;
  return strange + (/bold/i.test(file) ? 0 : 1);
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
  } catch {
    return [];
  }
}

function foldersOf(platform: NodeJS.Platform): string[] {
  const home = homedir();
  if (platform === 'win32') return [join(process.env['WINDIR'] ?? 'C:\\Windows', 'Fonts')];
  if (platform === 'darwin') return ['/System/Library/Fonts', '/Library/Fonts', join(home, 'Library/Fonts')];
  return ['/usr/share/fonts', '/usr/local/share/fonts', join(home, '.local/share/fonts'), join(home, '.fonts')];
}
