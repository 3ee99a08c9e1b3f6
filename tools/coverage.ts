import type { Facts } from '../src/games/khora/facts/facts.ts';
import type { Messages } from '../src/i18n/catalogue.ts';

/** Something the rules say, and how the title of a test of it begins or which ruling it cites. */
export interface Rule {
  readonly group: string;
  readonly id: string;
}

export interface Coverage extends Rule {
  readonly titles: readonly string[];
}

const RULINGS = 'rulings';

/** Everything that must have a test: what the data holds, and the rulings that players can read. */
export function rulesOf(facts: Facts, messages: Messages): Rule[] {
  const groups: Readonly<Record<string, readonly string[]>> = {
    'Politics cards': [...facts.politics.keys()],
    developments: [...facts.cities].flatMap(([city, pieces]) => pieces.map((_, index) => `${city} ${index + 1}`)),
    events: [...facts.events.keys()],
    spaces: [...facts.board.keys()],
    levels: Object.entries(facts.tracks).flatMap(([track, levels]) =>
      levels.filter(Boolean).map(({ level }) => `${track} ${level}`),
    ),
    achievements: facts.achievements.map(({ id }) => id),
    [RULINGS]: rulings(messages),
  };
  return Object.entries(groups).flatMap(([group, ids]) => ids.map((id) => ({ group, id })));
}

function rulings(messages: Messages): string[] {
  const found = [...messages.keys()].flatMap((key) => /^rulings\.r(\d+)\.question$/.exec(key)?.[1] ?? []);
  return found.map((number) => `R${number}`);
}

/** A test is of what stands before the colon of its title, `argos 2: ...`; a ruling may be cited anywhere, `(R33)`. */
export function coverage(rules: readonly Rule[], titles: readonly string[]): Coverage[] {
  return rules.map(({ group, id }) => {
    const named = group === RULINGS ? new RegExp(`\\b${id}\\b`) : new RegExp(`(^| > )${id}: `);
    return { group, id, titles: titles.filter((title) => named.test(title)) };
  });
}

export function untested(covered: readonly Coverage[]): Coverage[] {
  return covered.filter(({ titles }) => titles.length === 0);
}
