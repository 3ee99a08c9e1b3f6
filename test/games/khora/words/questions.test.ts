import { describe, expect, test } from 'vitest';
import type { Decision, Option } from '../../../../src/engine/decision.ts';
import type { Text } from '../../../../src/engine/text.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { rules } from '../../../../src/games/khora/rules/steps.ts';
import { type Say, locales, cataloguesOf, readMessages, speaker } from '../../../../src/i18n/catalogue.ts';
import type { Setting } from '../../../kit/khora/measure.ts';
import { type Kind, asking, kindsOfQuestion } from '../../../kit/khora/questions.ts';
import type { Scenario } from '../../../kit/khora/scenario.ts';

const say: Say = speaker(readMessages(cataloguesOf('khora'), 'en'), 'en');

/** The open question of seat 0 in words. */
function inWords(t: Scenario): Decision {
  const open = t.question(0);
  if (open === null) throw new Error('Seat 0 is not asked anything.');
  return khora.decision(t.state, open);
}

function asked(kind: Kind, own: Setting = {}): Decision {
  const isChance = kind === 'between-phases' || kind === 'last-call';
  return inWords(asking(kind, isChance ? { city: 'thebes', developments: 2, glory: 1, ...own } : own));
}

/** The hint of an option, as it is read; for ordered picks the hints of all slots. */
function hint(decision: Decision, id: string): string {
  const option = decision.options.find((other) => other.id === id);
  const hints = option?.slotDetails ?? (option?.detail === undefined ? [] : [option.detail]);
  return hints.map(say).join(' / ');
}

/** What cannot be chosen, and why. */
function refused(decision: Decision): Record<string, string> {
  return Object.fromEntries(decision.impossible.map(({ label, why }) => [say(label), say(why)]));
}

test('every step that asks is put into words here', () => {
  const asks = Object.entries(rules.seat).flatMap(([kind, rule]) => ('ask' in rule ? [kind] : []));
  expect([...kindsOfQuestion].sort()).toEqual(asks.sort());
});

describe.each(kindsOfQuestion)('%s', (kind) => {
  test('has a prompt of its own, and no two options read the same', () => {
    const decision = asked(kind);
    expect(decision.prompt.key).toBe(`prompt.${kind}`);
    const read = decision.options.map(({ id, label }) => `${say(label)}: ${hint(decision, id)}`);
    expect(new Set(read).size).toBe(read.length);
  });

  test('every option but declining says what it costs, gives or leaves', () => {
    const silent = asked(kind).options.filter(
      (option) => option.detail === undefined && option.slotDetails === undefined,
    );
    expect(silent.map(({ id }) => id).filter((id) => id !== 'decline')).toEqual([]);
  });

  test.each(locales)('can be said in %s, without a gap', (locale) => {
    const speak = speaker(readMessages(cataloguesOf('khora'), locale), locale);
    const decision = asked(kind, { city: 'thebes', developments: 2, glory: 3 });
    const texts = [decision.prompt, ...(decision.slots ?? []), ...optionTexts(decision)];
    for (const text of texts) expect(speak(text)).not.toMatch(/[{}]|undefined|^$/);
  });
});

function optionTexts({ options, freeActions, impossible }: Decision): Text[] {
  const all: readonly Option[] = [...options, ...freeActions];
  const details = all.flatMap(({ label, detail, slotDetails = [] }) => [
    label,
    ...(detail ? [detail] : []),
    ...slotDetails,
  ]);
  return [...details, ...impossible.flatMap(({ label, why }) => [label, why])];
}

