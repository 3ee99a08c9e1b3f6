import type { Locale } from '../../i18n/catalogue.ts';
import type { PictureKind } from '../../module/game-module.ts';
import type { Look } from '../../table/table.ts';

export interface Picture {
  readonly file: string;
  readonly bytes: Buffer;
  readonly alt: string;
}

/** Makes pictures away from the event loop; null where there is none, and the text stands alone. */
export type Pictures = (kind: PictureKind, look: Look, locale: Locale) => Promise<Picture | null>;

export const noPictures: Pictures = () => Promise.resolve(null);

/** The picture if it is made within this time, undefined if it is still being made. */
export async function ifSoon(
  paint: Promise<Picture | null>,
  milliseconds: number,
): Promise<Picture | null | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds);
  });
  try {
    return await Promise.race([paint, late]);
  } finally {
    clearTimeout(timer);
  }
}
