import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../src/engine/decision.ts';
import { replay } from '../../src/engine/replay.ts';
import { khora } from '../../src/games/khora/rules/game.ts';
import type { Mistake } from '../../src/table/mistake.ts';
import type { Look } from '../../src/table/table.ts';
import { type Place, choice, computer, good, person, place, plainOptions } from '../kit/table/place.ts';

const people = ['ann', 'ben', 'cleo'];
const occupants = people.map(person);

let folder: string;
let here: Place;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agora-'));
  here = place(join(folder, 'agora.db'));
});
afterEach(async () => {
  await here.store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Everything the database holds, byte for byte. */
function bytes(): string {
  const parts = ['agora.db', 'agora.db-wal'].map((name) => readFileSync(join(folder, name)));
  return createHash('sha256').update(Buffer.concat(parts)).digest('hex');
}

async function looks(userId: string | null): Promise<Look> {
  return good(await here.tables.look('t', userId));
}

async function asked(userId: string): Promise<OpenQuestion | null> {
  return (await looks(userId)).screen.thought?.question ?? null;
}

/** Lets whoever is awaited first answer, again and again. */
async function playOn(enough: (look: Look) => boolean): Promise<void> {
  for (let look = await looks(null); !enough(look); look = await looks(null)) {
    const next = look.screen.awaited.find(({ sealed }) => !sealed);
    if (next === undefined) good(await here.tables.advance('t', 'ann', null));
    else good(await here.answer('t', people[next.seat] ?? ''));
  }
}

const isOver = ({ table }: Look): boolean => table.stage === 'finished';

/** All that a look shows, pictures included. */
function shown({ table, screen, chapter }: Look): unknown {
  return [table, chapter, screen, screen.picture('board'), screen.picture('final')];
}

describe('an answer', () => {
  it('that is refused changes nothing, byte for byte', async () => {
    await here.started('t', { occupants: [person('ann'), person('ben'), computer('c')] });
    const question = await asked('ann');
    const theirs = await asked('ben');
    if (question === null || theirs === null) throw new Error('Nobody was asked.');
    const [first = '', second = ''] = question.options;
    const before = bytes();
    const changes: string[] = [];
    here.tables.onChange(({ id }) => changes.push(id));
    const { tables } = here;
    const refusals: [Promise<unknown>, Mistake][] = [
      [tables.answer('t', 'ann', choice(question.id, ['no-such-card'])), 'refused-not-an-option'],
      [tables.answer('t', 'ann', choice(question.id, [])), 'refused-too-few'],
      [tables.answer('t', 'ann', choice(question.id, [first, second])), 'refused-too-many'],
      [tables.answer('t', 'ann', choice(question.id, [first, first])), 'refused-twice'],
      [tables.answer('t', 'ann', choice(question.id + 3, [first])), 'refused-stale'],
      [tables.answer('t', 'ann', choice(0.5, [first])), 'refused-nonsense'],
      [tables.answer('t', 'ann', choice(theirs.id, theirs.options.slice(0, 1))), 'refused-not-yours'],
      [tables.answer('t', 'eve', choice(question.id, [first])), 'not-seated'],
      [tables.answer('gone', 'ann', choice(question.id, [first])), 'table-gone'],
      [tables.advance('t', 'ann', null), 'no-checkpoint'],
      [tables.advance('t', 'eve', null), 'not-seated'],
      [tables.advanceAs('t', 2, { era: 0, checkpoint: 0 }), 'refused-stale'],
      [tables.answerAs('t', 0, choice(question.id, [first])), 'not-seated'],
      [tables.answerAs('t', 2, choice(question.id, [first])), 'refused-not-yours'],
      [tables.answerAs('t', 9, choice(question.id, [first])), 'not-seated'],
    ];
    for (const [refused, why] of refusals) expect(await refused).toEqual({ ok: false, why });
    expect(bytes()).toBe(before);
    expect(changes).toEqual([]);
    good(await tables.answer('t', 'ann', choice(question.id, [first])));
    expect(bytes()).not.toBe(before);
  });

  it('counts once, however often and at whatever moment it arrives', async () => {
    await here.started('t', { occupants });
    await playOn(
      ({ screen: { awaited } }) => awaited.length > 0 && awaited.filter(({ sealed }) => !sealed).length === 1,
    );
    const [last] = (await looks(null)).screen.awaited.filter(({ sealed }) => !sealed);
    const userId = people[last?.seat ?? -1] ?? '';
    const { table } = await looks(userId);
    const question = await asked(userId);
    if (question === null) throw new Error('Nobody was asked.');
    const results = await Promise.all(
      question.options.slice(0, 2).map((pick) => here.tables.answer('t', userId, choice(question.id, [pick]))),
    );
    expect(results.map((result) => (result.ok ? 'ok' : result.why))).toEqual(['ok', 'refused-stale']);
    expect((await here.kept('t')).turn).toBe(table.turn + 1);
    expect((await here.store.answers('t')).at(-1)).toMatchObject({ picks: question.options.slice(0, 1) });
    const again = await here.tables.answer('t', userId, choice(question.id, question.options.slice(0, 1)));
    expect(again).toEqual({ ok: false, why: 'refused-stale' });
  });

  it('given in secret may be changed while somebody is awaited', async () => {
    await here.started('t', { occupants });
    const question = await asked('ann');
    if (question === null) throw new Error('Nobody was asked.');
    const [first = '', second = ''] = question.options;
    good(await here.tables.answer('t', 'ann', choice(question.id, [first])));
    good(await here.tables.answer('t', 'ann', choice(question.id, [second])));
    expect((await asked('ann'))?.sealed).toEqual([second]);
    expect((await looks('ann')).screen.question?.sealed).toEqual([second]);
    expect((await looks(null)).screen.awaited[0]).toMatchObject({ seat: 0, sealed: true });
  });
});

describe('a game', () => {
  it('played to its end refuses everything and shows the seed it had published the hash of', async () => {
    const { seedHash, seed } = await here.started('t', { occupants });
    expect(seed).toBeNull();
    await playOn((look) => {
      expect(look.table.seed === null || isOver(look)).toBe(true);
      return isOver(look);
    });
    const { table, screen } = await looks('ann');
    const { standings, awaited, question, thought } = screen;
    expect(
      createHash('sha256')
        .update(table.seed ?? '')
        .digest('hex'),
    ).toBe(seedHash);
    expect(table.seedHash).toBe(seedHash);
    expect({ awaited, question, thought }).toEqual({ awaited: [], question: null, thought: null });
    expect(standings).toHaveLength(3);
    const before = bytes();
    expect(await here.tables.answer('t', 'ann', choice(0, []))).toEqual({ ok: false, why: 'table-over' });
    expect(await here.tables.advance('t', 'ann', null)).toEqual({ ok: false, why: 'table-over' });
    expect(await here.tables.end('t', 'ann')).toEqual({ ok: false, why: 'table-over' });
    expect(bytes()).toBe(before);
  });

  it('broken off keeps its seed and can still be looked at', async () => {
    await here.started('t', { occupants });
    await here.answer('t', 'ann');
    good(await here.tables.end('t', 'ann'));
    expect(await looks('ann')).toMatchObject({
      screen: { awaited: [], question: null, thought: null },
      table: { seed: null },
    });
    expect(await here.tables.answer('t', 'ben', choice(1, []))).toEqual({ ok: false, why: 'table-over' });
  });

  it('never carries its seed before the end', async () => {
    await here.started('t', { occupants });
    const seed = (await here.kept('t')).seed ?? 'none';
    await playOn((look) => {
      if (isOver(look)) return true;
      expect(JSON.stringify(shown(look))).not.toContain(seed);
      return false;
    });
    expect(JSON.stringify(shown(await looks(null)))).toContain(seed);
  });

  it('waits between phases with pace step, until somebody who sits there goes on', async () => {
    await here.started('t', { occupants, options: { ...plainOptions, pace: 'step' } });
    await playOn(({ screen }) => screen.checkpoint !== null);
    expect(await here.tables.advance('t', 'eve', null)).toEqual({ ok: false, why: 'not-seated' });
    const { checkpoint } = (await looks(null)).screen;
    if (checkpoint === null) throw new Error('It does not wait.');
    const wrong = { era: 0, checkpoint: checkpoint + 1 };
    expect(await here.tables.advance('t', 'ben', wrong)).toEqual({ ok: false, why: 'refused-stale' });
    const { turn } = good(await here.tables.advance('t', 'ben', { era: 0, checkpoint })).table;
    expect((await here.store.answers('t')).at(-1)).toEqual({ advance: checkpoint, seat: 1 });
    const again = await here.tables.advance('t', 'cleo', { era: 0, checkpoint });
    expect(again).toEqual({ ok: false, why: 'refused-stale' });
    expect(await here.store.answers('t')).toHaveLength(turn);
  });

  it('gives its snapshot and its log again when its answers are replayed from its seed', async () => {
    await here.started('t', { occupants, options: { ...plainOptions, pace: 'step' } });
    await playOn(isOver);
    const { seed, snapshot, chapter } = await here.kept('t');
    const again = replay(khora, 3, seed ?? '', await here.store.answers('t'), 'step');
    expect(JSON.parse(JSON.stringify(again.state))).toEqual(snapshot);
    const chapters = Array.from({ length: chapter + 1 }, (_, number) => here.store.entries('t', number));
    const entries = (await Promise.all(chapters)).flat();
    expect(entries.map(({ fact }) => fact)).toEqual(again.news);
  });
});

describe('the log', () => {
  it('is kept by chapter', async () => {
    await here.started('t', { occupants });
    await playOn(isOver);
    expect((await looks(null)).chapter).toBe(9);
    for (let round = 1; round <= 9; round += 1) {
      const [opening] = await here.store.entries('t', round);
      expect(opening?.fact).toMatchObject({ kind: 'round', round });
      expect(good(await here.tables.log('t', round, null)).length).toBeGreaterThan(5);
    }
    expect(good(await here.tables.log('t', 10, null))).toEqual([]);
  });

  it('names cards to their owner alone', async () => {
    await here.started('t', { occupants });
    await playOn(({ chapter }) => chapter > 0);
    const hands = await Promise.all(people.map(async (userId) => hand(await looks(userId))));
    for (const reader of [...people, 'eve', null]) {
      const told = JSON.stringify(good(await here.tables.log('t', 0, reader)));
      hands.forEach((cards, seat) => {
        expect(cards.length).toBeGreaterThan(0);
        for (const card of cards) expect(told.includes(`politics.${card}.`)).toBe(reader === people[seat]);
      });
    }
  });
});

/** The cards that a look names on its owner's desk. */
function hand({ screen }: Look): readonly string[] {
  const named = JSON.stringify(screen.own).matchAll(/politics\.([\w-]+)\.name/g);
  return [...new Set([...named].map(([, card = '']) => card))];
}
