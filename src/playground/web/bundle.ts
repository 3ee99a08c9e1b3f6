import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The page's files, made once per process and kept in memory. */
export interface Bundle {
  readonly html: string;
  readonly icon: string;
  readonly script: string;
  readonly style: string;
  /** Changes whenever one of them does. */
  readonly id: string;
}

const folder = new URL('../page/', import.meta.url);
const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

async function make(): Promise<Bundle> {
  const built = await build({
    entryPoints: ['main.ts', 'page.css'].map((name) => fileURLToPath(new URL(name, folder))),
    outdir: 'page',
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    logLevel: 'silent',
  });
  const [script = '', style = ''] = ['.js', '.css'].map(
    (ending) => built.outputFiles.find(({ path }) => path.endsWith(ending))?.text,
  );
  const html = read('index.html');
  const id = createHash('sha256').update(html).update(script).update(style).digest('hex').slice(0, 16);
  return { html: html.replaceAll('{build}', id), icon: read('icon.svg'), script, style, id };
}

let made: Promise<Bundle> | null = null;

export function bundle(): Promise<Bundle> {
  made ??= make();
  return made;
}