/** What is read beside an option: with what the question table gives its owner. */
const hints: readonly (readonly [kind: Kind, option: string, hint: RegExp, own?: Setting])[] = [
  ['draft', 'bank', /^free, needs 2 red — /],
  ['assign-tiles', '0', /^free \/ free$/],
  ['assign-tiles', '3', /^1 citizen \/ free$/],
  ['assign-tiles', '6', /^4 citizens \/ 2 citizens$/],
  ['turn-tokens', '0', /^leaves 11 citizens, 2 philosophy tokens$/],
  ['turn-tokens', '1', /^leaves 14 citizens, 1 philosophy token$/],
  ['turn-tokens', '2', /^leaves 15 citizens, 0 philosophy tokens$/],
  ['pay-tiles', '4', /^costs 3 citizens, leaves 1; set aside: Development$/],
  ['pay-tiles', '6', /^costs 4 citizens, leaves 0; set aside: Military$/],
  [
    'pay-tiles',
    '4:1',
    /^uses 1 philosophy token, costs 3 citizens, leaves 4; set aside: Development$/,
    { philosophy: 1 },
  ],
  ['pay-tiles', '4+6:1', /^uses 1 philosophy token, costs 7 citizens, leaves 0$/, { philosophy: 1 }],
  [
    'pay-tiles',
    'none:1',
    /^uses 1 philosophy token, costs 0 citizens, leaves 4; set aside: Mil/,
    { citizens: 1, philosophy: 1 },
  ],
  ['keep-card', 'archives', /^2 drachmas — /],
  ['buy-knowledge', 'red', /^5 drachmas, leaves 2$/],
  ['buy-knowledge', 'red', /^3 drachmas, leaves 4$/, { played: ['corinthian-columns'] }],
  ['explore', 'red-1', /^lose 1 troop, 5 left$/],
  ['explore', 'green-8', /^lose 3 troops, 3 left; gain 2 VP$/],
  ['explore', 'green-8', /^lose 2 troops, 4 left; gain 2 VP$/, { city: 'sparta' }],
  ['explore', 'red-2', /^lose no troops, 6 left$/, { city: 'sparta' }],
  ['explore', 'persepolis', /^lose 15 troops, 0 left$/, { troops: 15 }],
  ['play-card', 'quarry', /^free, leaves 3 — /],
  ['play-card', 'tunnel-of-eupalinos', /^4 drachmas, leaves 1 — /, { drachmas: 5 }],
  [
    'play-card',
    'quarry',
    /^free, leaves 3; 2 philosophy tokens for missing knowledge — /,
    { minor: {}, philosophy: 3 },
  ],
  ['unlock', 'unlock', /^free, leaves 5 — /],
  ['unlock', 'unlock', /^2 drachmas, leaves 3 — /, { developments: 3 }],
  ['raise-level', 'economy', /^2 drachmas, leaves 1 — 3 citizens$/],
  ['raise-level', 'economy', /^1 drachma, leaves 2 — 3 citizens$/, { played: ['gradualism'] }],
  ['raise-level', 'economy', /^free, leaves 3 — /, { played: ['gradualism', 'constructing-the-mint'] }],
  ['raise-level', 'culture', /^6 drachmas, leaves 0 — a third die/, { culture: 3, drachmas: 6 }],
  ['raise-level', 'military', /^3 drachmas, leaves 0 — no benefit$/, { military: 2 }],
  ['buy-level', 'culture', /^2 drachmas, leaves 1 — 1 Tax$/],
  ['choose-gain', '0', /^then you have 2 troops$/],
  ['choose-gain', '1', /^then you have 7 VP$/],
  ['choose-gain', '2', /^then you have 15 citizens$/],
  ['choose-gain', '2', /^then you have 17 citizens$/, { citizens: 17 }],
  ['choose-colour', 'red', /^then you have 2 red$/],
  ['choose-colour', 'blue', /^then you have 1 blue$/],
  ['choose-tracks', 'economy', /^3 citizens$/],
  ['choose-tracks', 'military', /^1 Glory$/],
  ['take-back', 'archives', /^2 drachmas — /],
  ['discard', 'bank', /^free, needs 2 red — /],
  ['forget', 'minor:red', /^then you have 2 red$/],
  ['forget', 'major:blue', /^then you have 0 blue$/],
  ['choose-action', 'culture', /Culture/],
  ['choose-reward', 'taxes', /^then you have 10 Taxes$/],
  ['choose-reward', 'glory', /^then you have 3 Glory$/],
];

for (const [kind, option, expected, own = {}] of hints) {
  test(`${kind}: the hint of ${option} with ${JSON.stringify(own)} reads ${String(expected)}`, () => {
    expect(hint(asked(kind, own), option)).toMatch(expected);
  });
}

