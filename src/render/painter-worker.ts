import type { Text } from '../engine/text.ts';
import { type Locale, type Messages, type Say, readMessages, speaker } from '../i18n/catalogue.ts';
import type { Pictures } from './pictures.ts';
import { rasterised } from './raster.ts';
import { gallery } from '../games/gallery.ts';
import type { PaintRequest } from './painter.ts';

/** Runs in a thread of its own: builds the SVG and draws it. */
export default function paint(order: PaintRequest): Promise<Uint8Array> {
  return rasterised(drawn(order));
}

/** The SVG of an order. */
export function drawn(order: PaintRequest): string {
  const pictures = gallery[order.game];
  if (pictures === undefined) throw new Error(`There are no pictures of "${order.game}".`);
  return painted(pictures, order, speakerFor(order.game, order.locale, order.names));
}

/** The order's view comes from the game whose pictures these are; only its name says so. */
function painted(pictures: Pictures<never>, order: PaintRequest, say: Say): string {
  const view = order.view as never;
  switch (order.picture) {
    case 'board':
      return pictures.board(view, say, order.names);
    case 'desk':
      return pictures.desk(view, order.decision ?? null, say);
    case 'final':
      return pictures.final(view, order.standings ?? [], say, order.names);
  }
}

const MOST_SPEAKERS = 50;
const messages = new Map<string, Messages>();
const speakers = new Map<string, Say>();

/** Kept, since a speaker remembers the messages it has parsed. */
function speakerFor(game: string, locale: Locale, names: readonly string[]): Say {
  const key = JSON.stringify([game, locale, names]);
  const known = speakers.get(key);
  if (known !== undefined) return known;
  const language = `${game} ${locale}`;
  const words = messages.get(language) ?? readMessages(game, locale);
  messages.set(language, words);
  if (speakers.size >= MOST_SPEAKERS) speakers.clear();
  const say = speaker(words, locale, (text: Text) => named(text, names));
  speakers.set(key, say);
  return say;
}

function named(text: Text, names: readonly string[]): string | null {
  return text.key === 'seat' ? (names[Number(text.with?.['seat'])] ?? null) : null;
}
