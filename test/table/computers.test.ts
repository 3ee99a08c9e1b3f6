import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../src/engine/decision.ts';
import { replay } from '../../src/engine/replay.ts';
import { playableOf } from '../../src/games/index.ts';
import { type DecisionRequest, driveComputers } from '../../src/table/computers.ts';
import { type Place, computer, drive, good, person, place, thinkAnything, until } from '../kit/table/place.ts';

const three = { occupants: [computer('a'), computer('b'), computer('c')] };
const mixed = { occupants: [person('ann'), computer('b'), computer('c')] };

/** Nothing more happens once a few rounds of the event loop have passed without a change. */
async function idle({ tables }: Place): Promise<void> {
  let changes = 0;
  const stop = tables.onChange(() => {
    changes += 1;
  });
  for (let quiet = 0, seen = 0; quiet < 20; quiet += 1) {
    await new Promise(setImmediate);
    if (changes !== seen) quiet = 0;
    seen = changes;
  }
  stop();
}

async function replayed(here: Place, id: string): Promise<boolean> {
  const { game, seed, occupants, options, state } = await here.kept(id);
  const again = replay(playableOf(game).game, occupants.length, seed ?? '', await here.store.answers(id), options.pace);
  return isDeepStrictEqual(JSON.parse(JSON.stringify(again.state)), state);
}

