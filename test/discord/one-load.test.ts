import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { source } from '../../src/engine/chance.ts';
import { khora } from '../../src/games/khora/rules/game.ts';
import { type Gathering, begin, gather } from '../kit/discord/gathering.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { choose, controls, isAsked, openDesk } from '../kit/discord/player.ts';

let place: Place;
let here: Gathering;
beforeAll(async () => {
  // The channel is brought up to date long after the answers that are counted.
  place = await openPlace({ channelSync: { lead: 60_000, patience: 0 } });
  here = await gather(place, { anna: 'en-US', bruno: 'fr' });
  await begin(here);
});
afterAll(() => place.close());

it('parses the game at most twice and asks for its questions once before an answer is acknowledged', async () => {
  const parse = vi.spyOn(JSON, 'parse');
  const questions = vi.spyOn(khora, 'questions');
  const isSnapshot = ([json]: readonly unknown[]): boolean => String(json).includes('"occasions"');
  const random = source('one load');
  let counted = 0;
  for (let turns = 0; turns < 30; turns += 1) {
    for (const player of here.people) {
      if (!isAsked(await openDesk(player, here.channelId))) continue;
      const isForm = player.desk !== null && controls(player.desk, 'open-form').length > 0;
      parse.mockClear();
      questions.mockClear();
      await choose(player, random);
      const presses = isForm ? 2 : 1;
      expect(parse.mock.calls.filter(isSnapshot).length).toBeLessThanOrEqual(2 * presses);
      expect(questions.mock.calls.length).toBeLessThanOrEqual(presses);
      counted += 1;
    }
  }
  vi.restoreAllMocks();
  expect(counted).toBeGreaterThan(20);
});
