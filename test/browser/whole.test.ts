import { expect, it } from 'vitest';
import { openGameStage } from '../kit/browser/agora.ts';
import { deskOf, goOn, mouse } from '../kit/browser/desk.ts';
import { keepHouse } from '../kit/browser/house.ts';

const { enter } = keepHouse(openGameStage);

it('plays a whole game against a computer player, to its final scores', { timeout: 120_000 }, async () => {
  const orange = await enter('orange');
  orange.page.setDefaultTimeout(20_000);
  for (const line of ['/table new', '/table add-computer', '/table start']) await orange.command(line);
  await orange.press('My desk');
  await deskOf(orange).waitFor();
  const end = orange.message('Final scores');
  for (let choices = 0; choices < 400 && (await end.count()) === 0; choices += 1) await goOn(orange, mouse);
  await end.getByText('VP on the track').first().waitFor();
  await end.locator('.picture img').waitFor();
  for (const round of [1, 9]) expect(await orange.messages(`Round ${round}: `).count()).toBe(1);
});
