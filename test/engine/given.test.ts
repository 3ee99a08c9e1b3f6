import { expect, test } from 'vitest';
import { readGiven, readRecord } from '../../src/engine/given.ts';
import { replay } from '../../src/engine/replay.ts';
import { withoutCheckpointNumbers } from '../../src/engine/restore.ts';
import { type ToyState, ROUNDS, toy } from '../kit/toy/game.ts';

/** A toy played step by step with first options, and all that was given in it, as an older version would have kept it. */
function older(rounds: number) {
  let { state } = toy.setup(2, 'seed', 'step');
  const stored: unknown[] = [];
  const stops: { state: ToyState; length: number }[] = [];
  const give = (given: unknown, kept: unknown): void => {
    const outcome = toy.apply(state, given);
    if (!outcome.ok) expect.fail(outcome.why);
    state = outcome.state;
    stored.push(kept);
  };
  while (!toy.over(state) && stops.length < rounds) {
    const advance = toy.checkpoint(state);
    if (advance !== null) {
      give({ advance, seat: 1 }, { decision: -1, seat: 1, picks: [] });
      continue;
    }
    const question = toy.firstAwaited(state);
    const answer = { decision: question?.id, seat: question?.seat, picks: question?.options.slice(0, 1) };
    give(answer, answer);
    if (toy.checkpoint(state) !== null || toy.over(state)) stops.push({ state, length: stored.length });
  }
  return { stored, stops };
}

/** A snapshot as it was kept before checkpoints had numbers. */
function snapshot(state: ToyState): unknown {
  const kept = Object.entries(state).filter(([key]) => !key.startsWith('checkpoint'));
  const json = JSON.stringify({ ...Object.fromEntries(kept), paused: state.checkpoint !== null });
  return JSON.parse(json.replaceAll('"do":"checkpoint"', '"do":"pause"'));
}

test('what is given is an answer or the word to go on, and nothing else', () => {
  expect(readGiven({ decision: 3, seat: 0, picks: ['a'] })).toEqual({ decision: 3, seat: 0, picks: ['a'] });
  expect(readGiven({ advance: 3, seat: 0 })).toEqual({ advance: 3, seat: 0 });
  for (const wrong of [null, 'on', {}, { advance: 1 }, { advance: '1', seat: 0 }, { decision: 1, seat: 0 }])
    expect(readGiven(wrong)).toBeNull();
});

test('a record of today is read as it is', () => {
  const given = [
    { advance: 4, seat: 0 },
    { decision: 3, seat: 0, picks: [] },
  ];
  expect(readRecord(given)).toEqual({ given, renumbered: false });
  expect(readRecord([...given, {}])).toBeNull();
});

test('a record from before checkpoints had numbers names them in their order', () => {
  const { stored } = older(ROUNDS);
  const record = readRecord(stored);
  expect(record?.renumbered).toBe(true);
  expect(record?.given.filter((one) => 'advance' in one)).toEqual([
    { advance: 1, seat: 1 },
    { advance: 2, seat: 1 },
  ]);
  expect(replay(toy, 2, 'seed', stored, 'step').state).toEqual(older(ROUNDS).stops.at(-1)?.state);
});

test('an older snapshot goes on as the game it was, and one of today comes back untouched', () => {
  const { stops } = older(ROUNDS);
  for (const { state } of stops) {
    expect(toy.restore(state)).toBe(state);
    const before = snapshot(state);
    const kept = JSON.stringify(before);
    const now = toy.restore(before);
    expect(JSON.stringify(before)).toBe(kept);
    expect(toy.checkpoint(now)).toBe(toy.over(state) ? null : 1);
    expect(withoutCheckpointNumbers(now)).toEqual(withoutCheckpointNumbers(state));
    expect(now).not.toHaveProperty('paused');
    expect(toy.questions(now)).toEqual(toy.questions(state));
  }
});

test('a game that was restored between two rounds is replayed from its record, old words and new ones', () => {
  const [, second] = older(2).stops;
  if (second === undefined) throw new Error('The game is too short.');
  const outcome = toy.apply(toy.restore(snapshot(second.state)), { advance: 1, seat: 0 });
  if (!outcome.ok) expect.fail(outcome.why);
  const again = replay(toy, 2, 'seed', [...older(2).stored, { advance: 1, seat: 0 }], 'step').state;
  expect(again.checkpoints).toBe(2);
  expect(withoutCheckpointNumbers(again)).toEqual(withoutCheckpointNumbers(outcome.state));
});
