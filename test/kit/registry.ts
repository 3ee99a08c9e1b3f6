/** The file that exports the games, for threads that load them by themselves. */
export const registry = new URL('../../src/games/index.ts', import.meta.url);
