import { defineConfig } from 'vitest/config';

/** Nothing here is about time, so a slow machine fails no test. */
const testTimeout = 60_000;

export default defineConfig({ test: { include: ['test/**/*.test.ts'], testTimeout } });
