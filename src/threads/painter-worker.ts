import { type Locale, type Messages, type Say, readMessages, speaker } from '../i18n/catalogue.ts';
import { seatNames } from '../i18n/seat-names.ts';
import { type GameModule, type Games, gameIn } from '../module/game-module.ts';
import { rasterised } from '../render/raster.ts';
import type { PaintRequest } from './painter.ts';
import { loadGames } from './registry.ts';

let games: Promise<Games> | null = null;

/** Runs in a thread of its own: builds the SVG and draws it. */
export default async function paint(request: PaintRequest): Promise<Uint8Array> {
  games ??= loadGames();
  return rasterised(await drawn(await games, request));
}

/** The SVG of a request. */
export async function drawn(all: Games, { game, kind, subject, locale, names }: PaintRequest): Promise<string> {
  const module = gameIn(all, game);
  const pictures = await module.pictures();
  return pictures.draw(kind, subject, speakerFor(module, locale, names), names);
}

const MOST_SPEAKERS = 50;
const messages = new Map<string, Messages>();
const speakers = new Map<string, Say>();

/** Kept, since a speaker remembers the messages it has parsed. */
function speakerFor({ id, locales }: GameModule, locale: Locale, names: readonly string[]): Say {
  const key = JSON.stringify([id, locale, names]);
  const known = speakers.get(key);
  if (known !== undefined) return known;
  const language = `${id} ${locale}`;
  const words = messages.get(language) ?? readMessages(locales, locale);
  messages.set(language, words);
  if (speakers.size >= MOST_SPEAKERS) speakers.clear();
  const say = speaker(words, locale, seatNames(names));
  speakers.set(key, say);
  return say;
}
