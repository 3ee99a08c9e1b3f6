import type { Locator } from 'playwright-core';
import type { Visitor } from './visitor.ts';

/** How somebody uses the page: what to press is found by the one who plays. */
export interface Hands {
  press(control: Locator): Promise<void>;
  /** Takes this one of a group of radio buttons. */
  tick(radio: Locator): Promise<void>;
}

export const mouse: Hands = {
  press: (control) => control.click(),
  tick: (radio) => radio.locator('..').click(),
};

/** Goes from one control to the next until it is there, as somebody without a mouse has to. */
export function keyboard({ page }: Visitor): Hands {
  const isFocused = (control: Locator): Promise<boolean> =>
    control.evaluate((one: { ownerDocument: { activeElement: unknown } }) => one.ownerDocument.activeElement === one);
  async function reach(control: Locator, ...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      for (let presses = 0; presses < 80; presses += 1) {
        if (await isFocused(control)) return;
        await page.keyboard.press(key);
      }
    }
    throw new Error('The keyboard does not reach this control.');
  }
  return {
    async press(control) {
      await reach(control, 'Tab', 'Shift+Tab');
      await page.keyboard.press('Enter');
    },
    async tick(radio) {
      const group = radio.locator('xpath=ancestor::fieldset');
      const isInGroup = (): Promise<boolean> =>
        group
          .locator(':focus')
          .count()
          .then((count) => count > 0);
      for (let presses = 0; presses < 80 && !(await isInGroup()); presses += 1) await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      for (let presses = 0; presses < 10 && !(await radio.isChecked()); presses += 1)
        await page.keyboard.press('ArrowDown');
    },
  };
}

/** The desk that somebody has on the screen. */
export function deskOf({ page }: Visitor): Locator {
  return page.locator('.message.ephemeral').filter({ hasText: 'Your desk · ' }).last();
}

const answers =
  ':is([data-custom-id*=".pick."], [data-custom-id*=".choose."], [data-custom-id*=".open-form."]):enabled';

/** Fills in the form on the screen, with another choice in each field. */
async function fillIn({ form }: Visitor, hands: Hands): Promise<void> {
  const fields = form.locator('fieldset');
  await fields.first().waitFor();
  for (const [at, field] of (await fields.all()).entries()) await hands.tick(field.getByRole('radio').nth(at));
  await hands.press(form.getByRole('button', { name: 'Submit' }));
  await form.waitFor({ state: 'hidden' });
}

/** Takes from an open menu the first options, as many as have to be taken. */
async function pick(menu: Locator, hands: Hands): Promise<void> {
  const whole = menu.locator('..');
  const done = whole.locator('.select-confirm:visible');
  if ((await done.count()) === 0) return hands.press(whole.getByRole('option').first());
  for (let at = 0; await done.isDisabled(); at += 1) await hands.press(whole.getByRole('option').nth(at));
  await hands.press(done);
}

/** Makes the choice that the desk asks for, whatever it is, or looks whether others have made theirs. */
export async function goOn(visitor: Visitor, hands: Hands): Promise<void> {
  const desk = deskOf(visitor);
  // With its picture the desk is complete: nothing but an answer changes it any more.
  await desk.locator('.picture img').waitFor();
  await desk.evaluate((one: { dataset: Record<string, string> }) => (one.dataset['old'] = ''));
  const isSealed = (await desk.getByText('✔ Sealed').count()) > 0;
  const control = desk.locator(answers).first();
  if (isSealed || (await control.count()) === 0) await hands.press(desk.getByRole('button', { name: 'Refresh' }));
  else {
    const [role, id] = [await control.getAttribute('role'), await control.getAttribute('data-custom-id')];
    await hands.press(control);
    if (id?.includes('.open-form.') === true) await fillIn(visitor, hands);
    else if (role === 'combobox') await pick(control, hands);
  }
  await visitor.page.locator('.message.ephemeral:not([data-old])').filter({ hasText: 'Your desk · ' }).waitFor();
}

/** Plays on by what stands on the desk until its title says this. */
export async function playUntil(visitor: Visitor, hands: Hands, title: string): Promise<void> {
  const reached = deskOf(visitor).locator('.heading-2').filter({ hasText: title });
  for (let choices = 0; (await reached.count()) === 0; choices += 1) {
    if (choices > 400) throw new Error(`"${title}" is never reached.`);
    await goOn(visitor, hands);
  }
}
