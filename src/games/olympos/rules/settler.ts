import { landNumber } from '../facts/facts.ts';
import { NORTH } from './routes.ts';
import { landOf } from './territories.ts';

/** A settler that can make an expansion: a new one, or the disc at this height of its stack. */
export interface Settler {
  /** The number of a territory, or the north zone. */
  readonly start: number;
  /** Counted from 1 at the bottom; null for a new one. */
  readonly height: number | null;
  readonly total: number;
}

const NORTH_ID = 'north';

/** `new:north`, `new:attica`, `disc:attica:2`. */
export function settlerId({ start, height }: Omit<Settler, 'total'>): string {
  const from = start === NORTH ? NORTH_ID : landOf(start).id;
  return height === null ? `new:${from}` : `disc:${from}:${height}`;
}

export function settlerOf(id: string): Omit<Settler, 'total'> {
  const [kind, from = '', height] = id.split(':');
  const start = from === NORTH_ID ? NORTH : landNumber(from);
  return { start, height: kind === 'new' ? null : Number(height) };
}
