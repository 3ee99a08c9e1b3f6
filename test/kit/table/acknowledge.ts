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
      record: { ...loaded, turn, state: { turn } },
      answer: { decision: turn, seat: 0, picks: ['x'] },
      entries: [{ chapter: 1, news: { turn } }],
    };
  });
  await new Promise((resolve) => process.stdout.write(`${turn}\n`, resolve));
}
