import { createVitest } from 'vitest/node';
import { facts } from '../src/games/khora/facts/facts.ts';
import { cataloguesOf, readMessages } from '../src/i18n/catalogue.ts';
import { coverage, rulesOf, untested } from './coverage.ts';

/** The titles of all tests in a folder that would run; they are only collected. */
async function titlesOf(folder: string): Promise<string[]> {
  const vitest = await createVitest('test', { watch: false });
  try {
    const { testModules, unhandledErrors } = await vitest.collect([folder]);
    const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
    if (errors.length > 0) throw new Error(`The tests in ${folder} cannot be read.`, { cause: errors[0] });
    const tests = testModules.flatMap(({ children }) => [...children.allTests()]);
    return tests.filter(({ options: { mode } }) => mode !== 'skip' && mode !== 'todo').map(({ fullName }) => fullName);
  } finally {
    await vitest.close();
  }
}

const titles = await titlesOf('test/games/khora');
const covered = coverage(rulesOf(facts, readMessages(cataloguesOf('khora'), 'en')), titles);
for (const group of new Set(covered.map((rule) => rule.group))) {
  const rules = covered.filter((rule) => rule.group === group);
  console.log(`\n${group} (${rules.length})`);
  for (const { id, titles: tests } of rules) {
    console.log(`  ${id} (${tests.length})`);
    for (const title of tests) console.log(`    ${title}`);
  }
}

const without = untested(covered);
console.log(`\n${covered.length} rules, ${titles.length} tests, ${without.length} rules without a test`);
for (const { group, id } of without) console.error(`No test: ${group}, ${id}`);
process.exitCode = without.length === 0 ? 0 : 1;
