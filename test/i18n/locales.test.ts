import { readFileSync, readdirSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { games } from '../../src/games/index.ts';
import { facts } from '../../src/games/khora/facts/facts.ts';
import { khora as module } from '../../src/games/khora/index.ts';
import { players } from '../../src/games/khora/players/index.ts';
import { khora } from '../../src/games/khora/rules/game.ts';
import type { View } from '../../src/games/khora/rules/view.ts';
import type { OpenQuestion } from '../../src/engine/decision.ts';
import type { State } from '../../src/games/khora/rules/state.ts';
import { rules } from '../../src/games/khora/rules/steps.ts';
import { textsOfData } from '../../src/games/khora/words/required-texts.ts';
import { locales, cataloguesOf, readMessages, speaker } from '../../src/i18n/catalogue.ts';
import { gameTexts } from '../../src/module/game-module.ts';
import { enrichKhora } from '../kit/contract/khora-bounds.ts';
import type { Text } from '../../src/engine/text.ts';
import { scenario } from '../kit/khora/scenario.ts';
import { everythingSaid, textsOf } from '../kit/saying.ts';

type Parts = ReturnType<IntlMessageFormat['getAst']>;

/** The gaps of a message, those inside plurals and tags included. */
function gaps(parts: Parts): string[] {
  return parts.flatMap((part) => {
    if ('options' in part) return [part.value, ...Object.values(part.options).flatMap(({ value }) => gaps(value))];
    if ('children' in part) return gaps(part.children);
    return 'value' in part && part.type !== LITERAL ? [part.value] : [];
  });
}
const LITERAL = new IntlMessageFormat('x', 'en').getAst()[0]?.type;
const gapsOf = (message: string, locale: string): string[] =>
  [...new Set(gaps(new IntlMessageFormat(message, locale).getAst()))].sort();

test('gaps are found wherever they stand', () => {
  expect(gapsOf('{a} {b, plural, =0 {none} one {# of {c}} other {# {d}}} {a}', 'en')).toEqual(['a', 'b', 'c', 'd']);
});

test.each([...games.keys()])('%s says the same in every language: same keys, same gaps', (id) => {
  const english = readMessages(cataloguesOf(id), 'en');
  for (const locale of locales) {
    const messages = readMessages(cataloguesOf(id), locale);
    expect([...messages.keys()].sort(), locale).toEqual([...english.keys()].sort());
    for (const [key, message] of messages) {
      expect(message.trim(), `${locale} ${key}`).not.toBe('');
      expect(gapsOf(message, locale), `${locale} ${key}`).toEqual(gapsOf(english.get(key) ?? '', 'en'));
    }
  }
});

/** Read by whoever asks for the rules, whatever is played. */
const readAnyway = ['rulings.', 'words.', 'things.'];
/** Shown beside the board: what each seat is asked for, and the phases that have no rules of their own. */
const shown = [...Object.keys(rules.seat).map((step) => `awaited.${step}`), 'phase.draft', 'phase.end'];

/** What random play hardly ever comes to: riches, and Persepolis explored. */
function luxury(state: State): void {
  enrichKhora(state);
  state.board.splice(state.board.indexOf('persepolis'), 1);
}

/** The reason of the advice that is given. */
const advised = (question: OpenQuestion, view: View): Text[] => [players.advise(question, view).reason];

/** What is said to somebody who has nothing left to play or unlock when the Persians are conquered. */
function bareSaid(): Text[] {
  const players = [{ developments: 4 }, {}];
  const t = scenario({ players, event: 'conquest-of-the-persians', explored: ['persepolis'] }).table({ do: 'resolve' });
  const question = t.question(0);
  return question === null ? [] : textsOf(khora.decision(t.state, question));
}

const written = ['pictures', 'players'].map((folder) => {
  const at = new URL(`../../src/games/khora/${folder}/`, import.meta.url);
  return readdirSync(at)
    .map((file) => readFileSync(new URL(file, at), 'utf8'))
    .join('');
});

/**
 * Whether the pictures or the advice name this text, with or without its first word, or the group it is chosen from:
 * random games do not come to all of them.
 */
function isWritten(key: string): boolean {
  const short = key.slice(key.indexOf('.') + 1);
  const isNamed = (source: string): boolean => source.includes(`'${key}'`) || source.includes(`'${short}'`);
  const group = short.slice(0, short.lastIndexOf('.') + 1);
  return written.some((source) => isNamed(source) || (group !== '' && source.includes(`${group}\${`)));
}

test('whatever happens in Khôra can be said in every language, and every text is said some time', () => {
  const shared = khora.tell({ kind: 'won', seats: [0, 1], vp: 60 });
  const texts = [
    ...everythingSaid(khora, module, 45, undefined, advised),
    ...everythingSaid(khora, module, 30, luxury, advised),
    ...bareSaid(),
    shared,
  ];
  const used = new Set([...textsOfData(facts), ...gameTexts, ...shown]);
  for (const locale of locales) {
    const say = speaker(readMessages(cataloguesOf('khora'), locale), locale, ({ key }) => {
      used.add(key);
      return null;
    });
    expect(texts.filter((text) => say(text) === '')).toEqual([]);
  }
  const keys = [...readMessages(cataloguesOf('khora'), 'en').keys()];
  const unused = keys.filter(
    (key) => !used.has(key) && !readAnyway.some((group) => key.startsWith(group)) && !isWritten(key),
  );
  expect(unused).toEqual([]);
});
