import { palette } from '../../../render/kit/palette.ts';
import { type Text, text } from '../../../engine/text.ts';
import { type Markup, box, fit, rectangle } from '../../../render/svg.ts';
import { type Piece, card as pieceOf } from '../facts/facts.ts';
import { bill } from '../rules/prices.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { needsInWords } from '../words/questions.ts';
import { price } from './city.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';

export const cardHeight = 216;

/** How a card stands to its owner now. */
interface Standing {
  readonly good: boolean;
  readonly words: readonly Text[];
}

/** What keeps a player from playing a card with a Politics action, or what it would take. */
function standing(view: View, owner: PlayerView, piece: Piece): Standing {
  const phase = view.phase === 'resolution' ? view.phase : 'action';
  const { known, missing, tokens, drachmas } = bill({ phase }, owner, piece);
  const lacks: Text[] = [];
  if (!known) lacks.push(text('why.knowledge', { missing: needsInWords(missing) }));
  if (drachmas > owner.drachmas) lacks.push(text('why.drachmas', { short: drachmas - owner.drachmas }));
  if (lacks.length > 0) return { good: false, words: lacks };
  return { good: true, words: [tokens > 0 ? text('picture.tokens', { tokens }) : text('picture.playable')] };
}

/** A Politics card: name, price, requirement, effect, and whether it can be played. */
export function card(
  scene: Scene,
  owner: PlayerView,
  id: string,
  place: { x: number; y: number; width: number; sealed: boolean },
): Markup {
  const { say, view } = scene;
  const { width, sealed } = place;
  const piece = pieceOf(id);
  const area = { x: 0, y: 0, width, height: cardHeight };
  const { good, words } = standing(view, owner, piece);
  const inner = width - 32;
  const frame = sealed ? { stroke: palette.gold, 'stroke-width': 7 } : { stroke: palette.vein, 'stroke-width': 2 };
  const status = sealed ? [text('picture.sealed'), ...words] : words;
  return box(
    { ...area, x: place.x, y: place.y },
    `hand-${id}`,
    rectangle(area, palette.marble, { rx: 14, ...frame }),
    fit(
      say(text(`politics.${id}.name`)),
      { x: 16, y: 8, width: inner, height: 36 },
      { size: 27, weight: 700, family: 'serif', fill: palette.ink, least: 16 },
    ),
    fit(
      say(text(`picture.when.${moment(piece)}`)),
      { x: 16, y: 46, width: inner - 156, height: 26 },
      { size: 18, weight: 600, fill: palette.gilt, least: 12 },
    ),
    price(piece, width - 166, width - 16, 22, 66),
    fit(
      say(text(`politics.${id}.text`)),
      { x: 16, y: 78, width: inner, height: 76 },
      { size: 21, fill: palette.ink, valign: 'top', least: 13 },
    ),
    rectangle({ x: 10, y: 160, width: width - 20, height: 46 }, good ? '#dfe8cb' : '#f3d9cd', { rx: 8 }),
    icon(good ? 'done' : 'locked', 20, 173, 20, good ? palette.olive : palette.clay),
    fit(
      status.map(say).join(' · '),
      { x: 50, y: 162, width: width - 68, height: 42 },
      { size: 18, weight: 600, fill: palette.ink, least: 11 },
    ),
  );
}

function moment(piece: Piece): 'now' | 'end' | 'ongoing' {
  return piece.when === 'now' || piece.when === 'end' ? piece.when : 'ongoing';
}
