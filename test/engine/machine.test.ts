import { expect, test } from 'vitest';
import seedrandom from 'seedrandom';
import type { Given, OpenQuestion, Refusal } from '../../src/engine/decision.ts';
import { replay } from '../../src/engine/replay.ts';
import { CARDS, COIN, ROUNDS, type ToyNews, type ToyState, toy } from '../kit/toy/game.ts';

/** A table of the toy that is played on, and everything that happened at it. */
function table(seats: number, pace: 'auto' | 'step' = 'auto') {
  let { state, news } = toy.setup(seats, 'seed', pace);
  const answers: Given[] = [];

  function question(seat: number): OpenQuestion {
    const found = toy.questions(state).find((open) => open.seat === seat);
    if (found === undefined) throw new Error(`Seat ${seat} is not asked anything.`);
    return found;
  }
  function apply(answer: Given): Refusal | null {
    const outcome = toy.apply(state, answer);
    if (!outcome.ok) return outcome.why;
    answers.push(answer);
    state = outcome.state;
    news = [...news, ...outcome.news];
    return null;
  }
  return {
    state: (): ToyState => state,
    news: (): readonly ToyNews[] => news,
    answers,
    question,
    apply,
    /** Picks something, or the first option. */
    picks: (seat: number, pick = question(seat).options[0] ?? '') =>
      apply({ decision: question(seat).id, seat, picks: [pick] }),
    advance: (seat = 0) => apply({ advance: toy.checkpoint(state) ?? 0, seat }),
    kinds: () => state.lanes.map(({ open }) => open?.step.do ?? null),
  };
}

test('a seat goes on in its own lane while the others think', () => {
  const t = table(3);
  expect(t.kinds()).toEqual(['stake', 'stake', 'stake']);
  t.picks(1, '2');
  expect(t.kinds()).toEqual(['stake', 'lay', 'stake']);
  expect(toy.firstAwaited(t.state())?.seat).toBe(0);
});

test('the table takes its next step only when no seat has anything left to do', () => {
  const t = table(2);
  for (const seat of [0, 1]) t.picks(seat);
  t.picks(1);
  expect(t.state().round).toBe(1);
  expect(t.news().filter(({ kind }) => kind === 'won')).toHaveLength(0);
  t.picks(0);
  expect(t.state().round).toBe(2);
  expect(t.news().filter(({ kind }) => kind === 'won')).toHaveLength(1);
});

test('a sealed pick changes nothing but the seal, and may be changed until the last seat has answered', () => {
  const t = table(2);
  for (const seat of [0, 1]) t.picks(seat);
  const [first = '', second = ''] = t.question(0).options;
  t.picks(0, first);
  expect(t.question(0).sealed).toEqual([first]);
  expect(t.state().players[0]?.laid).toEqual([]);
  expect(t.picks(0, second)).toBeNull();
  expect(t.question(0).sealed).toEqual([second]);
  const gone = t.question(0).id;
  t.picks(1);
  expect(t.state().players[0]?.laid).toEqual([second]);
  expect(t.apply({ decision: gone, seat: 0, picks: [first] })).toBe('stale');
});

test('a free action is taken beside a question, which is then asked anew', () => {
  const t = table(2);
  const { id, freeActions } = t.question(0);
  expect(freeActions).toEqual([COIN]);
  t.picks(0, COIN);
  expect(t.state().players[0]).toMatchObject({ coins: 1, points: 1 });
  expect(t.question(0)).toMatchObject({ kind: 'stake', options: ['0', '1'], sealed: null });
  expect(t.question(0).id).not.toBe(id);
  t.picks(0, COIN);
  expect(t.question(0).freeActions).toEqual([]);
  expect(t.picks(0, COIN)).toBe('not-an-option');
});

test('a free action after a sealed pick leaves the pick sealed', () => {
  const t = table(2);
  for (const seat of [0, 1]) t.picks(seat);
  const [card = ''] = t.question(0).options;
  t.picks(0, card);
  const { id } = t.question(0);
  t.picks(0, COIN);
  expect(t.question(0)).toMatchObject({ kind: 'lay', sealed: [card], freeActions: [COIN] });
  expect(t.question(0).id).not.toBe(id);
  t.picks(1);
  expect(t.state().players[0]?.laid).toEqual([card]);
});

test('a free action goes alone', () => {
  const t = table(2);
  const { id } = t.question(0);
  expect(t.apply({ decision: id, seat: 0, picks: [COIN, '0'] })).toBe('not-an-option');
  expect(t.apply({ decision: id, seat: 0, picks: [COIN, COIN] })).toBe('not-an-option');
});

