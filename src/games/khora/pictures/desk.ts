import { meander } from '../../../render/kit/ornaments.ts';
import { palette } from '../../../render/kit/palette.ts';
import type { Decision } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import type { Say } from '../../../i18n/catalogue.ts';
import { type Markup, at, box, fit, picture, rectangle } from '../../../render/svg.ts';
import type { View } from '../rules/view.ts';
import { card, cardHeight } from './card.ts';
import { player } from './player.ts';
import { type Scene, phaseName, playerAt } from './scene.ts';
import { tileCosts } from './tiles.ts';

const width = 1400;
const margin = 28;
const inner = width - 2 * margin;
const gap = 14;
const columns = 4;

/** What a player alone may see: the own city, the question, the cards. Never to be shown to anybody else. */
export function desk(view: View, decision: Decision | null, say: Say): Markup {
  const { seat, own } = view;
  if (seat === null || own === null) throw new Error('A desk belongs to a seat.');
  const you = say(text('picture.you'));
  const scene: Scene = { view, say, names: view.players.map(() => you) };
  const owner = playerAt(view, seat);
  const parts: Markup[] = [title(scene, decision)];
  let y = 148;
  const place = (part: { markup: Markup; height: number }): void => {
    parts.push(part.markup);
    y += part.height + gap;
  };
  place(player(scene, seat, y, inner));
  if (decision?.kind === 'assign-tiles') place(tileCosts(scene, decision, owner.rolled, y, inner));
  const sealed = decision?.sealed ?? [];
  if (own.pack.length > 0) place(cards(scene, 'pack', own.pack, sealed, y));
  if (own.looking.length > 0) place(cards(scene, 'looking', own.looking, sealed, y));
  place(cards(scene, own.hand.length > 0 ? 'hand' : 'empty', own.hand, sealed, y));
  const height = Math.ceil(y - gap + 2 * margin);
  const ground = rectangle({ x: 0, y: 0, width, height }, palette.sea);
  return picture(width, height, say(text('picture.desk')), ground, at(margin, margin, ...parts));
}

function title({ view, say }: Scene, decision: Decision | null): Markup {
  const { round, rounds } = view;
  const when = round === 0 ? '' : say(text('picture.round', { round, rounds }));
  const asked = decision === null ? '' : say(decision.prompt);
  const left = 400;
  return box(
    { x: 0, y: 0, width: inner, height: 140 },
    'title',
    fit(when, { x: 0, y: 0, width: left, height: 42 }, { size: 32, weight: 600, fill: palette.gold }),
    fit(
      phaseName({ view, say }),
      { x: 0, y: 42, width: left, height: 66 },
      { size: 50, weight: 700, family: 'serif', fill: palette.foam, least: 24 },
    ),
    asked === ''
      ? ''
      : rectangle({ x: left + 20, y: 0, width: inner - left - 20, height: 108 }, palette.gold, { rx: 14 }),
    fit(
      asked,
      { x: left + 42, y: 8, width: inner - left - 64, height: 92 },
      { size: 28, weight: 600, fill: palette.ink, least: 15 },
    ),
    meander(0, 120, inner),
  );
}

function cards(
  scene: Scene,
  heading: string,
  ids: readonly string[],
  sealed: readonly string[],
  y: number,
): { markup: Markup; height: number } {
  const owner = playerAt(scene.view, scene.view.seat ?? 0);
  const each = (inner - gap * (columns - 1)) / columns;
  const words = scene.say(text(`picture.${heading}`, { count: ids.length }));
  const drawn = ids.map((id, index) =>
    card(scene, owner, id, {
      x: (index % columns) * (each + gap),
      y: 40 + Math.floor(index / columns) * (cardHeight + gap),
      width: each,
      sealed: sealed.includes(id),
    }),
  );
  const rows = Math.ceil(ids.length / columns);
  const height = 34 + rows * (cardHeight + gap);
  const name = fit(words, { x: 0, y: 0, width: inner, height: 32 }, { size: 24, weight: 700, fill: palette.foam });
  return { markup: box({ x: 0, y, width: inner, height: height }, heading, name, ...drawn), height };
}
