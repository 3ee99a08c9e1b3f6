import { AxeBuilder } from '@axe-core/playwright';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openGameStage } from '../kit/browser/agora.ts';
import { deskOf, goOn, keyboard, mouse, playUntil } from '../kit/browser/desk.ts';
import { keepHouse } from '../kit/browser/house.ts';
import type { Visitor } from '../kit/browser/visitor.ts';

const visible = { state: 'visible' } as const;
const markup = '<img src=x onerror=alert(1)>';
const layout = {
  bot: 'Agora',
  server: 'Test place',
  channels: ['mouse', 'sight', 'keys', 'two', 'small', 'again', 'names'],
  people: [
    { name: 'orange', displayName: 'Orange', locale: 'en-US', colour: '#e67e22' },
    { name: 'black', displayName: 'Black', locale: 'en-US', colour: '#23272a' },
    { name: 'markup', displayName: markup, locale: 'en-US', colour: '#2e8b57' },
  ],
};

const house = keepHouse(() => openGameStage({ layout }), 'for all');

/** Every test plays in a channel of its own. */
async function enter(as: string, channel: string): Promise<Visitor> {
  const visitor = await house.enter(as);
  visitor.page.setDefaultTimeout(20_000);
  await visitor.page.getByRole('button', { name: `#${channel}` }).click();
  await visitor.page.getByText(`Welcome to #${channel}`).waitFor();
  return visitor;
}

async function playNow(visitor: Visitor): Promise<void> {
  await visitor.page.getByRole('button', { name: 'Play now against 2 computer players' }).last().click();
  await openDesk(visitor);
}

/** Whether all of it is on the screen, between what stands above and below the conversation. */
async function isInSight(visitor: Visitor, control: Locator): Promise<boolean> {
  const [box, frame] = [await control.boundingBox(), await visitor.page.locator('.scroller').boundingBox()];
  if (box === null || frame === null) return false;
  return box.y >= frame.y && box.y + box.height <= frame.y + frame.height;
}

async function openDesk(visitor: Visitor): Promise<void> {
  await visitor.press('My desk');
  await deskOf(visitor).locator('.picture img').waitFor(visible);
}

interface Sized {
  readonly naturalWidth: number;
  readonly naturalHeight: number;
  getBoundingClientRect(): { readonly width: number; readonly height: number };
}

describe('a newcomer', () => {
  it('plays the first round by mouse, and finds the desk in good order', async () => {
    const orange = await enter('orange', 'mouse');
    await playNow(orange);
    expect(await orange.messages('Only you can see this').count()).toBe(1);

    const pictures = orange.page.locator('article .picture img');
    expect(await pictures.count()).toBe(2);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      const shapes = await picture.evaluate(async (one: Sized & { decode(): Promise<void> }) => {
        await one.decode();
        const { width, height } = one.getBoundingClientRect();
        return [width / height, one.naturalWidth / one.naturalHeight] as const;
      });
      expect(shapes[0]).toBeCloseTo(shapes[1], 2);
    }
    await playUntil(orange, mouse, 'Round 2');
    expect(orange.heard.some((news) => news.startsWith('{"what":"form","form":{'))).toBe(true);
  });

  it('reads a desk from its beginning, also when its picture came later', async () => {
    const orange = await enter('orange', 'mouse');
    const top = (): Promise<number> =>
      deskOf(orange).evaluate((one: { getBoundingClientRect(): { top: number } }) => one.getBoundingClientRect().top);
    await openDesk(orange);
    const isAtTop = async (): Promise<boolean> => (await top()) >= 48 && (await top()) < 100;
    await expect.poll(isAtTop).toBe(true);
    await orange.page.reload();
    await deskOf(orange).locator('.picture img').waitFor(visible);
    await expect.poll(isAtTop).toBe(true);
  });

  it('has the way to the desk in sight, and keeps the desk in sight whatever others do', async () => {
    const orange = await enter('orange', 'sight');
    await orange.page.getByRole('button', { name: 'Play now against 2 computer players' }).last().click();
    await orange.message('you are awaited').waitFor(visible);
    const open = orange.page.getByRole('button', { name: 'My desk' });
    await expect.poll(() => isInSight(orange, open)).toBe(true);
    await openDesk(orange);
    await playUntil(orange, mouse, 'Round 1');
    await orange.message('Round 1 of 9').locator('.picture img').waitFor(visible);
    expect(await isInSight(orange, deskOf(orange).locator('.heading-2').first())).toBe(true);
  });

  it('plays the first round by keyboard alone', async () => {
    const orange = await enter('orange', 'keys');
    const keys = keyboard(orange);
    await keys.press(orange.page.getByRole('button', { name: 'Play now against 2 computer players' }).last());
    const open = orange.page.getByRole('button', { name: 'My desk' });
    await open.waitFor(visible);
    await keys.press(open);
    await deskOf(orange).waitFor(visible);
    await playUntil(orange, keys, 'Round 2');
  });
});

