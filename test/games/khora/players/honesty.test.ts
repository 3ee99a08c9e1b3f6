import { expect, test } from 'vitest';
import { type Random, shuffled, source } from '../../../../src/engine/chance.ts';
import type { Seat } from '../../../../src/engine/decision.ts';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { players } from '../../../../src/games/khora/players/index.ts';
import { strengths } from '../../../../src/games/khora/players/strengths.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import type { State } from '../../../../src/games/khora/rules/state.ts';
import { encounters } from '../../../kit/khora/encounters.ts';

/** The same state to a seat's eyes: other hands, deck, discards, coming events, sealed choices and the seed are others. */
function disguised(state: State, seat: Seat, random: Random): State {
  const copy = structuredClone(state);
  const others = copy.players.filter((_, index) => index !== seat);
  const hidden = [...copy.deck, ...copy.discards, ...others.flatMap((o) => [...o.hand, ...o.pack, ...o.looking])];
  const pile = shuffled(random, hidden);
  const deal = (count: number): string[] => pile.splice(0, count);
  for (const other of others) {
    other.hand = deal(other.hand.length);
    other.pack = deal(other.pack.length);
    other.looking = deal(other.looking.length);
  }
  copy.deck = deal(copy.deck.length);
  copy.discards = deal(copy.discards.length).sort();
  const seen = copy.events.slice(0, copy.round);
  const coming = [...facts.events.values()].filter(({ id, round }) => round === undefined && !seen.includes(id));
  const drawn = shuffled(
    random,
    coming.map(({ id }) => id),
  );
  for (let index = Math.max(1, copy.round); index < copy.events.length - 1; index += 1)
    copy.events[index] = drawn.pop() as string;
  copy.lanes.forEach((lane, index) => {
    if (index !== seat && lane.open?.sealed) lane.open = { ...lane.open, sealed: [...lane.open.sealed].reverse() };
  });
  return { ...copy, seed: 'another seed' };
}

test.each(strengths.map(({ id }) => id))(
  'a %s answers alike whatever it may not see',
  { timeout: 60_000 },
  (strength) => {
    const player = players.player(strength, { samples: 2 });
    const random = source('disguise');
    const every = strength === 'strategos' ? 9 : 1;
    let met = 0;
    for (const seats of [2, 4])
      for (const { state, question } of encounters(seats, `honest ${seats}`, 'novice')) {
        met += 1;
        if (met % every > 0) continue;
        const { seat } = question;
        const other = disguised(state, seat, random);
        expect(khora.view(other, seat)).toEqual(khora.view(state, seat));
        const answers = [state, other].map((now) =>
          player(question, () => khora.view(now, seat), source(`seed ${met}`)),
        );
        expect(answers[1]).toEqual(answers[0]);
      }
    expect(met).toBeGreaterThan(100);
  },
);

test('the disguise changes what the others hold', () => {
  let changed = 0;
  for (const { state, question } of encounters(2, 'honest 2', 'novice')) {
    const other = disguised(state, question.seat, source('disguise'));
    const unlike = (what: (of: State) => unknown): boolean =>
      JSON.stringify(what(state)) !== JSON.stringify(what(other));
    if (unlike(({ players }) => players) && unlike(({ deck }) => deck)) changed += 1;
  }
  expect(changed).toBeGreaterThan(50);
});
