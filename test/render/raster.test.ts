import { pathToFileURL } from 'node:url';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { registerFonts } from '../../src/render/fonts.ts';
import { rasterised } from '../../src/render/raster.ts';
import { at, picture, rectangle, tag, write } from '../../src/render/svg.ts';

const page = (...children: string[]): string =>
  picture(700, 350, 'A page', rectangle({ x: 0, y: 0, width: 700, height: 350 }, '#ffffff'), ...children);

/** The colours of a PNG with a palette, row by row. */
function decoded(png: Uint8Array): { width: number; height: number; dark: number } {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const chunks = new Map<string, Buffer>();
  for (let offset = 8; offset < bytes.length;) {
    const length = bytes.readUInt32BE(offset);
    chunks.set(bytes.toString('latin1', offset + 4, offset + 8), bytes.subarray(offset + 8, offset + 8 + length));
    offset += length + 12;
  }
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  let dark = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 1; x <= width; x += 1) if ((palette[(rows[y * (width + 1) + x] ?? 0) * 3] ?? 255) < 128) dark += 1;
  return { width, height, dark };
}

const ink = { size: 40, fill: '#000000' };

test('a picture is drawn as large as its layout, or at another width', async () => {
  expect(decoded(await rasterised(page()))).toEqual({ width: 700, height: 350, dark: 0 });
  expect(decoded(await rasterised(page(), 320))).toEqual({ width: 320, height: 160, dark: 0 });
  expect(decoded(await rasterised(page()))).toEqual({ width: 700, height: 350, dark: 0 });
});

test('areas keep their colour and size', async () => {
  const { dark } = decoded(
    await rasterised(page(at(70, 70, rectangle({ x: 0, y: 0, width: 140, height: 70 }, '#101010')))),
  );
  expect(dark).toBe(140 * 70);
});

test('each picture has its own size, whatever was drawn before it', async () => {
  for (const [width, height] of [
    [700, 350],
    [350, 1400],
    [700, 700],
  ] as const) {
    const square = at(70, 70, rectangle({ x: 0, y: 0, width: 140, height: 140 }, '#101010'));
    const ground = rectangle({ x: 0, y: 0, width, height }, '#ffffff');
    const drawn = decoded(await rasterised(picture(width, height, 'A page', ground, square)));
    expect(drawn).toEqual({ width, height, dark: 140 * 140 });
  }
});

test.each(['Khôra', 'Ξενοφών', 'Чайка', '🏺', 'שלום', '<&>"\''])('%s is really drawn', async (name) => {
  const { dark } = decoded(await rasterised(page(write(name, 100, 200, ink))));
  expect(dark).toBeGreaterThan(60);
});

test('serif and sans, light and bold look different', async () => {
  const faces = [{}, { weight: 600 }, { weight: 700 }, { family: 'serif', weight: 700 }] as const;
  const drawn = await Promise.all(faces.map((face) => rasterised(page(write('Khôra', 100, 200, { ...ink, ...face })))));
  expect(new Set(drawn.map((png) => Buffer.from(png).toString('base64'))).size).toBe(4);
});

test('what is no picture is refused, and the next one is drawn', async () => {
  await expect(rasterised('nonsense')).rejects.toThrow();
  await expect(rasterised('<svg xmlns="http://www.w3.org/2000/svg"/>')).rejects.toThrow();
  await expect(rasterised('<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0"/>')).rejects.toThrow();
  expect(decoded(await rasterised(page())).width).toBe(700);
});

test('a missing or broken font is an error that names it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  try {
    const url = pathToFileURL(`${folder}/`);
    expect(() => registerFonts(url)).toThrow('data/fonts/Commissioner-Regular.ttf: the font is missing');
    writeFileSync(join(folder, 'Commissioner-Regular.ttf'), 'no font');
    expect(() => registerFonts(url)).toThrow('data/fonts/Commissioner-Regular.ttf: is no font');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('names are escaped in texts and attributes', () => {
  expect(write(`<b>"&'`, 0, 0, ink)).toContain('&lt;b&gt;&quot;&amp;&apos;');
  expect(tag('g', { id: '"><script>' })).toBe('<g id="&quot;&gt;&lt;script&gt;"/>');
});
