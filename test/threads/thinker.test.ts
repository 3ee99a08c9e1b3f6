import { afterEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { khora } from '../../src/games/khora/index.ts';
import {
  type Thinker,
  type ThinkerOptions,
  type ThinkRequest,
  type Trouble,
  answer,
  openThinker,
  weakerThan,
} from '../../src/threads/thinker.ts';
import { registry } from '../kit/registry.ts';

const opened: Thinker[] = [];
function thinker(options: Partial<ThinkerOptions> = {}): Thinker {
  const made = openThinker({ games, registry, workers: 1, budget: { samples: 4 }, ...options });
  opened.push(made);
  return made;
}
afterEach(() => Promise.all(opened.splice(0).map((made) => made.close())));

function request(strength: string, seed = 'thinking'): ThinkRequest {
  const { sitting } = khora.setup(2, 'thinking', { pace: 'auto', options: {} });
  const { thought } = sitting.screen(0);
  if (thought === null) throw new Error('Nobody is asked.');
  return { game: 'khora', strength, thought, seed };
}

/** What a player of this strength answers here and now. */
function answered(strength: string): Promise<readonly string[]> {
  return answer(games, request(strength), { samples: 4 });
}

const planted = {
  throws: new URL('../kit/planted/throws.ts', import.meta.url),
  'picks nonsense': new URL('../kit/planted/picks-nonsense.ts', import.meta.url),
  'never ends': new URL('../kit/planted/never-ends.ts', import.meta.url),
};
const SLOW = 60_000;

describe('thinking', () => {
  test.each(['random', 'novice', 'citizen'] as const)('a %s answers as it would here', async (strength) => {
    expect(await thinker().think(request(strength))).toEqual(await answered(strength));
  });

  test('a strategos answers from a thread of its own as it would here', { timeout: SLOW }, async () => {
    expect(await thinker().think(request('strategos'))).toEqual(await answered('strategos'));
  });

  test('advice comes with a reason', async () => {
    const { picks, reason } = await thinker().advise(request('citizen'));
    expect(picks).toEqual(await answered('citizen'));
    expect(reason.key).toMatch(/^advice\.draft/);
  });
});

test('each strength is replaced by the next weaker one, the weakest and one that is not there by nobody', () => {
  const ladder = khora.strengths;
  expect(ladder.map(({ id }) => id)).toEqual(['random', 'novice', 'citizen', 'strategos']);
  expect(ladder.map(({ id }) => weakerThan(ladder, id))).toEqual([null, 'random', 'novice', 'citizen']);
  expect(weakerThan(ladder, 'oracle')).toBeNull();
});

describe('a player that fails is replaced for the decision by the next weaker one', () => {
  test.each([
    ['throws', { samples: 4 }],
    ['picks nonsense', { samples: 4 }],
    ['never ends', { milliseconds: 50 }],
  ] as const)('one that %s', { timeout: SLOW }, async (name, budget) => {
    const asCitizen = await answered('citizen');
    const troubles: Trouble[] = [];
    const table = thinker({ worker: planted[name], budget, onTrouble: (trouble) => troubles.push(trouble) });
    expect(await table.think(request('strategos'))).toEqual(asCitizen);
    expect(troubles.map(({ strength, game, question }) => [strength, game, question])).toEqual([
      ['strategos', 'khora', request('strategos').thought.question.id],
    ]);
    expect(troubles[0]?.error).toBeInstanceOf(Error);
    expect(await table.think(request('strategos'))).toEqual(asCitizen);
    expect(troubles).toHaveLength(2);
  });

  test('through several that fail', async () => {
    const failing: string[] = [];
    const answerHere: typeof answer = (all, asked, budget) => {
      if (asked.strength !== 'random') throw new Error(`no ${asked.strength}`);
      return answer(all, asked, budget);
    };
    const table = thinker({ answerHere, onTrouble: ({ strength }) => failing.push(strength) });
    expect(await table.think(request('citizen'))).toEqual(await answered('random'));
    expect(failing).toEqual(['citizen', 'novice']);
  });

  test('and when all fail the first legal picks are the answer', async () => {
    const answerHere = (): never => {
      throw new Error('nobody');
    };
    const { question } = request('citizen').thought;
    expect(await thinker({ answerHere }).think(request('citizen'))).toEqual(question.options.slice(0, question.min));
  });
});
