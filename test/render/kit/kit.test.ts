import { expect, test } from 'vitest';
import { chip } from '../../../src/render/kit/chips.ts';
import { coast } from '../../../src/render/kit/coasts.ts';
import { die } from '../../../src/render/kit/dice.ts';
import { marker, markerCount, seatColour } from '../../../src/render/kit/markers.ts';
import { palette } from '../../../src/render/kit/palette.ts';
import { pips } from '../../../src/render/kit/panels.ts';
import { plot } from '../../../src/render/kit/plot.ts';
import { row } from '../../../src/render/kit/rows.ts';
import { picture, write } from '../../../src/render/svg.ts';
import { type Part, countOf, identified, parsed, words } from '../../kit/khora/parsed.ts';

const drawn = (...markup: string[]): Part => parsed(picture(800, 600, 'A page', ...markup));
const seats = Array.from({ length: markerCount }, (_, seat) => seat);

/** How light a colour looks, from 0 to 1. */
function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('six seats have a shape, a colour and a number of their own', () => {
  expect(markerCount).toBe(6);
  const shapes = seats.map((seat) => / d="([^"]+)"/.exec(marker(seat, 0, 0, 20))?.[1]);
  expect(new Set(shapes).size).toBe(6);
  expect(new Set(seats.map(seatColour)).size).toBe(6);
  expect(seats.map((seat) => words(drawn(marker(seat, 50, 50, 20))))).toEqual(seats.map((seat) => [String(seat + 1)]));
  expect(() => marker(6, 0, 0, 20)).toThrow('no marker for seat 6');
});

test('every seat colour stands out from a light ground', () => {
  for (const seat of seats) expect(1.05 / (lightness(seatColour(seat)) + 0.05)).toBeGreaterThan(2);
});

test('a die shows as many pips as its value', () => {
  for (const value of [1, 2, 3, 4, 5, 6]) expect(die(value, 0, 0, 40).split('<circle').length - 1).toBe(value);
});

test('a row is as wide as what stands in it with the gaps between', () => {
  const span = { markup: write('7', 0, 0, { size: 20, fill: '#000000' }), width: 30 };
  expect(row([span, span, span], 8).width).toBe(106);
  expect(row([], 8).width).toBe(0);
  const [first, second, third] = drawn(row([span, span, span], 8).markup).lines.map(({ x }) => x);
  expect([(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)]).toEqual([38, 38]);
});

test('a chip is as wide as what stands in it and its margins', () => {
  const content = { markup: write('7', 0, 0, { size: 30, fill: '#000000' }), width: 40 };
  const { markup, width } = chip(content, { fill: '#ffffff', height: 36, margin: 10 });
  expect(width).toBe(60);
  expect(markup).toContain('width="60"');
  expect(drawn(markup).lines.map(({ x }) => x)).toEqual([10]);
});

test('pips show the level reached and how many there are', () => {
  const squares = pips(3, 7, { x: 0, y: 0, width: 180, height: 20 });
  expect(squares.split('<rect').length - 1).toBe(7);
  expect(squares.split(palette.ink).length - 1).toBe(3);
});

test('a coast stays the same from one picture to the next and near its box', () => {
  const area = { x: 100, y: 100, width: 200, height: 120 };
  expect(coast(area, 7)).toBe(coast(area, 7));
  expect(coast(area, 8)).not.toBe(coast(area, 7));
  for (const point of coast(area, 7).slice(1, -1).split('L')) {
    const [x = 0, y = 0] = point.split(' ').map(Number);
    expect(x).toBeGreaterThan(95);
    expect(x).toBeLessThan(305);
    expect(y).toBeGreaterThan(95);
    expect(y).toBeLessThan(225);
  }
});

test('a plot has a line of points for each of six seats and ends with their values', () => {
  const columns = [0, 1, 2, 3].map((time) => seats.map((seat) => time * seat * 5));
  const parts = identified(drawn(plot({ title: 'Points', columns, labels: ['0', '1', '2', 'End'] }, 0, 0, 800, 400)));
  for (const seat of seats) expect(countOf(parts.get(`line-${seat}`) as Part, `seat-${seat}`)).toBe(4);
  const written = words(parts.get('plot'));
  for (const value of ['Points', 'End', '80', '40', '20', '75', '60', '45', '30', '15', '0'])
    expect(written).toContain(value);
});
