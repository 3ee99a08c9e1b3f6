import { beforeAll, describe, expect, test } from 'vitest';
import { searchFonts } from '../../src/render/system-fonts.ts';
import { NEUTRAL, cut, drawable, isUnreadable, lines, set, widthOf } from '../../src/render/type.ts';

beforeAll(() => searchFonts([]));

describe('what can be drawn of a text', () => {
  test.each([
    ['Khôra', 'Khôra'],
    ['Ξενοφῶν', 'Ξενοφων'],
    ['Чайка', 'Чайка'],
    ['e\u0301', 'é'],
    ['a\u0000b\u202Ec\u200Bd', 'abcd'],
    ['a\n\tb', 'a b'],
    ['🏺🏛️', NEUTRAL + NEUTRAL],
    ['👨‍👩‍👧', NEUTRAL],
    ['אב', NEUTRAL + NEUTRAL],
  ])('%j is drawn as %j', (given, shown) => {
    expect(drawable(given)).toBe(shown);
  });

  test('a text of nothing but strange characters is unreadable', () => {
    expect(['', '  ', '🏺', 'אב', '\u202E'].map((text) => isUnreadable(text))).toEqual([true, true, true, true, true]);
    expect(isUnreadable('א1')).toBe(false);
  });
});

test('widths grow with size and weight', () => {
  expect(widthOf('Athens', { size: 40 })).toBeCloseTo(2 * widthOf('Athens', { size: 20 }));
  expect(widthOf('Athens', { size: 20, weight: 700 })).toBeGreaterThan(widthOf('Athens', { size: 20 }));
});

test('what is too long is cut with an ellipsis', () => {
  const face = { size: 20 };
  expect(cut('Athens', face, 200)).toBe('Athens');
  const short = cut('Mercenary Recruitment', face, 100);
  expect(short).toMatch(/^Merc.*…$/);
  expect(widthOf(short, face)).toBeLessThanOrEqual(100);
});

test('lines break between words', () => {
  const face = { size: 20 };
  const broken = lines('Gain as many troops as your Economy level.', face, 150);
  expect(broken.join(' ')).toBe('Gain as many troops as your Economy level.');
  expect(broken.length).toBeGreaterThan(2);
  for (const line of broken) expect(widthOf(line, face)).toBeLessThanOrEqual(150);
});

test('a text is set smaller before it is cut', () => {
  const roomy = set('Two words', { size: 20 }, 400, 40);
  expect(roomy).toMatchObject({ lines: ['Two words'], face: { size: 20 } });
  const tight = set('Gain as many troops as your Economy level.', { size: 20 }, 200, 40);
  expect(tight.face.size).toBeLessThan(20);
  expect(tight.lines.join(' ')).toBe('Gain as many troops as your Economy level.');
  const hopeless = set('Gain as many troops as your Economy level.', { size: 20 }, 60, 20);
  expect(hopeless.lines).toHaveLength(1);
  expect(hopeless.lines[0]).toMatch(/…$/);
});
