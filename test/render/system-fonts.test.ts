import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { visual } from '../../src/render/right-to-left.ts';
import { write } from '../../src/render/svg.ts';
import { searchFonts, systemFamily } from '../../src/render/system-fonts.ts';
import { NEUTRAL, drawable, isUnreadable, runsOf, widthOf } from '../../src/render/type.ts';

/** A font that has a character which the sans of the pictures does not have stands in for the fonts of a machine. */
const folder = mkdtempSync(join(tmpdir(), 'system-fonts-'));
const garamond = fileURLToPath(new URL('../../data/fonts/EBGaramond-Bold.ttf', import.meta.url));
copyFileSync(garamond, join(folder, 'Other.ttf'));
writeFileSync(join(folder, 'Broken.ttf'), 'no font');
writeFileSync(join(folder, 'readme.txt'), 'no font either');
const HEART = '☙';

beforeEach(() => searchFonts([]));
afterAll(() => {
  searchFonts([]);
  rmSync(folder, { recursive: true });
});

test('without a font that has it, a character gives way to a neutral sign', () => {
  expect(drawable(`a${HEART}`)).toBe(`a${NEUTRAL}`);
  expect(isUnreadable(HEART)).toBe(true);
});

test('a font of the machine draws what the bundled ones do not have, and nothing else', () => {
  searchFonts(['/no/such/folder', folder]);
  const family = systemFamily(HEART);
  expect(family).toMatch(/^Agora System/);
  expect(isUnreadable(HEART)).toBe(false);
  expect(runsOf(`a ${HEART}b`, 'sans')).toEqual([
    { text: 'a ', family: 'Agora Sans' },
    { text: HEART, family },
    { text: 'b', family: 'Agora Sans' },
  ]);
  expect(systemFamily('李')).toBeNull();
});

test('parts in different fonts follow each other where the text stands as a whole', () => {
  searchFonts([folder]);
  const face = { size: 40, fill: '#000000' } as const;
  const starts = (anchor: 'start' | 'middle' | 'end'): number[] =>
    [...write(`a ${HEART}b`, 100, 0, { ...face, anchor }).matchAll(/ x="([-\d.]+)"/g)].map(([, x]) => Number(x));
  const width = widthOf(`a ${HEART}b`, face);
  const [first = 0, second = 0, third = 0] = starts('start');
  expect(first).toBe(100);
  expect(second).toBeCloseTo(100 + widthOf('a ', face), 1);
  expect(third).toBeCloseTo(second + widthOf(HEART, face), 1);
  expect(starts('middle')[0]).toBeCloseTo(100 - width / 2, 1);
  expect(starts('end')[0]).toBeCloseTo(100 - width, 1);
});

test.each([
  ['Bob', 'Bob'],
  ['שלום', 'םולש'],
  ['שלום Bob', 'Bob םולש'],
  ['Bob שלום', 'Bob םולש'],
  // Joined: beginning, middle, end; a letter that joins to one side only breaks the word.
  ['محمد', '\ufeaa\ufee4\ufea4\ufee3'],
  ['علي', '\ufef2\ufee0\ufecb'],
  // Lam and alef melt into one.
  ['سلام', '\ufee1\ufefc\ufeb3'],
])('%s is seen as %s', (text, seen) => {
  expect(visual(text, () => true)).toBe(seen);
});

test('letters keep their plain shape where no font has another', () => {
  expect(visual('محمد', () => false)).toBe('دمحم');
});
