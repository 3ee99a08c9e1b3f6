import { beforeEach, describe, expect, it } from 'vitest';
import { finishThinking } from '../kit/browser/bot.ts';
import { keepHouse } from '../kit/browser/house.ts';
import type { Visitor } from '../kit/browser/visitor.ts';

const house = keepHouse();
let orange: Visitor;
beforeEach(async () => {
  orange = await house.enter('orange');
});

const visible = { state: 'visible' } as const;

describe('waiting and failing', () => {
  it('shows that a button is at work, then that it failed', async () => {
    await orange.command('/board');
    await orange.press('Break');
    const button = orange.page.getByRole('button', { name: 'Break' });
    await button.and(orange.page.locator('[aria-busy="true"]')).waitFor(visible);
    await orange.message('This interaction failed').waitFor(visible);
    expect(await button.getAttribute('aria-busy')).toBeNull();
  });

  it('shows a bot that thinks, and what it thought', async () => {
    await orange.command('/slow');
    await orange.message('Agora is thinking').waitFor(visible);
    finishThinking();
    await orange.message('Here is the result').waitFor(visible);
    expect(await orange.messages('Agora is thinking').count()).toBe(0);
  });

  it('says that nobody answered a command, and that a command does not exist', async () => {
    await orange.command('/mute');
    await orange.message('/mute: The application did not respond').waitFor(visible);
    await orange.command('/nothing');
    await orange.message('/nothing: This is not possible here').waitFor(visible);
  });

  it('tells when the bot is gone and when it is back, and the open private message still works', async () => {
    await orange.command('/board');
    await orange.press('My desk');
    await orange.message('Secret hand').waitFor(visible);
    await house.stage.stopBot();
    const banner = orange.page.getByText('Agora is offline; it will be back.');
    await banner.waitFor(visible);
    await orange.press('Take');
    await orange.message('This interaction failed').waitFor(visible);
    await house.stage.startBot();
    await banner.waitFor({ state: 'hidden' });
    await orange.press('Take');
    await orange.message('Sealed by Orange').waitFor(visible);
  });

  it('comes back after the process was restarted, with all messages', async () => {
    await orange.command('/board');
    await orange.press('My desk');
    await orange.message('Secret hand').waitFor(visible);
    await orange.page.locator('#composer').fill('half a thought');
    // The browser complains of every attempt to reach a server that is not there.
    orange.page.removeAllListeners('console');
    await house.stage.restart();
    await orange.page.getByText('The connection is lost').waitFor({ state: 'hidden' });
    await orange.message('Secret hand').waitFor(visible);
    expect(await orange.page.locator('#composer').inputValue()).toBe('half a thought');
    await orange.press('Take');
    await orange.message('Sealed by Orange').waitFor(visible);
  });
});
