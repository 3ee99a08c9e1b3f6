import type { Logger } from 'pino';
import type { Locale } from '../../i18n/catalogue.ts';
import type { Languages } from '../../i18n/languages.ts';
import { seatNames } from '../../i18n/seat-names.ts';
import type { PictureKind } from '../../module/game-module.ts';
import type { Look } from '../../table/table.ts';
import type { Painter } from '../../threads/painter.ts';
import type { Picture, Pictures } from './pictures.ts';

export interface PaintOptions {
  readonly painter: Painter;
  readonly languages: Languages;
  readonly log: Logger;
  /** How long a picture is waited for before the text goes without it, in milliseconds. */
  readonly patience?: number;
}

/** Pictures of any game, from the painting threads; one that fails or takes too long is left out and the text stands. */
export function paintings({ painter, languages, log, patience = 5_000 }: PaintOptions): Pictures {
  return async function paint(kind: PictureKind, { table, screen }: Look, locale: Locale): Promise<Picture | null> {
    const names = table.occupants.map(({ name }) => name);
    const say = languages.say(locale, table.game, seatNames(names));
    try {
      const { subject, alt } = screen.picture(kind);
      const painted = await within(patience, painter.paint({ game: table.game, kind, subject, locale, names }));
      return { file: `${kind}.png`, bytes: Buffer.from(painted), alt: alt.map((line) => say(line)).join(' ') };
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log.warn({ table: table.id, picture: kind, reason }, 'no picture');
      return null;
    }
  };
}

function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`not painted within ${milliseconds} ms`));
    }, milliseconds);
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
