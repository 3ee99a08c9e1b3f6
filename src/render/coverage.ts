import { closeSync, openSync, readSync } from 'node:fs';

/** Which characters a TrueType font can draw, read from its `cmap` table. */
export type Coverage = (character: number) => boolean;

type Range = readonly [first: number, last: number];

export function coverage(font: Uint8Array): Coverage {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return covering(data, table(data, 'cmap'));
}

function covering(data: DataView, cmap: number): Coverage {
  const ranges = subtables(data, cmap).flatMap((at) => rangesOf(data, at));
  return (character) => ranges.some(([first, last]) => first <= character && character <= last);
}

/** The same of a file or the first font of a collection, of which no more than needed is read; nothing if it is no font. */
export function coverageOfFile(file: string): Coverage {
  try {
    const descriptor = openSync(file, 'r');
    try {
      return covering(cmapOf(descriptor), 0);
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return () => false;
  }
}

const COLLECTION = 0x74746366; // "ttcf"
const CMAP = 0x636d6170;
const MOST_TABLE = 4_000_000;

function cmapOf(descriptor: number): DataView {
  const head = bytes(descriptor, 0, 16);
  const start = head.getUint32(0) === COLLECTION ? head.getUint32(12) : 0;
  const tables = bytes(descriptor, start, 12).getUint16(4);
  const directory = bytes(descriptor, start + 12, tables * 16);
  for (let at = 0; at < directory.byteLength; at += 16) {
    if (directory.getUint32(at) !== CMAP) continue;
    return bytes(descriptor, directory.getUint32(at + 8), Math.min(MOST_TABLE, directory.getUint32(at + 12)));
  }
  throw new Error('The font has no table "cmap".');
}

function bytes(descriptor: number, from: number, length: number): DataView {
  const content = new Uint8Array(length);
  const read = readSync(descriptor, content, 0, length, from);
  return new DataView(content.buffer, 0, read);
}

function table(data: DataView, name: string): number {
  const tables = data.getUint16(4);
  for (let index = 0; index < tables; index += 1) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => data.getUint8(at + offset)));
    if (tag === name) return data.getUint32(at + 8);
  }
  throw new Error(`The font has no table "${name}".`);
}

function subtables(data: DataView, cmap: number): number[] {
  const count = data.getUint16(cmap + 2);
  return Array.from({ length: count }, (_, index) => cmap + data.getUint32(cmap + 4 + index * 8 + 4));
}

function rangesOf(data: DataView, at: number): Range[] {
  const format = data.getUint16(at);
  if (format === 4) return segments(data, at);
  if (format === 12) return groups(data, at);
  return [];
}

function segments(data: DataView, at: number): Range[] {
  const size = data.getUint16(at + 6);
  const ranges: Range[] = [];
  for (let offset = 0; offset < size; offset += 2) {
    const last = data.getUint16(at + 14 + offset);
    const first = data.getUint16(at + 16 + size + offset);
    if (first !== 0xffff) ranges.push([first, last]);
  }
  return ranges;
}

function groups(data: DataView, at: number): Range[] {
  const count = data.getUint32(at + 12);
  return Array.from({ length: count }, (_, index): Range => {
    const group = at + 16 + index * 12;
    return [data.getUint32(group), data.getUint32(group + 4)];
  });
}
