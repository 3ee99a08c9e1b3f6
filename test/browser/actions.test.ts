import { beforeEach, describe, expect, it } from 'vitest';
import { keepHouse } from '../kit/browser/house.ts';
import type { Visitor } from '../kit/browser/visitor.ts';

const house = keepHouse();
let orange: Visitor;
beforeEach(async () => {
  orange = await house.enter('orange');
});

const visible = { state: 'visible' } as const;

describe('by mouse', () => {
  it('picks a command, sends it, presses, chooses and fills in a form', async () => {
    const { page } = orange;
    await page.locator('#composer').click();
    await page.locator('#composer').pressSequentially('/bo');
    await page.getByRole('option', { name: '/board' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await orange.message('Round 3 of 9').waitFor(visible);

    await orange.press('My desk');
    await orange.message('Secret hand of Orange').waitFor(visible);
    await orange.message('Only you can see this').waitFor(visible);

    await orange.choose('Choose a card', 'Bank');
    await orange.message('You took bank').waitFor(visible);
    await orange.choose('Choose two cards', 'Agora', 'Stadion');
    await orange.message('You took Agora and Stadion').waitFor(visible);

    await orange.press('Assign tiles');
    const { form } = orange;
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Choose one.').first().waitFor(visible);
    await form.getByRole('group', { name: 'Die 5' }).getByText('Trade').click();
    await form.getByRole('group', { name: 'Die 2' }).getByText('Culture').click();
    await form.getByText('Stone').click();
    await form.getByLabel('A word').fill('Nike');
    await form.getByRole('button', { name: 'Submit' }).click();
    await orange.message('Sealed: trade, culture; stone; Nike').waitFor(visible);
    await form.waitFor({ state: 'hidden' });
  });

  it('updates a private message in place and dismisses it', async () => {
    await orange.command('/board');
    await orange.press('My desk');
    await orange.press('Take');
    const sealed = orange.message('Sealed by Orange');
    await sealed.waitFor(visible);
    expect(await orange.messages('Secret hand').count()).toBe(0);
    await sealed.getByRole('button', { name: 'Dismiss message' }).click();
    await sealed.waitFor({ state: 'hidden' });
  });

  it('enlarges a picture and says what is on it', async () => {
    await orange.command('/board');
    await orange.page.getByRole('button', { name: 'The board: Orange leads' }).click();
    const large = orange.page.getByRole('dialog').getByRole('img', { name: 'The board: Orange leads' });
    await large.waitFor(visible);
    await orange.page.keyboard.press('Escape');
    await large.waitFor({ state: 'hidden' });
  });

  it('plays at once: opens a table in its own language, adds two computer players, starts', async () => {
    await orange.page.getByLabel('Language').selectOption('fr');
    await orange.page.getByRole('button', { name: 'Jouer contre 2 joueurs virtuels' }).last().click();
    await orange.message('Table start').waitFor(visible);
    expect(await orange.messages('Table new khora fr').count()).toBe(1);
    expect(await orange.messages('Table add-computer citizen').count()).toBe(2);
  });
});

describe('by keyboard alone', () => {
  it('fills in a command with suggestions', async () => {
    const { keyboard } = orange.page;
    await orange.page.locator('#composer').focus();
    await keyboard.type('/rul');
    await keyboard.press('Enter');
    await keyboard.type('a');
    await orange.page.getByRole('option', { name: 'Army' }).waitFor(visible);
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await orange.message('Rulebook, page 7').getByText('Army').waitFor(visible);
  });

  it('names what is missing in a command and goes there', async () => {
    const { keyboard } = orange.page;
    await orange.page.locator('#composer').focus();
    await keyboard.type('/table new');
    await keyboard.press('Enter');
    const game = orange.page.getByRole('combobox', { name: 'game' });
    await keyboard.type('Chess');
    await keyboard.press('Enter');
    await orange.page.getByText('Pick one from the list.').waitFor(visible);
    await game.fill('');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await orange.message('Table new olympos').waitFor(visible);
  });

  it('reaches buttons, menus and a form, and comes back to where it was', async () => {
    const { keyboard } = orange.page;
    await orange.command('/board');
    await orange.message('Round 3 of 9').waitFor(visible);
    await orange.page.getByRole('combobox', { name: 'Choose a card' }).focus();
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await orange.message('You took bank').waitFor(visible);

    for (let presses = 0; presses < 3; presses += 1) await keyboard.press('Tab');
    await keyboard.press('Enter');
    await orange.form.waitFor(visible);
    await keyboard.press('ArrowDown');
    await keyboard.press('Tab');
    await keyboard.press('Space');
    for (let presses = 0; presses < 2; presses += 1) await keyboard.press('Tab');
    await keyboard.press('Space');
    await keyboard.press('Enter');
    await orange.message('Sealed: legislation, philosophy; stone;').waitFor(visible);
    await orange.form.waitFor({ state: 'hidden' });
    expect(await orange.page.locator(':focus').textContent()).toBe('Assign tiles');
  });
});

describe('a long conversation', () => {
  const isInSight = (text: string): Promise<boolean> =>
    orange.message(text).evaluate((one: { getBoundingClientRect(): { top: number; bottom: number } }) => {
      const { top, bottom } = one.getBoundingClientRect();
      return top >= 0 && bottom <= 800;
    });

  /** Scrolls and waits until the page has noticed. */
  const scrollToTop = (): Promise<void> =>
    orange.page.locator('.scroller').evaluate(
      (one: { scrollTop: number; addEventListener(name: 'scroll', listener: () => void): void }) =>
        new Promise<void>((resolve) => {
          one.addEventListener('scroll', () => resolve());
          one.scrollTop = 0;
        }),
    );

  it('stays where somebody reads, says that there is more, and follows what answers them', async () => {
    const black = await house.enter('black');
    for (let count = 1; count <= 30; count += 1) {
      await orange.page.locator('#composer').fill(`Line ${count} of many`);
      await orange.page.keyboard.press('Enter');
    }
    await orange.message('Line 30 of many').waitFor(visible);
    expect(await isInSight('Line 30 of many')).toBe(true);

    await scrollToTop();
    await black.command('Hello from Black');
    const more = orange.page.getByRole('button', { name: 'New messages below' });
    await more.waitFor(visible);
    expect(await isInSight('Hello from Black')).toBe(false);
    await more.click();
    expect(await isInSight('Hello from Black')).toBe(true);

    await scrollToTop();
    await orange.command('/rules topic:Army');
    await orange.message('Rulebook').waitFor(visible);
    expect(await isInSight('Rulebook')).toBe(true);
  });
});
