import { describe, expect, test } from 'vitest';
import { facts } from '../../../../src/games/olympos/facts/facts.ts';
import { type Resource, resources } from '../../../../src/games/olympos/facts/terms.ts';
import { openScores } from '../../../../src/games/olympos/rules/scoring.ts';
import { type Scenario, type Setting, newsOf, scenario } from '../../../kit/olympos/scenario.ts';

const zones = (resource: Resource): string[] =>
  facts.board.land.filter((zone) => zone.resource === resource).map(({ id }) => id);

function holding(card: string, own: Setting, other: Setting = {}): Scenario {
  return scenario({ players: [{ ...own, hand: [card] }, other, {}] }).turn(0);
}

/** What seat 0 gains by the card; null where it is not offered. */
function gains(card: string, own: Setting, other: Setting = {}): Record<string, number> | null {
  const t = holding(card, own, other);
  if (!t.options(0).includes(`card:${card}`)) return null;
  t.picks(0, `card:${card}`);
  expect([t.player(0).hand, t.state.discards]).toEqual([[], [card]]);
  return Object.fromEntries(newsOf(t, 'gained').map(({ what, amount }) => [what, amount]));
}

describe.each(resources)('%s', (resource) => {
  const three = zones(resource).slice(0, 3);
  const others = zones(resource).slice(3);

  test(`cube-${resource}: 1 cube`, () => {
    expect(gains(`cube-${resource}`, {})).toEqual({ [resource]: 1 });
  });

  test.each([
    [`points-${resource}`, 'prestige'],
    [`hourglasses-${resource}`, 'hourglasses'],
  ])('%s: 1 for each token, none for cubes', (card, what) => {
    expect(gains(card, { on: three })).toEqual({ [what]: 3 });
    expect(gains(card, { on: three.slice(0, 1) })).toEqual({ [what]: 1 });
    expect(gains(card, { cubes: { [resource]: 2 } })).toBeNull();
  });

  test(`majority-${resource}: 3 hourglasses with more than anybody else, not with as many`, () => {
    const card = `majority-${resource}`;
    expect(gains(card, { on: three }, { on: others.slice(0, 2) })).toEqual({ hourglasses: 3 });
    expect(gains(card, { on: three }, { on: others.slice(0, 3) })).toBeNull();
    expect(gains(card, { on: three }, { on: others.slice(0, 4) })).toBeNull();
    expect(gains(card, { on: three, tiles: ['democracy'] }, { on: others.slice(0, 4) })).toBeNull();
  });
});

test('all-types: 3 prestige with a token of each resource, cubes do not stand in', () => {
  const each = resources.map((resource) => zones(resource)[0] as string);
  expect(gains('all-types', { on: each })).toEqual({ prestige: 3 });
  expect(gains('all-types', { on: each.slice(1), cubes: { grain: 3 } })).toBeNull();
});

test.each(['star', 'zeus'])('%s is never played in a window of the own turn', (card) => {
  expect(holding(card, { on: ['attica'] }).options(0)).not.toContain(`card:${card}`);
});

test('star: 1 star for one wonder, used only if it is missing', () => {
  const on = ['attica', 'naxos', 'phocis', 'rhodes'];
  const layout = (own: Setting) =>
    scenario({ players: [own, {}, {}], wonders: { stadium: 1, 'cyclopean-gate': 2 } }).turn(0);
  const t = layout({ on, hand: ['star'] }).picks(0, 'wonder:stadium');
  expect([t.player(0).hand, t.state.discards]).toEqual([[], ['star']]);
  const enough = layout({ on, hand: ['star'] }).picks(0, 'wonder:cyclopean-gate');
  expect(enough.player(0).hand).toEqual(['star']);
  expect(layout({ on: on.slice(1), hand: ['star'] }).options(0)).not.toContain('wonder:stadium');
});

test('zeus: 1 symbol for the god that is turned up', () => {
  const t = scenario({ players: [{ hand: ['zeus'] }, { tiles: ['cult'] }], gods: ['hecate'] });
  t.table({ do: 'god', place: 0 }).picks(0, '1');
  expect(newsOf(t, 'judged')).toMatchObject([{ symbols: [1, 1], seats: [0, 1] }]);
  expect(t.player(0)).toMatchObject({ hand: [], stock: 5 });
});

test.each([...facts.destiny.keys()])('%s left in hand is worth 1 point', (card) => {
  const t = scenario({ players: [{ hand: [card, card] }, {}] });
  expect(openScores(t.state, 0)).toEqual([{ from: 'cards', points: 2 }]);
});
