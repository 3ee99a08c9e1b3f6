/** Which characters a TrueType font can draw, read from its `cmap` table. */
export type Coverage = (character: number) => boolean;

type Range = readonly [first: number, last: number];

export function coverage(font: Uint8Array): Coverage {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const ranges = subtables(data, table(data, 'cmap')).flatMap((at) => rangesOf(data, at));
  return (character) => ranges.some(([first, last]) => first <= character && character <= last);
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
