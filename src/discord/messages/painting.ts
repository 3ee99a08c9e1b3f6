import type { Logger } from 'pino';
import type { Text } from '../../engine/text.ts';
import { playableOf } from '../../games/index.ts';
import type { PaintRequest, Painter } from '../../render/painter.ts';
import type { Locale } from '../../i18n/catalogue.ts';
import type { Languages } from '../../i18n/languages.ts';
import type { Look } from '../../table/table.ts';
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
  function said(look: Look, locale: Locale, alt: readonly Text[]): string {
    const names = look.table.occupants.map(({ name }) => name);
    const say = languages.say(locale, look.table.game, ({ key, with: words }) =>
      key === 'seat' ? (names[Number(words?.['seat'])] ?? null) : null,
    );
    return alt.map((line) => say(line)).join(' ');
  }

  async function paint(
    picture: PaintRequest['picture'],
    look: Look,
    locale: Locale,
    alt: readonly Text[],
    more: Pick<PaintRequest, 'decision' | 'standings'> = {},
  ): Promise<Picture | null> {
    const { table, view } = look;
    const names = table.occupants.map(({ name }) => name);
    try {
      const painted = await within(
        patience,
        painter.paint({ game: table.game, picture, view, locale, names, ...more }),
      );
      return { file: `${picture}.png`, bytes: Buffer.from(painted), alt: said(look, locale, alt) };
    } catch (error) {
      log.warn({ table: table.id, picture, reason: error instanceof Error ? error.message : 'unknown' }, 'no picture');
      return null;
    }
  }

  return {
    board: (look, locale) => paint('board', look, locale, altOf(look).board(look.view)),
    desk(look, locale) {
      const { decision } = look;
      return paint('desk', look, locale, altOf(look).desk(look.view, decision), { decision });
    },
    final(look, locale) {
      const { standings } = look;
      return paint('final', look, locale, altOf(look).final(look.view, standings), { standings });
    },
  };
}

function altOf({ table }: Look): ReturnType<typeof playableOf>['alt'] {
  return playableOf(table.game).alt;
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
