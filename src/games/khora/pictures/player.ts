import { marker, seatColour } from '../../../render/kit/markers.ts';
import { palette } from '../../../render/kit/palette.ts';
import { panel } from '../../../render/kit/panels.ts';
import type { Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, box, fit, rectangle, write } from '../../../render/svg.ts';
import { colours, kinds } from '../facts/terms.ts';
import { cardsInPlay } from './chips.ts';
import { city } from './city.ts';
import { dice } from './dice.ts';
import { type Icon, icon } from './icons.ts';
import { levels } from './levels.ts';
import { token } from './pieces.ts';
import { type Scene, leaders, nameOf, playerAt } from './scene.ts';

const top = 142;
const middle = 100;

/** Everything that lies before a player; the height grows with the cards in play. */
export function player(scene: Scene, seat: Seat, y: number, width: number): { markup: Markup; height: number } {
  const inner = width - 36;
  const cards = cardsInPlay(scene, playerAt(scene.view, seat).played, 24, top + middle + 18, inner - 6);
  const height = top + middle + 18 + cards.height + 14;
  const area = { x: 0, y: 0, width, height };
  const awaited = scene.view.awaited.some((one) => one.seat === seat && !one.sealed);
  const frame = awaited ? { stroke: palette.gold, 'stroke-width': 7 } : {};
  const markup = box(
    { ...area, y },
    `seat-${seat}`,
    panel(area, palette.marble, frame),
    rectangle({ x: 0, y: 14, width: 10, height: height - 28 }, seatColour(seat), { rx: 5 }),
    identity(scene, seat, 24, 12, 344),
    score(scene, seat, 378, 14, 142),
    resources(scene, seat, 540, 14, 280),
    knowledge(scene, seat, 826, 14, 204),
    levels(scene, seat, 1040, 12, width - 1040 - 18),
    dice(scene, seat, 24, top + 8, 344),
    city(scene, seat, 378, top + 10, width - 378 - 18, middle - 6),
    cards.markup,
  );
  return { markup, height };
}

function identity(scene: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const { view, say } = scene;
  const owner = playerAt(view, seat);
  const starts = view.round > 0 && view.start === seat;
  const place = say(text(`cities.${owner.city}.name`));
  const second = starts ? `${place} · ${say(text('words.startPlayer'))}` : place;
  return box(
    { x, y, width, height: top - 12 },
    null,
    marker(seat, 34, 36, 30),
    fit(
      nameOf(scene, seat),
      { x: 78, y: 0, width: width - 78, height: 44 },
      { size: 34, weight: 700, fill: palette.ink, least: 17 },
    ),
    starts ? icon('start', 76, 46, 26, palette.clay) : '',
    fit(
      second,
      { x: starts ? 104 : 78, y: 44, width: width - (starts ? 104 : 78), height: 30 },
      { size: 22, weight: 600, fill: palette.faded, least: 13 },
    ),
    waiting(scene, seat, 0, 82, width),
  );
}

/** What the player is asked for, or that a secret choice is made; nothing for whoever is idle. */
function waiting({ view, say }: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const asked = view.awaited.find((one) => one.seat === seat);
  if (asked === undefined) return '';
  const area = { x: 0, y: 0, width, height: 48 };
  const words = asked.sealed ? text('picture.ready') : text(`awaited.${asked.kind}`);
  return box(
    { ...area, x, y },
    asked.sealed ? `ready-${seat}` : `awaited-${seat}`,
    rectangle(area, asked.sealed ? palette.stone : palette.gold, { rx: 24 }),
    icon(asked.sealed ? 'done' : 'awaited', 14, 9, 30, asked.sealed ? palette.olive : palette.ink),
    fit(
      say(words),
      { x: 52, y: 2, width: width - 70, height: 44 },
      { size: 25, weight: 700, fill: palette.ink, least: 14 },
    ),
  );
}

function score({ view, say }: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const leads = leaders(view).includes(seat);
  const area = { x: 0, y: 0, width, height: 128 };
  const ink = leads ? palette.gold : palette.ink;
  const note = leads ? `${say(text('picture.vp'))} · ${say(text('picture.leads'))}` : say(text('picture.vp'));
  return box(
    { ...area, x, y },
    leads ? `leader-${seat}` : null,
    rectangle(area, leads ? palette.sea : palette.stone, { rx: 14 }),
    fit(
      String(playerAt(view, seat).vp),
      { x: 6, y: 4, width: width - 12, height: 92 },
      { size: 74, weight: 700, fill: ink, anchor: 'middle' },
    ),
    fit(note, { x: 8, y: 92, width: width - 16, height: 28 }, { size: 20, weight: 700, fill: ink, anchor: 'middle' }),
  );
}

function resources({ view }: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const owner = playerAt(view, seat);
  const shown: readonly (readonly [Icon, number])[] = [
    ['citizens', owner.citizens],
    ['taxes', owner.taxes],
    ['glory', owner.glory],
    ['troops', owner.troops],
    ['drachmas', owner.drachmas],
    ['philosophy', owner.philosophy],
    ['cards', owner.cards],
    ['dice', owner.dice],
  ];
  const each = width / 4;
  return box(
    { x, y, width, height: 124 },
    `resources-${seat}`,
    ...shown.map(([name, amount], index) => {
      const cell = { x: (index % 4) * each, y: Math.floor(index / 4) * 64, width: each, height: 60 };
      return box(
        cell,
        null,
        icon(name, 0, 14, 30, index < 4 ? palette.ink : palette.gilt),
        fit(
          String(amount),
          { x: 34, y: 8, width: each - 36, height: 44 },
          { size: 30, weight: 700, fill: palette.ink },
        ),
      );
    }),
  );
}

function knowledge({ view }: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const owner = playerAt(view, seat);
  const each = width / colours.length;
  const cells = kinds.toReversed().flatMap((kind, line) =>
    colours.map((colour, column) => {
      const amount = owner[kind][colour];
      return box(
        { x: column * each, y: line * 64, width: each, height: 60 },
        `knowledge-${seat}-${colour}-${kind}`,
        token(colour, kind, 19, 30, 17, amount > 0 ? 1 : 0.22),
        write(String(amount), 41, 39, {
          size: amount > 9 ? 18 : 26,
          weight: 700,
          fill: amount > 0 ? palette.ink : palette.vein,
        }),
      );
    }),
  );
  return box({ x, y, width, height: 124 }, null, ...cells);
}
