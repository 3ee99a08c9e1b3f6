import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { State } from '../../src/games/khora/rules/state.ts';
import type { Snapshot } from '../../src/module/game-module.ts';
import type { StoredTable } from '../../src/table/store.ts';
import { type Place, good, person, place } from '../kit/table/place.ts';

const people = ['ann', 'ben', 'cleo'];

let here: Place;
beforeEach(() => {
  here = place();
});
afterEach(() => here.store.close());

/** The same table with other secrets, as far as nobody but the owner of `seat` could tell. */
function otherwise(stored: StoredTable, seat: number): StoredTable {
  const state = structuredClone(stored.snapshot) as unknown as State;
  const owner = state.players[seat];
  const lane = state.lanes[seat];
  if (owner === undefined || lane === undefined) throw new Error(`There is no seat ${seat}.`);
  for (const cards of [owner.hand, owner.pack, owner.looking, owner.returning])
    cards.forEach((card, index) => {
      const other = state.deck.pop();
      if (other === undefined) return;
      cards[index] = other;
      state.deck.unshift(card);
    });
  state.deck.reverse();
  const coming = state.events.splice(state.round).reverse();
  state.events.push(...coming);
  if (lane.open?.sealed) lane.open = { ...lane.open, sealed: [...lane.open.sealed].reverse() };
  const snapshot = { ...state, seed: 'another seed', occasions: 1000 } as unknown as Snapshot;
  return { ...stored, seed: 'another seed', snapshot };
}

async function seen(reader: string | null): Promise<string> {
  const look = good(await here.tables.look('t', reader));
  const { screen } = look;
  const pictures = [screen.picture('board'), ...(screen.seat === null ? [] : [screen.picture('desk')])];
  return JSON.stringify([look, pictures, await here.tables.log('t', look.chapter, reader)]);
}

async function seenByAll(): Promise<string[]> {
  return Promise.all([...people, 'eve', null].map(seen));
}

describe('what somebody sees', () => {
  it('stays the same whatever the others hold in secret, all game long', async () => {
    await here.started('t', { occupants: people.map(person) });
    let own = 0;
    let instants = 0;
    for (; ; instants += 1) {
      const stored = await here.kept('t');
      if (stored.stage === 'finished') break;
      const before = await seenByAll();
      for (const changed of people.keys()) {
        await here.store.change('t', () => ({ value: null, stored: otherwise(stored, changed) }));
        const after = await seenByAll();
        const different = [...after.keys()].filter((reader) => after[reader] !== before[reader]);
        expect(different.filter((reader) => reader !== changed)).toEqual([]);
        own += different.length;
      }
      await here.store.change('t', () => ({ value: null, stored }));
      const next = good(await here.tables.look('t', null)).screen.awaited.find(({ sealed }) => !sealed);
      good(await here.answer('t', people[next?.seat ?? -1] ?? ''));
    }
    expect(instants).toBeGreaterThan(50);
    expect(own).toBeGreaterThan(50);
  }, 30_000);
});
