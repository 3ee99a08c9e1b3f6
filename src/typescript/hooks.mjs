import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';

/**
 * Reads a file of TypeScript as JavaScript; what is thrown names the lines as they were written.
 * @type {import('node:module').LoadHook}
 */
export const load = async (url, context, next) => {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transform(await readFile(new URL(url)), {
    loader: 'ts',
    format: 'esm',
    target: 'node20',
    sourcefile: fileURLToPath(url),
    sourcemap: 'inline',
    sourcesContent: false,
  });
  return { format: 'module', source: code, shortCircuit: true };
};
