import type { Pictures } from '../../../render/pictures.ts';
import type { View } from '../rules/view.ts';
import { board } from './board.ts';
import { desk } from './desk.ts';
import { final } from './final.ts';
import { report } from './report.ts';

export const pictures: Pictures<View> = { board, desk, final, report };