describe('two people at one table', () => {
  it('never get the desk of the other, on the screen or by the wire', async () => {
    const [orange, black] = [await enter('orange', 'two'), await enter('black', 'two')];
    const before = [orange.heard.length, black.heard.length] as const;
    await orange.command('/table new');
    await black.press('Join');
    await black.message('Black').waitFor(visible);
    await orange.press('Start');
    await orange.page.getByRole('button', { name: 'My desk' }).waitFor(visible);
    const hands = await Promise.all(
      [orange, black].map(async (visitor) => {
        await openDesk(visitor);
        return deskOf(visitor).locator('[data-custom-id*=".pick."]').allTextContents();
      }),
    );
    expect(hands.map(({ length }) => length)).toEqual([5, 5]);
    const [ofOrange = [], ofBlack = []] = hands;
    const [toOrange, toBlack] = [orange.heard.slice(before[0]).join(), black.heard.slice(before[1]).join()];
    expect(ofOrange.filter((card) => !toOrange.includes(card))).toEqual([]);
    expect(ofOrange.filter((card) => toBlack.includes(card))).toEqual([]);
    expect(ofBlack.filter((card) => toOrange.includes(card))).toEqual([]);
    expect(await orange.messages('Your desk').count()).toBe(1);

    for (const visitor of [orange, black]) await goOn(visitor, mouse);
    for (const visitor of [orange, black]) await playUntil(visitor, mouse, 'pick 2 of 5');
  });
});

describe('a real board and desk', () => {
  it.each(['dark', 'light'] as const)('fit a phone and have no serious flaw, %s', async (theme) => {
    const orange = await enter('orange', 'small');
    await orange.page.emulateMedia({ colorScheme: theme });
    await orange.page.setViewportSize({ width: 360, height: 740 });
    if (theme === 'dark') await orange.page.getByRole('button', { name: 'Play now' }).last().click();
    await openDesk(orange);
    expect(await orange.isTooWide()).toBe(false);
    const stickingOut = await orange.page
      .locator('.scroller :visible')
      .evaluateAll(
        (all: { getBoundingClientRect(): { right: number } }[]) =>
          all.filter((one) => one.getBoundingClientRect().right > 361).length,
      );
    expect(stickingOut).toBe(0);
    const { violations } = await new AxeBuilder({ page: orange.page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
  });

  it('work on after the bot was stopped and started', async () => {
    const orange = await enter('orange', 'again');
    await playNow(orange);
    await house.stage.stopBot();
    await orange.page.getByText('Agora is offline; it will be back.').waitFor(visible);
    await house.stage.startBot();
    await orange.page.getByText('Agora is offline; it will be back.').waitFor({ state: 'hidden' });
    await playUntil(orange, mouse, 'pick 2 of 5');
  });

  it('show a name full of markup as it is written', async () => {
    const person = await enter('markup', 'names');
    await playNow(person);
    await person.message('is drafting').getByText('onerror=alert(1)').first().waitFor(visible);
    expect(await person.page.locator('img[src="x"], [onerror]').count()).toBe(0);
  });
});
