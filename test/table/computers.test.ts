import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { OpenQuestion } from '../../src/engine/decision.ts';
import { replay } from '../../src/engine/replay.ts';
import { khora } from '../../src/games/khora/rules/game.ts';
import { type DecisionRequest, driveComputers } from '../../src/table/computers.ts';
import type { Choice } from '../../src/table/play.ts';
import {
  type Place,
  choice,
  computer,
  drive,
  good,
  person,
  place,
  plainOptions,
  thinkAnything,
  until,
} from '../kit/table/place.ts';

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
  const { seed, occupants, options, snapshot } = await here.kept(id);
  const again = replay(khora, occupants.length, seed ?? '', await here.store.answers(id), options.pace);
  return isDeepStrictEqual(JSON.parse(JSON.stringify(again.state)), snapshot);
}

/** What ann is asked at the table called mixed. */
async function asked({ tables }: Place): Promise<OpenQuestion | null> {
  return good(await tables.look('mixed', 'ann')).screen.thought?.question ?? null;
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
    const options = { ...plainOptions, pace: 'step' } as const;
    await here.started('alone', { ...three, options });
    const table = await until(here.tables, 'alone', ({ stage }) => stage === 'finished');
    expect((await here.store.answers('alone')).some((given) => 'advance' in given)).toBe(true);
    expect(await replayed(here, 'alone')).toBe(true);
    expect(table.stage).toBe('finished');

    await here.started('mixed', { ...mixed, options });
    const waits = async (): Promise<boolean> => good(await here.tables.look('mixed', null)).screen.checkpoint !== null;
    while (!(await waits())) {
      await idle(here);
      if ((await asked(here)) !== null) await here.answer('mixed', 'ann');
    }
    await idle(here);
    expect(await waits()).toBe(true);
    expect(await here.tables.advanceAs('mixed', 0, { era: 0, checkpoint: 0 })).toEqual({
      ok: false,
      why: 'not-seated',
    });
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
    const own: number[] = [];
    for (;;) {
      await idle(here);
      if ((await here.kept('mixed')).stage === 'finished') break;
      const question = await asked(here);
      expect(question?.sealed).toBeNull();
      good(await here.answer('mixed', 'ann'));
      if (question !== null) own.push(question.id);
    }
    const answers = await here.store.answers('mixed');
    const given = answers.flatMap((answer) => ('decision' in answer && answer.seat === 0 ? [answer.decision] : []));
    expect(given).toEqual(own);
    await driver.close();
    expect(await here.tables.answerAs('mixed', 0, choice(0, []))).toEqual({
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
      const { question, sight } = order.thought;
      expect(sight).toMatchObject({ seat: question.seat });
      expect(JSON.stringify(order)).not.toContain('seed 1');
      const key = String(question.id);
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
    const { question } = late.order.thought;
    good(
      await here.tables.answerAs('mixed', question.seat, choice(question.id, question.options.slice(0, question.min))),
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
      answerAs: (id: string, seat: number, given: Choice) => {
        fails -= 1;
        return fails >= 0 ? Promise.reject(new Error('The disk is full.')) : here.tables.answerAs(id, seat, given);
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
