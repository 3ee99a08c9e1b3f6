import type { BrowserContext, Locator, Page } from 'playwright-core';

/** Somebody who looks at the page and uses it: what they see, what they do, and what reached their machine. */
export interface Visitor {
  readonly page: Page;
  /** Everything the server told this window. */
  readonly heard: readonly string[];
  /** Every address this window asked for. */
  readonly asked: readonly string[];
  /** Complaints of the browser: errors, and what its policy blocked. */
  readonly complaints: readonly string[];
  /** The messages in which something can be read. */
  messages(text: string): Locator;
  /** The newest of them. */
  message(text: string): Locator;
  /** The form on the screen. */
  readonly form: Locator;
  /** Types a command as a line and sends it. */
  command(line: string): Promise<void>;
  press(label: string): Promise<void>;
  choose(menu: string, ...options: readonly string[]): Promise<void>;
  /** Takes another seat. */
  sit(name: string): Promise<void>;
  /** Whether anything sticks out to the side. */
  isTooWide(): Promise<boolean>;
}

export async function visit(context: BrowserContext, url: string, as: string): Promise<Visitor> {
  const page = await context.newPage();
  const [heard, asked, complaints]: [string[], string[], string[]] = [[], [], []];
  page.on('websocket', (socket) => {
    asked.push(socket.url());
    socket.on('framereceived', ({ payload }) => heard.push(payload.toString()));
  });
  page.on('request', (request) => asked.push(request.url()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text());
  });
  page.setDefaultTimeout(8_000);
  await page.goto(`${url}?as=${as}`);
  await page.locator('#composer').waitFor();

  const messages = (text: string): Locator => page.getByRole('article').filter({ hasText: text });
  const newest = (locator: Locator): Locator => locator.last();
  return {
    page,
    heard,
    asked,
    complaints,
    form: page.getByRole('dialog'),
    messages,
    message: (text) => newest(messages(text)),
    async command(line) {
      await page.locator('#composer').fill(line);
      await page.keyboard.press('Enter');
    },
    press: (label) => newest(page.getByRole('button', { name: label, exact: true })).click(),
    async choose(menu, ...options) {
      await newest(page.getByRole('combobox', { name: menu })).click();
      for (const option of options) await page.getByRole('option', { name: option }).click();
      if (options.length > 1) await page.locator('.select-confirm:visible').click();
    },
    async sit(name) {
      await page.getByRole('link', { name }).click();
      await page.getByRole('link', { name }).and(page.locator('[aria-current]')).waitFor();
    },
    isTooWide: () => page.evaluate('document.documentElement.scrollWidth > document.documentElement.clientWidth'),
  };
}
