import { defineConfig } from 'vitest/config';

const browser = 'test/browser/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'code', include: ['test/**/*.test.ts'], exclude: [browser] } },
      {
        test: {
          name: 'browser',
          include: [browser],
          globalSetup: 'test/browser/chromium.ts',
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
