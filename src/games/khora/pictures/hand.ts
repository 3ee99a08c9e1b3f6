import { text } from '../../../engine/text.ts';
import { palette } from '../../../render/kit/palette.ts';
import { LEAST_TYPE, type Markup, box, fit } from '../../../render/svg.ts';
import { card as cardFacts } from '../facts/facts.ts';
import { type Shown, briefCard, briefHeight, card, cardHeight, leastBrief } from './card.ts';
import { type Scene, playerAt } from './scene.ts';

const headHeight = 50;
const gap = 10;
const columns = 2;

interface Placed {
  readonly markup: Markup;
  readonly height: number;
}

/** What it takes to show this many cards on a line each. */
export function leastHeight(count: number): number {
  return headHeight + Math.ceil(count / columns) * (leastBrief + gap);
}

/** Cards under a heading: whole if they fit into the room there is, else a line each, and the rest as a number. */
export function cards(
  scene: Scene,
  { heading, ids, sealed }: { heading: string; ids: readonly string[]; sealed: readonly string[] },
  { x, y, width, room }: { x: number; y: number; width: number; room: number },
): Placed {
  const owner = playerAt(scene.view, scene.view.seat ?? 0);
  const each = (width - gap * (columns - 1)) / columns;
  const all = ids.map((id) => politics(scene, id, sealed));
  const whole = rowsOf(all, (shown) => cardHeight(shown, each));
  const isWhole = headHeight + heightOf(whole) <= room;
  const rows = isWhole ? whole : rowsOf(all, (shown) => briefHeight(owner, shown, each));
  const shown = rows.filter((_, index) => index === 0 || headHeight + heightOf(rows.slice(0, index + 1)) <= room);
  const left = ids.length - shown.reduce((sum, row) => sum + row.cards.length, 0);
  const drawn: Markup[] = [];
  let top = headHeight;
  for (const row of shown) {
    row.cards.forEach((one, index) => {
      const place = { x: index * (each + gap), y: top, width: each, height: row.height };
      drawn.push(isWhole ? card(scene, owner, one, place) : briefCard(scene, owner, one, place));
    });
    top += row.height + gap;
  }
  const { say } = scene;
  const rest = left === 0 ? '' : ` (${say(text('picture.more', { count: left }))})`;
  const title = say(text(`picture.${heading}`, { count: ids.length })) + rest;
  const head = fit(
    title,
    { x: 8, y: 0, width: width - 8, height: headHeight },
    { size: 40, weight: 700, family: 'serif', fill: palette.foam, least: LEAST_TYPE },
  );
  return { markup: box({ x, y, width, height: top }, heading, head, ...drawn), height: top };
}

interface Row {
  readonly cards: readonly Shown[];
  readonly height: number;
}

/** Cards beside each other are as tall as the taller one. */
function rowsOf(all: readonly Shown[], height: (shown: Shown) => number): Row[] {
  return Array.from({ length: Math.ceil(all.length / columns) }, (_, index) => {
    const cards = all.slice(index * columns, (index + 1) * columns);
    return { cards, height: Math.ceil(Math.max(...cards.map(height))) };
  });
}

function heightOf(rows: readonly Row[]): number {
  return rows.reduce((sum, { height }) => sum + height + gap, 0);
}

function politics({ say }: Scene, id: string, sealed: readonly string[]): Shown {
  return {
    id: `hand-${id}`,
    name: say(text(`politics.${id}.name`)),
    effect: say(text(`politics.${id}.text`)),
    piece: cardFacts(id),
    isChosen: sealed.includes(id),
  };
}
