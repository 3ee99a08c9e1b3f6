import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type Cell, cell as makeCell } from './cells.ts';
import { type Board, board } from './map.ts';
import { type Condition, type Effect, type Files, type Modifier, type Points, files } from './schema.ts';
import type { Hits, Resource, Until } from './terms.ts';

/** What a tile, card or god does: now, as long as it lies there, and at the end. */
export interface Piece {
  readonly id: string;
  readonly effects: readonly Effect[];
  readonly modify: readonly Modifier[];
  readonly end: readonly Points[];
}

export interface Discovery extends Piece {
  readonly row: number;
  /** The resources of its two tiles, where they differ (O43). */
  readonly variants: readonly Resource[];
}

export interface Destiny extends Piece {
  readonly copies: number;
  readonly play: Files['destiny'][number]['play'];
  readonly condition: Condition | null;
}

export interface God extends Piece {
  readonly hits: Hits;
  /** Leaves a mark until then; null for what is done at once. */
  readonly until: Until | null;
}

export interface Facts {
  readonly rules: Files['rules'];
  readonly board: Board;
  readonly track: Files['track'];
  readonly rows: Files['rows'];
  readonly cells: ReadonlyMap<string, Cell>;
  readonly discoveries: ReadonlyMap<string, Discovery>;
  readonly wonders: ReadonlyMap<string, Files['wonders'][number]>;
  readonly destiny: ReadonlyMap<string, Destiny>;
  readonly gods: ReadonlyMap<string, God>;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../data/olympos/${file}.json`, import.meta.url), 'utf8'));

/** Reads and checks every data file; a mistake names the file, the entry and what is wrong with it. */
export function loadFacts(content: (file: string) => unknown = read): Facts {
  const parsed = Object.fromEntries(
    Object.entries(files).map(([file, schema]) => [file, parse(file, schema, content(file))]),
  ) as unknown as Files;
  const { rules, track, rows } = parsed;
  const map = board(parsed.map, rules.points.territory);
  const share = map.land.filter(({ resource }) => resource === map.land[0]?.resource).length;
  const facts: Facts = {
    rules,
    board: map,
    track,
    rows,
    cells: byId('cells', parsed.cells, (raw) => makeCell(raw, share)),
    discoveries: byId('discoveries', parsed.discoveries, (raw) => ({
      ...piece(raw),
      effects: raw.now ?? [],
      row: raw.row,
      variants: raw.variants ?? [],
    })),
    wonders: byId('wonders', parsed.wonders, (wonder) => wonder),
    destiny: byId('destiny', parsed.destiny, (raw) => ({
      ...piece(raw),
      copies: raw.copies,
      play: raw.play,
      condition: raw.if ?? null,
    })),
    gods: byId('gods', parsed.gods, (raw) => ({ ...piece(raw), hits: raw.hits, until: raw.until ?? null })),
  };
  checkTrack(facts);
  checkDevelopment(facts);
  checkMarks(facts);
  return facts;
}

function parse<T extends z.ZodType>(file: string, schema: T, content: unknown): z.infer<T> {
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  let inside = content;
  const path = (issue?.path ?? []).map((part) => {
    const name = entryName(inside, part);
    inside = typeof inside === 'object' && inside !== null ? Reflect.get(inside, part) : null;
    return name;
  });
  throw new Error(`data/olympos/${file}.json: ${path.join(' > ')}: ${issue?.message ?? 'is wrong'}`);
}

function entryName(content: unknown, part: PropertyKey): string {
  const entry: unknown = Array.isArray(content) ? content[Number(part)] : null;
  const named = z.object({ id: z.string() }).safeParse(entry);
  return named.success ? named.data.id : String(part);
}

function byId<T extends { id: string }, R>(file: string, entries: readonly T[], make: (entry: T) => R): Map<string, R> {
  const result = new Map<string, R>();
  for (const entry of entries) {
    if (result.has(entry.id)) throw new Error(`data/olympos/${file}.json: ${entry.id}: stands there twice`);
    result.set(entry.id, make(entry));
  }
  return result;
}

interface RawPiece {
  readonly id: string;
  readonly effects?: readonly Effect[] | undefined;
  readonly modify?: readonly Modifier[] | undefined;
  readonly end?: readonly Points[] | undefined;
}

function piece({ id, effects = [], modify = [], end = [] }: RawPiece): Piece {
  return { id, effects, modify, end };
}

/** Zeus spaces rise, the last one begins the final spaces, and these go on without a gap up to the cross. */
function checkTrack({ track, gods }: Facts): void {
  const wrong = (why: string): never => {
    throw new Error(`data/olympos/track.json: ${why}`);
  };
  const spaces = [track.start, ...track.zeus.map(({ space }) => space), track.cross];
  const fallen = spaces.find((space, index) => index > 0 && space <= (spaces[index - 1] ?? 0));
  if (fallen !== undefined) wrong(`zeus > space ${fallen}: the spaces must rise from the start to the cross`);
  let next = track.zeus.at(-1)?.space ?? 0;
  for (const { from, to } of track.points) {
    if (from !== next || to < from) wrong(`points > ${from}-${to}: should begin at space ${next}`);
    next = to + 1;
  }
  if (next !== track.cross + 1) wrong(`points: should end at the cross, space ${track.cross}`);
  const cards = track.zeus.reduce((sum, zeus) => sum + zeus.cards, 0);
  if (cards > gods.size) wrong(`zeus: asks for ${cards} god cards and there are ${gods.size}`);
}

/** With any number of players there is a type and a bonus space for every copy. */
function checkDevelopment({ rules, rows, cells, discoveries, wonders }: Facts): void {
  for (const [seats, { columns, grey }] of Object.entries(rules.seats)) {
    if (wonders.size < columns) throw new Error(`data/olympos/wonders.json: there are fewer than ${columns}`);
    for (const { row, copies } of rows) {
      const types = [...discoveries.values()].filter((discovery) => discovery.row === row);
      if (types.length < columns)
        throw new Error(`data/olympos/discoveries.json: row ${row} has ${types.length} types`);
      const count = copies[seats] ?? 0;
      if (count === 0) throw new Error(`data/olympos/rows.json: row ${row}: no copies for ${seats} players`);
      for (let column = 1; column <= columns; column += 1) {
        const at = [...cells.values()].filter((cell) => cell.row === row && cell.column === column);
        if (at.length !== 1)
          throw new Error(`data/olympos/cells.json: row ${row}, column ${column}: there are ${at.length} cells`);
        const open = at[0]?.bonuses.filter((bonus) => grey || !bonus.grey).length ?? 0;
        if (open > 0 && open < count)
          throw new Error(`data/olympos/cells.json: ${at[0]?.id ?? ''}: ${open} bonus spaces for ${count} copies`);
      }
    }
  }
}

/** What lasts must say until when, and what is done at once leaves no mark. */
function checkMarks({ gods }: Facts): void {
  for (const { id, until, modify, end } of gods.values()) {
    if ((until !== null) !== modify.length + end.length > 0)
      throw new Error(`data/olympos/gods.json: ${id} > until: goes with "modify" or "end", and only with them`);
  }
}

export const facts = loadFacts();

export function discovery(id: string): Discovery {
  return found(facts.discoveries.get(id), id);
}

export function wonder(id: string): Files['wonders'][number] {
  return found(facts.wonders.get(id), id);
}

export function destiny(id: string): Destiny {
  return found(facts.destiny.get(id), id);
}

export function god(id: string): God {
  return found(facts.gods.get(id), id);
}

export function cell(id: string): Cell {
  return found(facts.cells.get(id), id);
}

/** The number of a territory. */
export function landNumber(id: string): number {
  const number = facts.board.zones.indexOf(id);
  if (number < 0 || number >= facts.board.land.length) throw new Error(`Olympos has no territory ${id}.`);
  return number;
}

/** What depends on the number of players. */
export function numbers(seats: number): Files['rules']['seats'][string] {
  return found(facts.rules.seats[String(seats)], `table of ${seats}`);
}

function found<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new Error(`Olympos has no ${name}.`);
  return value;
}
