import type { Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { chip } from '../../../render/kit/chips.ts';
import { palette } from '../../../render/kit/palette.ts';
import { pips } from '../../../render/kit/panels.ts';
import { row, signOf, spanOf } from '../../../render/kit/rows.ts';
import { LEAST_TYPE, type Markup, at, box, fit, tag, write } from '../../../render/svg.ts';
import { drawable, widthOf } from '../../../render/type.ts';
import { facts } from '../facts/facts.ts';
import { type Kind, colours, tracks } from '../facts/terms.ts';
import { type Course, baseline, courseAt } from './courses.ts';
import { strokesOf } from './icons.ts';
import { eventStrikes } from './outlook.ts';
import { token } from './pieces.ts';
import { type Scene, playerAt } from './scene.ts';

const stock = ['drachmas', 'taxes', 'citizens', 'troops', 'glory', 'philosophy'] as const;
const size = 40;

/** Where numbers end; what goes with them begins a little further right. */
function numbersEnd(width: number): number {
  if (width > 400) return 130;
  return width > 250 ? 96 : 72;
}

/** Everything a player has, a number on each line. */
export function belongings(scene: Scene, seat: Seat, width: number): Markup {
  const owner = playerAt(scene.view, seat);
  const after = numbersEnd(width) + 16;
  const developments = facts.cities.get(owner.city)?.length ?? 0;
  return [
    ...stock.map((what) => amount(`${what}-${seat}`, what, owner[what], width)),
    strike(scene, seat, width),
    ...tracks.map((track) => {
      const { height } = courseAt(track);
      const area = { x: after, y: (height - 22) / 2, width: width - after - 14, height: 22 };
      return amount(`${track}-${seat}`, track, owner[track], width, pips(owner[track], facts.rules.most.level, area));
    }),
    knowledge(scene, seat, 'major', width),
    knowledge(scene, seat, 'minor', width),
    amount(
      `developments-${seat}`,
      'developments',
      owner.developments,
      width,
      pips(owner.developments, developments, { x: after, y: 10, width: width - after - 14, height: 22 }),
    ),
    cards(scene, seat, width),
  ].join('');
}

function amount(id: string, course: Course, value: number, width: number, more: Markup = ''): Markup {
  const { y, height } = courseAt(course);
  const line = baseline(course, size) - y;
  const number = { size, weight: 700, fill: palette.ink, anchor: 'end' } as const;
  return box({ x: 0, y, width, height }, id, write(String(value), numbersEnd(width), line, number), more);
}

/** What the event would do to the player if it struck now, on the line of troops; most and fewest move the same thing. */
function strike({ view }: Scene, seat: Seat, width: number): Markup {
  const strikes = eventStrikes(view, seat);
  const [first] = strikes;
  if (first === undefined) return '';
  const { y, height } = courseAt('troops');
  const ink = first.good ? palette.foam : palette.deepClay;
  const words = { size: LEAST_TYPE, weight: 700, fill: ink } as const;
  const amounts = strikes.flatMap(({ amount }) => (amount === '' ? [] : [spanOf(amount, words)]));
  const content = row([...amounts, signOf(strokesOf(first.icon), 32, ink)], 3);
  const fill = first.good ? palette.clay : palette.ivory;
  const { markup, width: wide } = chip(content, { fill, stroke: palette.clay, height: 38, margin: 9 });
  return box({ x: width - wide - 5, y: y + 2, width: wide, height: height - 4 }, `strike-${seat}`, at(0, 31, markup));
}

function knowledge({ view }: Scene, seat: Seat, kind: Kind, width: number): Markup {
  const owner = playerAt(view, seat);
  const { y, height } = courseAt(kind);
  const each = (width - 8) / colours.length;
  return colours
    .map((colour, index) => {
      const count = owner[kind][colour];
      const area = { x: 4 + index * each, y, width: each, height };
      const middle = height / 2;
      const isWide = count > 9;
      const left = isWide ? 14 : Math.min(24, each / 3);
      const shown =
        count === 0
          ? tag('circle', { cx: left, cy: middle, r: 5, fill: palette.vein })
          : token(colour, kind, left, middle, isWide ? 15 : 19) +
            write(String(count), left + (isWide ? 15 : 24), middle + 13, {
              size: isWide ? LEAST_TYPE : 36,
              weight: 700,
              fill: palette.ink,
            });
      return box(area, `knowledge-${seat}-${colour}-${kind}`, shown);
    })
    .join('');
}

/** Cards in hand and in play; where there is room, the names of those in play. */
function cards({ view, say }: Scene, seat: Seat, width: number): Markup {
  const owner = playerAt(view, seat);
  const { y, height } = courseAt('cards');
  const line = baseline('cards', size) - y;
  const number = { size, weight: 700, fill: palette.ink } as const;
  const inPlay = `/ ${owner.played.length}`;
  const left = numbersEnd(width) + 16;
  const rest = left + widthOf(inPlay, number) + 16;
  const names = owner.played.map((id) => say(text(`politics.${id}.name`))).join(', ');
  const face = { size: LEAST_TYPE, weight: 600, fill: palette.faded } as const;
  const fits = widthOf(drawable(names), face) <= width - rest - 10;
  return box(
    { x: 0, y, width, height },
    `cards-${seat}`,
    write(String(owner.cards), numbersEnd(width), line, { ...number, anchor: 'end' }),
    write(inPlay, left, line, number),
    fits ? fit(names, { x: rest, y: 0, width: width - rest - 8, height }, { ...face, least: LEAST_TYPE }) : '',
  );
}
