import { discord } from './discord.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import type { Figure, Section } from './section.ts';

/** What is measured. A new section is a file that exports one and a line here. */
const sections: Readonly<Record<string, Section>> = { rules, discord, pictures };

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

for (const [name, measure] of Object.entries(sections)) {
  if (only !== undefined && only !== name) continue;
  console.log(name);
  for (const figure of await measure()) console.log(row(figure));
}
