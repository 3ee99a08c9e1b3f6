import type { Fact, Snapshot } from '../../../src/module/game-module.ts';
import { openSqlite } from '../../../src/table/sqlite.ts';
import { storedTable } from './stored-table.ts';

/** A process of its own: gives answers one after the other and says each one aloud once it is safe, until it is killed. */
const store = openSqlite(process.argv[2] ?? '');
await store.create(storedTable());
for (let turn = 1; ; turn += 1) {
  await store.change('one', (loaded) => {
    if (loaded === null) throw new Error('The table is gone.');
    return {
      value: null,
      stored: { ...loaded, turn, snapshot: { turn } as unknown as Snapshot },
      answer: { decision: turn, seat: 0, picks: ['x'] },
      entries: [{ chapter: 1, fact: { turn } as unknown as Fact }],
    };
  });
  await new Promise((resolve) => process.stdout.write(`${turn}\n`, resolve));
}
