import { expect, test } from 'vitest';
import { refusal } from '../../../../src/engine/check.ts';
import { players as computers } from '../../../../src/games/khora/players/index.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import type { ComputerPlayer } from '../../../../src/players/player.ts';
import type { View } from '../../../../src/games/khora/rules/view.ts';
import { playGame } from '../../../../tools/play.ts';

/** A busy machine may take its time. */
const SLOW = { timeout: 60_000 };

/** Throws where an answer would be refused. */
function watched(player: ComputerPlayer<View>): ComputerPlayer<View> {
  return (question, view, random) => {
    const picks = player(question, view, random);
    const why = refusal(question, picks);
    if (why !== null) throw new Error(`${question.kind}: ${picks.join(', ')} is refused: ${why}`);
    return picks;
  };
}

test.each<[string, number, number]>([
  ['random', 2, 50],
  ['random', 3, 50],
  ['random', 4, 50],
  ['novice', 2, 50],
  ['novice', 3, 50],
  ['novice', 4, 50],
  ['citizen', 2, 50],
  ['citizen', 3, 50],
  ['citizen', 4, 50],
  ['strategos', 2, 1],
  ['strategos', 3, 1],
  ['strategos', 4, 1],
])('a %s with %i at the table answers legally through %i games', SLOW, (strength, seats, games) => {
  const players = Array.from({ length: seats }, () => watched(computers.player(strength, { samples: 2 })));
  for (let index = 0; index < games; index += 1) {
    const { state } = playGame(khora, players, `legal ${seats}/${index}`);
    expect(khora.over(state)).toBe(true);
  }
});

test('a search with a number of samples is repeated exactly', SLOW, () => {
  const play = (): unknown =>
    playGame(
      khora,
      ['strategos', 'novice'].map((strength) => computers.player(strength, { samples: 2 })),
      'again',
    ).state;
  expect(play()).toEqual(play());
});
