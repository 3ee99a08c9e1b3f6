import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { keepHouse } from '../kit/browser/house.ts';

const visible = { state: 'visible' } as const;

const { enter } = keepHouse();

describe('for everybody', () => {
  it.each(['dark', 'light'] as const)('has no serious flaw that axe can find, %s', async (theme) => {
    const visitor = await enter('black');
    await visitor.page.emulateMedia({ colorScheme: theme });
    await visitor.page.reload();
    await visitor.page.locator('#composer').waitFor();
    await visitor.command('/board');
    await visitor.press('My desk');
    await visitor.message('Secret hand').waitFor(visible);
    await visitor.command('/rules topic:Army');
    await visitor.message('Rulebook').waitFor(visible);
    await visitor.command('/call whom:@black');
    await visitor.message('it is your turn').waitFor(visible);

    const flaws = async (): Promise<string[]> => {
      const { violations } = await new AxeBuilder({ page: visitor.page }).analyze();
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    };
    await visitor.page.getByRole('combobox', { name: 'Choose two cards' }).click();
    expect(await flaws()).toEqual([]);
    await visitor.page.keyboard.press('Escape');
    await visitor.press('Assign tiles');
    await visitor.form.waitFor(visible);
    expect(await flaws()).toEqual([]);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.locator('#composer').pressSequentially('/ru');
    await visitor.page.keyboard.press('Enter');
    await visitor.page.getByRole('option', { name: 'Army' }).waitFor(visible);
    expect(await flaws()).toEqual([]);
  });

  it('fits a phone without scrolling to the side', async () => {
    const visitor = await enter('orange');
    await visitor.page.setViewportSize({ width: 360, height: 740 });
    await visitor.command('/board');
    await visitor.press('My desk');
    await visitor.message('Secret hand').waitFor(visible);
    await visitor.command('x'.repeat(300));
    await visitor.message('xxx').waitFor(visible);
    expect(await visitor.isTooWide()).toBe(false);
    const stickingOut = await visitor.page
      .locator('.scroller :visible')
      .evaluateAll(
        (all: { getBoundingClientRect(): { right: number } }[]) =>
          all.filter((one) => one.getBoundingClientRect().right > 361).length,
      );
    expect(stickingOut).toBe(0);
    await visitor.press('Assign tiles');
    await visitor.form.getByRole('button', { name: 'Submit' }).waitFor(visible);
    expect(await visitor.isTooWide()).toBe(false);
    await visitor.page.keyboard.press('Escape');
    await visitor.page.getByRole('button', { name: 'Channels and settings' }).click();
    await visitor.page.getByRole('button', { name: '#table-2' }).click();
    await visitor.page.getByText('Welcome to #table-2').waitFor(visible);
  });

  it('reads new messages aloud, public and private', async () => {
    const visitor = await enter('orange');
    await visitor.command('/board');
    await visitor.message('Round 3').waitFor(visible);
    const voice = visitor.page.locator('[aria-live="polite"]');
    await voice
      .filter({ hasText: 'Agora: Round 3 of 9 · Dice Orange asked for the board.' })
      .waitFor({ state: 'attached' });
    await visitor.press('My desk');
    await voice.filter({ hasText: 'Agora: Secret hand of Orange' }).waitFor({ state: 'attached' });
  });
});
