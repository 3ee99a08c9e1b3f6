import { describe, expect, it } from 'vitest';
import { keepHouse } from '../kit/browser/house.ts';
import { openStage } from '../kit/browser/stage.ts';

const markup = '<img src=x onerror=alert(1)>"\'&amp;<b>';
const layout = {
  bot: 'Agora',
  server: 'Test place',
  channels: ['agora', 'table-2'],
  people: [
    { name: 'orange', displayName: 'Orange', locale: 'en-US', colour: '#e67e22' },
    { name: 'black', displayName: 'Black', locale: 'en-US', colour: '#23272a' },
    { name: 'markup', displayName: markup, locale: 'en-US', colour: '#2e8b57' },
  ],
};
const visible = { state: 'visible' } as const;

const { enter } = keepHouse(() => openStage({ layout }));

describe('two people in two windows', () => {
  it('share what is public, and nothing private even reaches the other machine', async () => {
    const [orange, black] = [await enter('orange'), await enter('black')];
    await orange.command('/board');
    await black.message('Round 3 of 9').waitFor(visible);
    await orange.press('My desk');
    await orange.message('Secret hand of Orange').waitFor(visible);
    await orange.press('Assign tiles');
    await orange.form.waitFor(visible);
    await black.press('My desk');
    await black.message('Secret hand of Black').waitFor(visible);
    await orange.page.keyboard.press('Escape');
    await orange.page.locator('#composer').fill('Hello **there**');
    await orange.page.keyboard.press('Enter');
    await black.message('Hello there').locator('strong').waitFor(visible);

    expect(orange.heard.join()).toContain('Secret hand of Orange');
    expect(black.heard.join()).not.toContain('Secret hand of Orange');
    expect(black.heard.join()).not.toContain('Your dice');
    expect(orange.heard.join()).not.toContain('Secret hand of Black');
    expect(await black.messages('Secret hand of Orange').count()).toBe(0);
  });

  it('can go on choosing from a menu whose message the other changes', async () => {
    const [orange, black] = [await enter('orange'), await enter('black')];
    await orange.command('/board');
    await orange.page.getByRole('combobox', { name: 'Choose a card' }).click();
    await orange.page.getByRole('option', { name: 'Bank' }).waitFor(visible);
    await black.press('Repaint');
    await orange.message('Black asked for the board').waitFor(visible);
    expect(await orange.page.getByRole('option', { name: 'Bank' }).isVisible()).toBe(true);
    await orange.page.getByRole('option', { name: 'Bank' }).click();
    await orange.message('You took bank').waitFor(visible);
  });

  it('can be one person who changes seats and languages', async () => {
    const visitor = await enter('orange');
    await visitor.command('/board');
    await visitor.press('My desk');
    await visitor.message('Secret hand of Orange').waitFor(visible);
    await visitor.sit('Black');
    await visitor.message('Round 3 of 9').waitFor(visible);
    expect(await visitor.messages('Secret hand of Orange').count()).toBe(0);
    await visitor.page.getByLabel('Language').selectOption('fr');
    await visitor.page.getByRole('combobox', { name: 'Écrire dans #agora' }).waitFor(visible);
    await visitor.command('/table nouvelle jeu:Khôra');
    await visitor.message('Table new khora').waitFor(visible);
    await visitor.sit('Orange');
    await visitor.message('Secret hand of Orange').waitFor(visible);
    await visitor.page.getByRole('combobox', { name: 'Message #agora' }).waitFor(visible);
  });

  it('see where they are called, until they have looked', async () => {
    const [orange, black] = [await enter('orange'), await enter('black')];
    await black.page.getByRole('button', { name: '#table-2' }).click();
    await orange.command('/call whom:@black');
    await black.page.getByRole('button', { name: '#agora, unread, 1 mention' }).waitFor(visible);
    await orange.page.getByRole('link', { name: 'Black, 1 mention' }).waitFor(visible);
    await black.page.getByRole('button', { name: '#agora, unread, 1 mention' }).click();
    await black.message('@Black, it is your turn.').waitFor(visible);
    await orange.page.getByRole('link', { name: 'Black', exact: true }).waitFor(visible);
  });
});

describe('text full of markup', () => {
  it('is shown as it was written', async () => {
    const visitor = await enter('markup');
    const text = `${markup} <script>alert(2)</script> [x](javascript:alert(3))`;
    await visitor.page.locator('#composer').fill(text);
    await visitor.page.keyboard.press('Enter');
    const message = visitor.message('<script>alert(2)</script>');
    await message.waitFor(visible);
    expect(await message.locator('.author').textContent()).toBe(markup);
    expect(await message.locator('.markdown').textContent()).toContain(markup);
    expect(await visitor.page.locator('img[src="x"], [onerror], article script, a[href^="javascript"]').count()).toBe(
      0,
    );
    await visitor.command('/board');
    await visitor.message('asked for the board').waitFor(visible);
    expect(await visitor.page.locator('img[src="x"]').count()).toBe(0);
  });
});
