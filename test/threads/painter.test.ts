import { afterAll, expect, test } from 'vitest';
import { khora } from '../../src/games/khora/index.ts';
import { type PaintRequest, openPainter } from '../../src/threads/painter.ts';
import { registry } from '../kit/registry.ts';

const painter = openPainter({ registry, keep: 2 });
afterAll(() => painter.close());

const { sitting } = khora.setup(2, 'painting', { pace: 'auto', options: {} });
const board: PaintRequest = {
  game: 'khora',
  kind: 'board',
  subject: sitting.screen(null).picture('board').subject,
  locale: 'en',
  names: ['A', 'B'],
};

test('a board is painted as a PNG of its width', async () => {
  const png = Buffer.from(await painter.paint(board));
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(png.readUInt32BE(16)).toBe(1200);
});

test('equal requests share one picture, other names are another', async () => {
  const [first, second] = [painter.paint(board), painter.paint(structuredClone(board))];
  expect(second).toBe(first);
  const other = await painter.paint({ ...board, names: ['A', 'C'] });
  expect(Buffer.from(other).equals(Buffer.from(await first))).toBe(false);
});

test('the picture asked for longest ago is forgotten first', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map((name): PaintRequest => ({ ...board, names: [name, name] }));
  if (one === undefined || two === undefined || three === undefined) throw new Error('A request is missing.');
  const first = painter.paint(one);
  const second = painter.paint(two);
  expect(painter.paint(one)).toBe(first);
  const third = painter.paint(three);
  expect(painter.paint(one)).toBe(first);
  expect(painter.paint(two)).not.toBe(second);
  await Promise.all([first, second, third]);
});

test('what cannot be painted rejects, is not remembered, and the next request is painted', async () => {
  await expect(painter.paint({ ...board, game: 'chess' })).rejects.toThrow('no game "chess"');
  const bad: PaintRequest = { ...board, kind: 'desk' };
  const first = painter.paint(bad);
  await expect(first).rejects.toThrow('belongs to a seat');
  const again = painter.paint(bad);
  expect(again).not.toBe(first);
  await expect(again).rejects.toThrow();
  expect((await painter.paint(board)).length).toBeGreaterThan(1000);
});
