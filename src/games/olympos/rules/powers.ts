import { type Piece, discovery, facts, god } from '../facts/facts.ts';
import type { Modifier } from '../facts/schema.ts';
import type { modifiers } from '../facts/schema.ts';
import type { Resource } from '../facts/terms.ts';
import { executor } from '../facts/verbs.ts';
import type { Player, Tile } from './state.ts';

/** All that lies before a player and lasts, added up. */
export interface Powers {
  swords: number;
  symbols: number;
  stars: number;
  newSettler: number;
  sea: number;
  run: number | null;
  seaClosed: boolean;
  wonder: number;
  /** Added to the next action. */
  action: number;
  /** How many Destiny cards are looked at to keep one. */
  look: number;
  winsTies: boolean;
  /** Taken off discoveries whose cell names the resource. */
  readonly named: Partial<Record<Resource, number>>;
}

type Holder = Readonly<Pick<Player, 'tiles' | 'marks'>>;

const add = executor<typeof modifiers, [powers: Powers, resource: Resource | null]>({
  swords: (count, powers) => (powers.swords += count),
  symbols: (count, powers) => (powers.symbols += count),
  stars: (count, powers) => (powers.stars += count),
  'new-settler': (price, powers) => (powers.newSettler = Math.min(powers.newSettler, price)),
  sea: (by, powers) => (powers.sea = Math.max(0, powers.sea + by)),
  'land-run': (price, powers) => (powers.run = powers.run === null ? price : Math.min(powers.run, price)),
  closed: (_zones, powers) => (powers.seaClosed = true),
  discovery({ by }, { named }, resource) {
    if (resource !== null) named[resource] = (named[resource] ?? 0) + by;
  },
  wonder: (by, powers) => (powers.wonder += by),
  action: (by, powers) => (powers.action += by),
  look: (count, powers) => (powers.look = Math.max(powers.look, count)),
  wins: (_what, powers) => (powers.winsTies = true),
});

function none(): Powers {
  const { newSettler, sea } = facts.rules.prices;
  return {
    swords: 0,
    symbols: 0,
    stars: 0,
    newSettler,
    sea,
    run: null,
    seaClosed: false,
    wonder: 0,
    action: 0,
    look: 1,
    winsTies: false,
    named: {},
  };
}

function addAll(powers: Powers, modify: readonly Modifier[], resource: Resource | null): void {
  for (const modifier of modify) add(modifier, powers, resource);
}

interface Added {
  readonly marks: readonly string[];
  readonly counts: readonly [tiles: number, marks: number];
  readonly powers: Readonly<Powers>;
}

/** Asked for all the time and seldom changed: tiles are only ever added, marks added or the whole list replaced. */
const added = new WeakMap<readonly Tile[], Added>();

export function powers({ tiles, marks }: Holder): Readonly<Powers> {
  const known = added.get(tiles);
  if (known?.marks === marks && known.counts[0] === tiles.length && known.counts[1] === marks.length) {
    return known.powers;
  }
  const sum = tilePowers({ tiles });
  for (const id of marks) {
    const { until, modify } = god(id);
    if (until !== 'used') addAll(sum, modify, null);
  }
  added.set(tiles, { marks, counts: [tiles.length, marks.length], powers: sum });
  return sum;
}

/** Without the marks of gods: what is printed on the discovery tiles. */
export function tilePowers({ tiles }: Pick<Player, 'tiles'>): Powers {
  const sum = none();
  for (const tile of tiles) addAll(sum, discovery(tile.discovery).modify, tile.resource);
  return sum;
}

/** Stars that a card or a mark gives for one wonder. */
export function starsOf({ modify }: Piece): number {
  const sum = none();
  addAll(sum, modify, null);
  return sum.stars;
}

/** Zeus symbols that a card gives for one god. */
export function symbolsOf({ modify }: Piece): number {
  const sum = none();
  addAll(sum, modify, null);
  return sum.symbols;
}
