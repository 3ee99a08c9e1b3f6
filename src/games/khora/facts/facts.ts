import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Cause } from '../rules/cause.ts';
import { checkSpaces, faultOf } from './checks.ts';
import {
  type Condition,
  type Event,
  type EventGroup,
  type Files,
  type Modifier,
  type Needs,
  type Space,
  type When,
  files,
} from './schema.ts';
import type { Track } from './terms.ts';
import type { Effect } from './verbs.ts';

/** A Politics card or a development: something that is paid for, lies open and then acts. */
export interface Piece {
  readonly cost: number;
  readonly needs: Needs;
  readonly when: When | null;
  readonly condition: Condition | null;
  readonly effects: readonly Effect[];
  readonly modify: readonly Modifier[];
  readonly cause: Cause;
}

export interface Facts {
  readonly rules: Files['rules'];
  readonly politics: ReadonlyMap<string, Piece>;
  readonly cities: ReadonlyMap<string, readonly Piece[]>;
  readonly events: ReadonlyMap<string, Event>;
  readonly achievements: Files['achievements'];
  readonly board: ReadonlyMap<string, Space>;
  /** What reaching a level costs and gives: `tracks.economy[2]` is level 2. */
  readonly tracks: Readonly<Record<Track, readonly Level[]>>;
}

type Level = Files['tracks'][Track][number];

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../../data/khora/${file}.json`, import.meta.url), 'utf8'));

/** Reads and checks every data file; a mistake names the file, the entry and the field. */
export function loadFacts(content: (file: string) => unknown = read): Facts {
  const parsed = Object.fromEntries(
    Object.entries(files).map(([file, schema]) => [file, parse(file, schema, content(file))]),
  ) as unknown as Files;
  checkSpaces(parsed);
  return {
    rules: parsed.rules,
    politics: byId('politics', parsed.politics, (card) =>
      piece('politics', card.id, card, { by: 'card', id: card.id }),
    ),
    cities: byId('cities', parsed.cities, ({ id, developments }) =>
      developments.map((development, index) =>
        piece('cities', `${id} ${index + 1}`, development, { by: 'development', city: id, number: index + 1 }),
      ),
    ),
    events: byId('events', parsed.events, (event) => event),
    achievements: [...byId('achievements', parsed.achievements, (achievement) => achievement).values()],
    board: byId('board', parsed.board, (space) => space),
    tracks: {
      economy: levels('economy', parsed.tracks.economy),
      culture: levels('culture', parsed.tracks.culture),
      military: levels('military', parsed.tracks.military),
    },
  };
}

function parse<T extends z.ZodType>(file: string, schema: T, content: unknown): z.infer<T> {
  const result = schema.safeParse(content);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = (issue?.path ?? []).map((part, index) => (index === 0 ? entryName(content, part) : String(part)));
  throw new Error(`data/khora/${file}.json: ${path.join(' > ')}: ${issue?.message ?? 'is wrong'}`);
}

function entryName(content: unknown, part: PropertyKey): string {
  const entry: unknown = Array.isArray(content) ? content[Number(part)] : null;
  const named = z.object({ id: z.string() }).safeParse(entry);
  return named.success ? named.data.id : String(part);
}

function byId<T extends { id: string }, R>(file: string, entries: readonly T[], make: (entry: T) => R): Map<string, R> {
  const result = new Map<string, R>();
  for (const entry of entries) {
    if (result.has(entry.id)) throw new Error(`data/khora/${file}.json: ${entry.id} > id: stands there twice`);
    result.set(entry.id, make(entry));
  }
  return result;
}

type RawPiece = Files['cities'][number]['developments'][number];

function piece(file: string, name: string, raw: RawPiece, cause: Cause): Piece {
  const fault = faultOf(raw);
  if (fault !== null) throw new Error(`data/khora/${file}.json: ${name} > ${fault}`);
  return {
    cost: raw.cost,
    needs: raw.needs,
    when: raw.when ?? null,
    condition: raw.if ?? null,
    effects: raw.effects ?? [],
    modify: raw.modify ?? [],
    cause,
  };
}

function levels(track: Track, raised: readonly Level[]): Level[] {
  const result: Level[] = [];
  for (const entry of raised) {
    if (result[entry.level])
      throw new Error(`data/khora/tracks.json: ${track} > level ${entry.level}: stands there twice`);
    result[entry.level] = entry;
  }
  return result;
}

export const facts = loadFacts();

export function card(id: string): Piece {
  return facts.politics.get(id) ?? unknown(id);
}

export function development(city: string, number: number): Piece {
  return facts.cities.get(city)?.[number - 1] ?? unknown(`${city} ${number}`);
}

export function event(id: string): Event {
  return facts.events.get(id) ?? unknown(id);
}

/** What an event does to those of a group; nothing where it does not speak of them. */
export function eventEffects(id: string, group: EventGroup): readonly Effect[] {
  const groups: Readonly<Partial<Record<EventGroup, readonly Effect[] | undefined>>> = event(id);
  return groups[group] ?? [];
}

/** The space that must have been explored for the event to happen. */
export function spaceOfEvent(id: string): string | null {
  const found = event(id);
  return found.in === 'dice' ? null : (found.if?.explored ?? null);
}

export function space(id: string): Space {
  return facts.board.get(id) ?? unknown(id);
}

export function level(track: Track, number: number): Level {
  return facts.tracks[track][number] ?? unknown(`${track} ${number}`);
}

function unknown(name: string): never {
  throw new Error(`Khôra has no ${name}.`);
}
