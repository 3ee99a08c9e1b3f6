import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { errors } from './bot.ts';
import { openBrowser, type Browser } from './chromium.ts';
import { openStage, type Stage } from './stage.ts';
import { visit, type Visitor } from './visitor.ts';

/** A browser and a stage for the tests of a file. */
export interface House {
  readonly stage: Stage;
  /** Opens a window for somebody; it is closed after the test. */
  readonly enter: (as: string) => Promise<Visitor>;
}

/**
 * Keeps a house for the tests of a file, with a stage for each or one for all. After each test nobody has anything to
 * complain of, and no window has asked another machine for anything.
 */
export function keepHouse(open: () => Promise<Stage> = openStage, stages: 'for each' | 'for all' = 'for each'): House {
  let browser: Browser;
  let stage: Stage;
  const visitors: Visitor[] = [];
  const [begin, end] = stages === 'for each' ? [beforeEach, afterEach] : [beforeAll, afterAll];

  beforeAll(async () => {
    browser = await openBrowser();
  });
  begin(async () => {
    stage = await open();
  });
  // Vitest runs what comes after in the opposite order: the browser is closed last, the windows first.
  afterAll(() => browser.close());
  end(() => stage.close());
  afterEach(async () => {
    for (const { page, asked, complaints } of visitors.splice(0)) {
      await page.close();
      expect(complaints).toEqual([]);
      expect([...new Set(asked.map((address) => new URL(address).hostname))]).toEqual(['127.0.0.1']);
    }
    expect(stage.playground.discord.problems).toEqual([]);
    expect(errors).toEqual([]);
  });

  return {
    get stage() {
      return stage;
    },
    async enter(as) {
      const visitor = await visit(browser.context, stage.playground.url, as);
      visitors.push(visitor);
      return visitor;
    },
  };
}