test('with pace step the table waits between two phases until any seat says to go on', () => {
  const t = table(2, 'step');
  expect(t.advance()).toBe('stale');
  for (const seat of [0, 1, 0, 1]) t.picks(seat);
  expect(toy.checkpoint(t.state())).toBe(1);
  expect(toy.over(t.state())).toBe(false);
  expect(toy.questions(t.state())).toEqual([]);
  expect(t.state().round).toBe(1);
  expect(t.apply({ advance: 2, seat: 0 })).toBe('stale');
  expect(t.advance(2)).toBe('not-yours');
  expect(t.advance(1)).toBeNull();
  expect(t.state().round).toBe(2);
  expect(t.advance()).toBe('stale');
});

test('two who say to go on from the same checkpoint go on once, and the next one has another number', () => {
  const t = table(2, 'step');
  for (const seat of [0, 1, 0, 1]) t.picks(seat);
  expect(t.apply({ advance: 1, seat: 0 })).toBeNull();
  expect(t.apply({ advance: 1, seat: 1 })).toBe('stale');
  for (const seat of [0, 1, 0, 1]) t.picks(seat);
  expect(toy.checkpoint(t.state())).toBe(2);
  expect(t.apply({ advance: 1, seat: 1 })).toBe('stale');
  expect(t.state().round).toBe(2);
});

test('with pace auto it never waits, and after the last round it is over', () => {
  const t = table(2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    expect(toy.over(t.state())).toBe(false);
    for (const seat of [0, 1, 0, 1]) t.picks(seat);
    expect(toy.checkpoint(t.state())).toBeNull();
  }
  expect(toy.over(t.state())).toBe(true);
  expect(toy.firstAwaited(t.state())).toBeNull();
  expect(t.state().round).toBe(ROUNDS);
});

test('the answers give the game again, with all its news', () => {
  const t = table(3, 'step');
  for (const seat of [2, 0, 1, 1, 0, 2]) t.picks(seat);
  t.advance(2);
  t.picks(0, COIN);
  const again = replay(toy, 3, 'seed', t.answers, 'step');
  expect(again.state).toEqual(t.state());
  expect(again.news).toEqual(t.news());
});

test('a record with a wrong answer says which one', () => {
  const t = table(2);
  t.picks(0);
  const answers = [...t.answers, { decision: 999, seat: 1, picks: ['0'] }];
  expect(() => replay(toy, 2, 'seed', answers)).toThrow('Answer 1 of the record is refused: stale.');
});

test('anybody can verify chance from the seed: occasion n is seeded with seed/n', () => {
  const shuffle = seedrandom('seed/0');
  const deck = [...CARDS];
  for (let i = deck.length - 1; i > 0; i -= 1) {
    const j = Math.floor(shuffle() * (i + 1));
    [deck[i], deck[j]] = [deck[j] ?? '', deck[i] ?? ''];
  }
  const { state } = toy.setup(2, 'seed');
  expect(state.players.map(({ hand }) => hand)).toEqual([
    [deck[18], deck[19], deck[15]],
    [deck[16], deck[17], deck[14]],
  ]);
  expect(state.deck).toEqual(deck.slice(0, 14));
  expect(state.die).toBe(Math.floor(seedrandom('seed/1')() * 6) + 1);
  expect(state.occasions).toBe(2);
});

test('ids of questions are never used twice and do not depend on who answers first', () => {
  const t = table(2);
  const u = table(2);
  const seen = new Set<number>();
  const order = [0, 1, 0, 1, 0, 1, 0, 1];
  for (const seat of order) {
    expect(seen).not.toContain(t.question(seat).id);
    seen.add(t.question(seat).id);
    t.picks(seat);
  }
  for (const seat of [1, 1, 0, 0, 1, 1, 0, 0]) {
    expect(seen).toContain(u.question(seat).id);
    u.picks(seat);
  }
  expect(u.state()).toEqual(t.state());
});

test('a question that is gone cannot be put into words', () => {
  const t = table(2);
  const question = t.question(0);
  expect(toy.decision(t.state(), question).prompt.key).toBe('prompt.stake');
  t.picks(0);
  expect(() => toy.decision(t.state(), question)).toThrow(`Question ${question.id} is not open.`);
});

test('it is not played by fewer or more than it says', () => {
  for (const seats of [1, 5]) expect(() => toy.setup(seats, 'seed')).toThrow(`toy is not played by ${seats}.`);
});
