import { databasePath, withFile } from './database.ts';
import { backUp } from './safekeeping.ts';

await withFile('Say where to: npm run backup -- FILE', async (file) => {
  const path = databasePath();
  await backUp(path, file);
  return [`Copied ${path} to ${file}.`];
});
