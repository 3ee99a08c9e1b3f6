import type { StoredTable } from '../../../src/table/store.ts';

/** A table in a lobby, as a store keeps it. */
export function storedTable(changes: Partial<StoredTable> = {}): StoredTable {
  return {
    id: 'one',
    game: 'khora',
    guildId: 'guild',
    channelId: 'channel',
    hostId: 'ann',
    stage: 'lobby',
    options: { language: 'fr', pace: 'step', hints: 'on', game: {} },
    occupants: [
      { kind: 'person', userId: 'ann', name: 'Ann' },
      { kind: 'computer', name: 'Solon', strength: 'novice' },
    ],
    posts: { board: { messageId: '7', chapter: 2 }, call: null },
    turn: 0,
    seedHash: null,
    seed: null,
    snapshot: null,
    chapter: 0,
    era: 0,
    isPaused: false,
    createdAt: 1_700_000_000_000,
    changedAt: 1_700_000_000_001,
    ...changes,
  };
}
