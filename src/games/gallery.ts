import type { Pictures } from '../render/pictures.ts';
import { pictures as khora } from './khora/pictures/index.ts';

/** The pictures of every game. Imported by the painting threads only: it loads fonts and the drawing library. */
export const gallery: Readonly<Record<string, Pictures<never>>> = { khora };