describe('computer players', () => {
  it('play a game alone to its end, and its answers replayed give its snapshot', async () => {
    const here = place();
    const driver = drive(here.tables);
    await here.started('alone', three);
    const table = await until(here.tables, 'alone', ({ stage }) => stage === 'finished');
    expect(table.turn).toBeGreaterThan(50);
    expect(await here.store.answers('alone')).toHaveLength(table.turn);
    expect(await replayed(here, 'alone')).toBe(true);
    await driver.close();
    await here.store.close();
  });

  it('go on by themselves after a pause, but leave that to people who sit there', async () => {
    const here = place();
    const driver = drive(here.tables);
    const options = { locale: 'en', pace: 'step', hints: false, held: false } as const;
    await here.started('alone', { ...three, options });
    const table = await until(here.tables, 'alone', ({ stage }) => stage === 'finished');
    expect((await here.store.answers('alone')).some((given) => 'advance' in given)).toBe(true);
    expect(await replayed(here, 'alone')).toBe(true);
    expect(table.paused).toBe(false);

    await here.started('mixed', { ...mixed, options });
    while (!(await here.kept('mixed')).paused) {
      await idle(here);
      if ((await here.tables.look('mixed', 'ann').then(good)).question !== null) await here.answer('mixed', 'ann');
    }
    await idle(here);
    expect((await here.kept('mixed')).paused).toBe(true);
    expect(await here.tables.advanceAs('mixed', 0)).toEqual({ ok: false, why: 'not-seated' });
    await driver.close();
    await here.store.close();
  });

  it('take up after a restart what was left open', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'agora-'));
    const before = place(join(folder, 'agora.db'));
    await before.started('alone', three);
    let thoughts = 0;
    const first = drive(before.tables, (order) => {
      thoughts += 1;
      return thoughts > 40 ? new Promise(() => null) : thinkAnything(order);
    });
    await until(before.tables, 'alone', ({ turn }) => turn >= 35);
    await first.close();
    expect((await before.kept('alone')).turn).toBeLessThanOrEqual(40);
    await before.store.close();

    const after = place(join(folder, 'agora.db'));
    const second = drive(after.tables);
    await until(after.tables, 'alone', ({ stage }) => stage === 'finished');
    expect(await replayed(after, 'alone')).toBe(true);
    await second.close();
    await after.store.close();
    rmSync(folder, { recursive: true });
  });

  it('never answer for a person', async () => {
    const here = place();
    const driver = drive(here.tables);
    await here.started('mixed', mixed);
    const own: Answer[] = [];
    for (;;) {
      await idle(here);
      if ((await here.kept('mixed')).stage === 'finished') break;
      const { question } = good(await here.tables.look('mixed', 'ann'));
      expect(question?.sealed).toBeNull();
      good(await here.answer('mixed', 'ann'));
      own.push({ decision: question?.id ?? -2, seat: 0, picks: [] });
    }
    const answers = await here.store.answers('mixed');
    const given = answers.filter(({ seat }) => seat === 0).map((one) => ('decision' in one ? one.decision : null));
    expect(given).toEqual(own.map(({ decision }) => decision));
    await driver.close();
    expect(await here.tables.answerAs('mixed', { decision: 0, seat: 0, picks: [] })).toEqual({
      ok: false,
      why: 'not-seated',
    });
    await here.store.close();
  });

  it('get the look of their own seat only, and never think twice about a decision at once', async () => {
    const here = place();
    const orders = new Map<string, number>();
    let twice = 0;
    const driver = drive(here.tables, async (order) => {
      const view = order.view as { seat: number };
      expect(view.seat).toBe(order.question.seat);
      expect(JSON.stringify(order)).not.toContain('seed 1');
      const key = String(order.question.id);
      orders.set(key, (orders.get(key) ?? 0) + 1);
      if ((orders.get(key) ?? 0) > 1) twice += 1;
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      return thinkAnything(order);
    });
    await here.started('alone', three);
    await until(here.tables, 'alone', ({ stage }) => stage === 'finished');
    expect(orders.size).toBe((await here.kept('alone')).turn);
    expect(twice).toBe(0);
    await driver.close();
    await here.store.close();
  });

  it('drop an answer that comes too late, and let go a table that ended', async () => {
    const here = place();
    const waiting: { order: DecisionRequest; answer: (picks: readonly string[]) => void }[] = [];
    const driver = drive(here.tables, (order) => new Promise((answer) => waiting.push({ order, answer })));
    await here.started('mixed', mixed);
    await idle(here);
    expect(waiting.length).toBe(2);
    const [late] = waiting;
    if (late === undefined) throw new Error('Nobody was asked.');
    const { question } = late.order;
    good(
      await here.tables.answerAs('mixed', {
        decision: question.id,
        seat: question.seat,
        picks: question.options.slice(0, question.min),
      }),
    );
    const answers = (await here.store.answers('mixed')).length;
    good(await here.tables.end('mixed', 'ann'));
    for (const { order, answer } of waiting) answer(await thinkAnything(order));
    await idle(here);
    expect(await here.store.answers('mixed')).toHaveLength(answers);
    expect(waiting.length).toBe(2);
    await driver.close();
    await here.store.close();
  });

  it.each([
    ['rejects', () => Promise.reject(new Error('asleep'))],
    ['answers nonsense', () => Promise.resolve(['no such thing'])],
  ])('answer anything legal where a player %s, and say so once for each decision', async (_, think) => {
    const here = place();
    const troubles: unknown[] = [];
    const driver = driveComputers({
      tables: here.tables,
      think,
      delay: () => 0,
      onTrouble: (error) => troubles.push(error),
    });
    await here.started('alone', three);
    const { turn } = await until(here.tables, 'alone', ({ stage }) => stage === 'finished');
    expect(troubles).toHaveLength(turn);
    await driver.close();
    await here.store.close();
  });

  it('try again when an answer could not be saved, and report it once', async () => {
    const here = place();
    let fails = 3;
    const tables = {
      ...here.tables,
      answerAs: (id: string, given: Answer) => {
        fails -= 1;
        return fails >= 0 ? Promise.reject(new Error('The disk is full.')) : here.tables.answerAs(id, given);
      },
    };
    const troubles: unknown[] = [];
    const driver = driveComputers({
      tables,
      think: thinkAnything,
      delay: () => 0,
      patience: 1,
      onTrouble: (error) => troubles.push(error),
    });
    await here.started('two', { occupants: [person('ann'), computer('b')] });
    await until(here.tables, 'two', ({ turn }) => turn === 1);
    expect(troubles).toEqual([new Error('The disk is full.')]);
    await driver.close();
    await here.store.close();
  });

  it('keep a hundred tables going at once', async () => {
    const here = place();
    const driver = driveComputers({
      tables: here.tables,
      think: thinkAnything,
      delay: () => 1,
      onTrouble: (error) => {
        throw error;
      },
    });
    const ids = Array.from({ length: 100 }, (_, index) => `table-${index}`);
    const two = { occupants: [computer('a'), computer('b')] };
    const finished = ids.map(async (id) => {
      await here.started(id, two);
      return until(here.tables, id, ({ stage }) => stage === 'finished');
    });
    expect(await Promise.all(finished)).toHaveLength(100);
    expect(await replayed(here, 'table-99')).toBe(true);
    await driver.close();
    await here.store.close();
  }, 60_000);
});
