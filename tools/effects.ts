import { mkdirSync, writeFileSync } from 'node:fs';
import { documents } from './data-documents.ts';

for (const [file, content] of await documents()) {
  const at = new URL(`../${file}`, import.meta.url);
  mkdirSync(new URL('.', at), { recursive: true });
  writeFileSync(at, content);
  console.log(file);
}
