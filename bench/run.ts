import { spawnSync } from 'node:child_process';
import type { Figure, Section } from './section.ts';

/** What is measured. A new section is a file that exports one and a line here; only the one that runs is loaded. */
const sections: Readonly<Record<string, () => Promise<Section>>> = {
  rules: async () => (await import('./rules.ts')).rules,
  discord: async () => (await import('./discord.ts')).discord,
  pictures: async () => (await import('./pictures.ts')).pictures,
};

function said(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 3 : 0 });
}

function row({ what, value, unit, least, most }: Figure): string {
  const line = `  ${what.padEnd(28)}${said(value).padStart(12)} ${unit.padEnd(16)}`;
  if (least !== undefined) return `${line}at least ${said(least)}${value < least ? ', MISSED' : ''}`;
  if (most !== undefined) return `${line}at most ${said(most)}${value > most ? ', MISSED' : ''}`;
  return line.trimEnd();
}

const [only, ...others] = process.argv.slice(2);
if (others.length > 0 || (only !== undefined && !Object.hasOwn(sections, only))) {
  console.error(`Name one of ${Object.keys(sections).join(', ')}, or nothing for all.`);
  process.exit(1);
}

/** Each section in a process of its own, so that none inherits the memory of another. */
if (only === undefined) {
  for (const name of Object.keys(sections))
    spawnSync(process.execPath, [...process.execArgv, import.meta.filename, name], { stdio: 'inherit' });
} else {
  console.log(only);
  const measure = await sections[only]?.();
  for (const figure of (await measure?.()) ?? []) console.log(row(figure));
}
