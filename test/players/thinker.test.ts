import { afterEach, describe, expect, test } from 'vitest';
import { khora } from '../../src/games/khora/rules/game.ts';
import { type ThinkRequest, answer } from '../../src/games/playing.ts';
import { type Thinker, type ThinkerOptions, type Trouble, openThinker } from '../../src/players/thinker.ts';
import type { Strength } from '../../src/players/strength.ts';

const opened: Thinker[] = [];
function thinker(options: Partial<ThinkerOptions> = {}): Thinker {
  const made = openThinker({ workers: 1, budget: { samples: 4 }, ...options });
  opened.push(made);
  return made;
}
afterEach(() => Promise.all(opened.splice(0).map((made) => made.close())));

function order(strength: Strength, seed = 'thinking'): ThinkRequest {
  const { state } = khora.setup(2, 'thinking');
  const question = khora.firstAwaited(state);
  if (question === null) throw new Error('Nobody is asked.');
  return { game: 'khora', strength, question, view: khora.view(state, question.seat), seed };
}

const planted = {
  throws: new URL('../kit/planted/throws.ts', import.meta.url),
  'picks nonsense': new URL('../kit/planted/picks-nonsense.ts', import.meta.url),
  'never ends': new URL('../kit/planted/never-ends.ts', import.meta.url),
};
const SLOW = 60_000;

describe('thinking', () => {
  test.each(['random', 'novice', 'citizen'] as const)('a %s answers as it would here', async (strength) => {
    expect(await thinker().think(order(strength))).toEqual(answer(order(strength), { samples: 4 }));
  });

  test('a strategos answers from a thread of its own as it would here', { timeout: SLOW }, async () => {
    expect(await thinker().think(order('strategos'))).toEqual(answer(order('strategos'), { samples: 4 }));
  });

  test('advice comes with a reason', async () => {
    const { picks, reason } = await thinker().advise(order('citizen'));
    expect(picks).toEqual(answer(order('citizen'), { samples: 4 }));
    expect(reason.key).toMatch(/^advice\.draft/);
  });
});

describe('a player that fails is replaced for the decision by the next weaker one', () => {
  const asCitizen = answer(order('citizen'), { samples: 4 });

  test.each([
    ['throws', { samples: 4 }],
    ['picks nonsense', { samples: 4 }],
    ['never ends', { milliseconds: 50 }],
  ] as const)('one that %s', { timeout: SLOW }, async (name, budget) => {
    const troubles: Trouble[] = [];
    const table = thinker({ worker: planted[name], budget, onTrouble: (trouble) => troubles.push(trouble) });
    expect(await table.think(order('strategos'))).toEqual(asCitizen);
    expect(troubles.map(({ strength, game, question }) => [strength, game, question])).toEqual([
      ['strategos', 'khora', order('strategos').question.id],
    ]);
    expect(troubles[0]?.error).toBeInstanceOf(Error);
    expect(await table.think(order('strategos'))).toEqual(asCitizen);
    expect(troubles).toHaveLength(2);
  });

  test('through several that fail', async () => {
    const failing: Strength[] = [];
    const answerHere: typeof answer = (asked, budget) => {
      if (asked.strength !== 'random') throw new Error(`no ${asked.strength}`);
      return answer(asked, budget);
    };
    const table = thinker({ answerHere, onTrouble: ({ strength }) => failing.push(strength) });
    expect(await table.think(order('citizen'))).toEqual(answer(order('random'), { samples: 4 }));
    expect(failing).toEqual(['citizen', 'novice']);
  });

  test('and when all fail the first legal picks are the answer', async () => {
    const answerHere = (): never => {
      throw new Error('nobody');
    };
    const { question } = order('citizen');
    expect(await thinker({ answerHere }).think(order('citizen'))).toEqual(question.options.slice(0, question.min));
  });
});
