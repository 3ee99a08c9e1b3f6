import type { Decision, Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import type { Say } from '../../../i18n/catalogue.ts';
import { palette } from '../../../render/kit/palette.ts';
import { type Markup, WIDTH, picture, rectangle } from '../../../render/svg.ts';
import { facts } from '../facts/facts.ts';
import type { View } from '../rules/view.ts';
import { card, cardHeight } from './card.ts';
import {
  eventBar,
  eventHeight,
  exchange,
  exchangeHeight,
  purse,
  purseHeight,
  title,
  titleHeight,
} from './desk-parts.ts';
import { cards, leastHeight } from './hand.ts';
import { map, mapHeight } from './map.ts';
import { nextDevelopment } from './prospects.ts';
import { type Scene, playerAt } from './scene.ts';
import { station, stationHeight } from './station.ts';
import { tableHeight, tileTable } from './tile-table.ts';

const margin = 16;
const inner = WIDTH - 2 * margin;
const gap = 8;
const most = WIDTH * 1.3;

interface Part {
  readonly height: number;
  draw(y: number): Markup;
}

/** What a player alone may see: the question, what is at hand for it, and the cards. Never to be shown to anybody else. */
export function desk(view: View, decision: Decision | null, say: Say): Markup {
  const { seat, own } = view;
  if (seat === null || own === null) throw new Error('A desk belongs to a seat.');
  const scene: Scene = { view, say, names: [] };
  const drawn: Markup[] = [title(scene, decision)];
  let y = titleHeight + gap;
  for (const part of partsOf(scene, seat, decision)) {
    drawn.push(part.draw(y));
    y += part.height + gap;
  }
  const sealed = decision?.sealed ?? [];
  const groups = [
    { heading: 'pack', ids: own.pack },
    { heading: 'looking', ids: own.looking },
    { heading: own.hand.length > 0 ? 'hand' : 'empty', ids: own.hand },
  ].filter(({ heading, ids }) => ids.length > 0 || heading === 'empty');
  groups.forEach(({ heading, ids }, index) => {
    const later = groups.slice(index + 1).reduce((sum, group) => sum + leastHeight(group.ids.length), 0);
    const placed = cards(scene, { heading, ids, sealed }, { x: margin, y, width: inner, room: most - y - later - 6 });
    drawn.push(placed.markup);
    y += placed.height;
  });
  const height = Math.min(most, Math.ceil(y + 6));
  const ground = rectangle({ x: 0, y: 0, width: WIDTH, height }, palette.night);
  return picture(WIDTH, height, say(text('picture.desk')), ground, ...drawn);
}

/** What goes with the question, between its title and the cards. */
function partsOf(scene: Scene, seat: Seat, decision: Decision | null): Part[] {
  const parts: Part[] = [{ height: purseHeight, draw: (y) => purse(scene, seat, margin, y, inner) }];
  if (scene.view.event !== null)
    parts.push({ height: eventHeight, draw: (y) => eventBar(scene, seat, margin, y, inner) });
  const place: Part = { height: stationHeight, draw: (y) => station(scene, seat, margin, y, inner) };
  switch (decision?.kind) {
    case 'assign-tiles':
      return [
        ...parts,
        { height: tableHeight, draw: (y) => tileTable(scene, decision, seat, margin, y, inner) },
        { height: exchangeHeight - gap, draw: (y) => exchange(scene, margin, y, inner) },
      ];
    case 'explore': {
      const reach = new Set(decision.options.map(({ id }) => id).filter((id) => facts.board.has(id)));
      return [...parts, { height: mapHeight, draw: (y) => map(scene, y, reach) }, place];
    }
    case 'unlock':
      return [...parts, ...unlocking(scene, seat), place];
    default:
      return [...parts, place];
  }
}

function unlocking(scene: Scene, seat: Seat): Part[] {
  const owner = playerAt(scene.view, seat);
  const next = nextDevelopment(owner);
  if (next === null) return [];
  const { piece, number } = next;
  const { say } = scene;
  const shown = {
    id: `development-${number}`,
    name: say(text('picture.city', { city: text(`cities.${owner.city}.name`), number })),
    effect: say(text(`cities.${owner.city}.${number}`)),
    piece,
    isChosen: false,
  };
  const height = cardHeight(shown, inner);
  const draw = (y: number): Markup => card(scene, owner, shown, { x: margin, y, width: inner, height });
  return [{ height, draw }];
}