/** What is named as impossible, with its reason. */
const reasons: readonly (readonly [kind: Kind, what: string, own: Setting, refused: Record<string, string>])[] = [
  ['buy-knowledge', 'nothing with enough', {}, {}],
  ['play-card', 'too few drachmas', { hand: ['tunnel-of-eupalinos'] }, { 'Tunnel of Eupalinos': '1 drachma short' }],
  ['play-card', 'missing knowledge', { hand: ['bank'] }, { Bank: 'missing knowledge: 1 red' }],
  [
    'play-card',
    'several colours missing',
    { hand: ['persians'] },
    { Persians: 'missing knowledge: 1 green and 1 blue' },
  ],
  ['play-card', 'nothing with enough', { hand: ['quarry'] }, {}],
  ['unlock', 'nothing with enough', {}, {}],
  [
    'raise-level',
    'too few drachmas and a track at the top',
    {},
    { Culture: 'already at the highest level', 'Military 5': '2 drachmas short' },
  ],
  [
    'buy-level',
    'the same at the price of the event',
    {},
    { Economy: 'already at the highest level', 'Military 6': '2 drachmas short' },
  ],
  ['choose-tracks', 'a track at the top', {}, { Culture: 'already at the highest level' }],
  [
    'choose-action',
    'no card and missing knowledge',
    {},
    { Politics: 'no card in your hand', Development: 'missing knowledge: 2 blue' },
  ],
  [
    'choose-action',
    'too few drachmas for the development',
    { city: 'sparta', minor: { blue: 2 }, drachmas: 0, hand: ['bank'] },
    { Development: '1 drachma short' },
  ],
  [
    'choose-action',
    'philosophy tokens do not help in an event (R17)',
    { philosophy: 9, hand: ['bank'] },
    { Development: 'missing knowledge: 2 blue' },
  ],
  [
    'choose-action',
    'nothing left to unlock',
    { developments: 4, hand: ['bank'] },
    { Development: 'every development is unlocked' },
  ],
];

test.each(reasons)('%s: names what is impossible: %s', (kind, _what, own, expected) => {
  expect(refused(asked(kind, own))).toEqual(expected);
});

test('explore: names every space out of reach, with the troops that are short', () => {
  const decision = asked('explore', { troops: 7 });
  expect(decision.options).toHaveLength(28);
  expect(decision.impossible.map(({ why }) => say(why)).sort()).toEqual([
    ...Array.from({ length: 3 }, () => '1 troop short'),
    ...Array.from({ length: 3 }, () => '2 troops short'),
    '8 troops short',
  ]);
});

test('buy-knowledge, unlock: name the drachmas that are short to who is asked all the same (R32)', () => {
  const thebes = { city: 'thebes', developments: 3, glory: 1, drachmas: 1 };
  expect(refused(asked('buy-knowledge', thebes))).toEqual({ 'Knowledge tokens': '4 drachmas short' });
  expect(refused(asked('unlock', thebes))).toEqual({ 'Thebes, development 4': '1 drachma short' });
});

test('raise-level: a level beyond the allowance says that it costs a philosophy token', () => {
  const t = asking('raise-level', { philosophy: 2, drachmas: 9, military: 1, culture: 1 }).picks(0, 'military');
  const decision = inWords(t);
  expect(decision.prompt.key).toBe('prompt.raise-again');
  expect(hint(decision, 'economy')).toBe('2 drachmas, leaves 5; 1 philosophy token, leaves 1 — 3 citizens');
});

test('assign-tiles: each slot is a die, in the order in which they were rolled', () => {
  const { slots, ordered } = asked('assign-tiles', { rolled: [5, 2, 3] });
  expect(ordered).toBe(true);
  expect(slots?.map(say)).toEqual(['Die showing 5', 'Die showing 2', 'Die showing 3']);
});

test('a space is named with the loss that its hint tells, which a city may lower', () => {
  const label = (own: Setting): string | undefined => {
    const option = asked('explore', own).options.find(({ id }) => id === 'green-8');
    return option === undefined ? undefined : say(option.label);
  };
  expect(label({})).toBe('major green knowledge (needs 6 troops, loses 3)');
  expect(label({ city: 'sparta' })).toBe('major green knowledge (needs 6 troops, loses 2)');
});

test('spaces are offered from the most wanted to the least, and leaving it comes last', () => {
  const ids = asked('explore', { troops: 15 }).options.map(({ id }) => id);
  expect(ids[0]).toBe('persepolis');
  expect(ids.at(-1)).toBe('decline');
  const firstMinor = ids.findIndex((id) => id === 'red-6' || id === 'green-6');
  expect(ids.slice(1, firstMinor)).toContain('blue-5');
  expect(ids.slice(firstMinor)).not.toContain('blue-5');
});
