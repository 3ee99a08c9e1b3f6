import { describe, expect, test } from 'vitest';
import { source } from '../../../../src/engine/chance.ts';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { complete } from '../../../../src/games/khora/players/completion.ts';
import { copyOf } from '../../../../src/games/khora/rules/copy.ts';
import type { State } from '../../../../src/games/khora/rules/state.ts';
import type { View } from '../../../../src/games/khora/rules/view.ts';
import { randomPlayer } from '../../../../src/players/random.ts';
import { encounters } from '../../../kit/khora/encounters.ts';

/** Whoever has chosen in secret is taken to be still choosing. */
const unsealed = (view: View): View => ({
  ...view,
  awaited: view.awaited.map((entry) => ({ ...entry, sealed: false })),
});

function everyCard({ deck, discards, players }: State): string[] {
  const held = players.flatMap(({ hand, played, pack, looking, returning }) => [
    ...hand,
    ...played,
    ...pack,
    ...looking,
    ...returning,
  ]);
  return [...deck, ...discards, ...held].sort();
}

function playedOn(state: State): State {
  const random = source('played on');
  for (let open = khora.firstAwaited(state); open !== null; open = khora.firstAwaited(state)) {
    const picks = randomPlayer(open, () => null, random);
    khora.play(state, { decision: open.id, seat: open.seat, picks });
  }
  return state;
}

/** A busy machine may take its time. */
const SLOW = { timeout: 60_000 };

describe.each([2, 3, 4])('with %i players', SLOW, (seats) => {
  test('a completed state looks like the view it was made from', () => {
    for (const { state, question } of encounters(seats, `completed ${seats}`, 'random')) {
      const view = khora.view(state, question.seat);
      const completed = complete(view, source('anything'));
      expect(khora.view(completed, question.seat)).toEqual(unsealed(view));
      const { kind, options, min, max, ordered, freeActions } = question;
      expect(khora.questions(completed).find(({ seat }) => seat === question.seat)).toMatchObject({
        kind,
        options,
        min,
        max,
        ordered,
        freeActions,
      });
    }
  });

  test('every card lies in exactly one place and every event is in the deck once', () => {
    for (const { state, question } of encounters(seats, `conserved ${seats}`, 'novice')) {
      const completed = complete(khora.view(state, question.seat), source('anything'));
      expect(everyCard(completed)).toEqual([...facts.politics.keys()].sort());
      expect(new Set(completed.events).size).toBe(facts.rules.rounds);
    }
  });

  test('it can be played to the end from any question', () => {
    for (const { state, question } of encounters(seats, `played on ${seats}`, 'citizen')) {
      const completed = complete(khora.view(state, question.seat), source('anything'));
      expect(khora.over(playedOn(completed))).toBe(true);
    }
  });

  test('a copy is equal, and playing on it leaves the original as it was', () => {
    for (const { state } of encounters(seats, `copied ${seats}`, 'citizen')) {
      const before = structuredClone(state);
      const copy = copyOf(state);
      expect(copy).toEqual(before);
      playedOn(copy);
      expect(state).toEqual(before);
    }
  });
});

test('what is hidden is made up anew each time', () => {
  const [first] = encounters(4, 'hidden', 'random');
  if (first === undefined) throw new Error('Nobody was asked.');
  const view = khora.view(first.state, 0);
  const [one, other] = [complete(view, source('one')), complete(view, source('other'))];
  expect(one.players[1]?.pack).not.toEqual(other.players[1]?.pack);
  expect(one.deck).not.toEqual(other.deck);
  expect(one.events).not.toEqual(other.events);
  expect(one.players[0]).toEqual(other.players[0]);
});
