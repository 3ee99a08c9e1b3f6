import { databasePath, withFile } from './database.ts';
import { restore } from './safekeeping.ts';

await withFile('Say from where: npm run restore -- FILE', async (file) => {
  const target = databasePath();
  const { tables, answers, differing, kept } = await restore(file, target);
  return [
    ...differing.map((id) => `Table ${id} is not what the rules of today make of its answers; it is kept as it stood.`),
    `Restored ${tables} tables with ${answers} answers to ${target}.`,
    ...(kept === null ? [] : [`The file that was there is ${kept}.`]),
  ];
});
