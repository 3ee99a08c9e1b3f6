import { defineConfig } from 'vitest/config';

const browser = 'test/browser/**/*.test.ts';
/** Nothing here is about time, so a slow machine fails no test. */
const patience = { testTimeout: 60_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'code', include: ['test/**/*.test.ts'], exclude: [browser], ...patience } },
      { test: { name: 'browser', include: [browser], globalSetup: 'test/kit/browser/chromium.ts', ...patience } },
    ],
  },
});
