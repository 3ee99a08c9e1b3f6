import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { type Setting, changes } from '../../../kit/khora/measure.ts';
import { newsOf } from '../../../kit/khora/rounds.ts';
import { type Scenario, scenario } from '../../../kit/khora/scenario.ts';

interface Row {
  readonly id: string;
  readonly below: Setting;
  readonly at: Setting;
  readonly above: Setting;
}

const cards = ['quarry', 'council', 'power', 'bank'];

const rows: readonly Row[] = [
  { id: 'ten-vp', below: { vp: 9 }, at: { vp: 10 }, above: { vp: 40 } },
  { id: 'twelve-citizens', below: { citizens: 11 }, at: { citizens: 12 }, above: { citizens: 15 } },
  { id: 'six-troops', below: { troops: 5 }, at: { troops: 6 }, above: { troops: 15 } },
  { id: 'economy-four', below: { economy: 3 }, at: { economy: 4 }, above: { economy: 7 } },
  {
    id: 'three-cards',
    below: { played: cards.slice(0, 2), hand: ['oracle', 'persians'] },
    at: { played: cards.slice(0, 3) },
    above: { played: cards },
  },
];

test('every achievement has a row', () => {
  expect(rows.map(({ id }) => id).sort()).toEqual(facts.achievements.map(({ id }) => id).sort());
  expect(rows).toHaveLength(5);
});

const achieving = (...players: readonly Setting[]): Scenario => scenario({ players }).table({ do: 'achieve' });

for (const { id, below, at, above } of rows) {
  test(`${id}: not just below it`, () => {
    const t = achieving(below, below);
    expect(t.state.achieved).toEqual({});
    expect(t.awaited()).toEqual([]);
  });

  for (const reward of ['taxes', 'glory'] as const) {
    test(`${id}: alone for 1 ${reward}, by choice`, () => {
      const layout = { players: [below, at, {}] };
      expect(changes(layout, (t) => t.table({ do: 'achieve' }).picks(1, reward))).toEqual([{}, { [reward]: 1 }, {}]);
    });

    test(`${id}: nothing more at 10 ${reward}`, () => {
      const layout = { players: [below, { ...at, [reward]: 10 }] };
      expect(changes(layout, (t) => t.table({ do: 'achieve' }).picks(1, reward))).toEqual([{}, {}]);
    });
  }

  test(`${id}: one of the two rewards must be chosen`, () => {
    expect(achieving(above, below).question(0)).toMatchObject({ options: ['taxes', 'glory'], min: 1, max: 1 });
  });

  test(`${id}: several in one round gain 1 Taxes each, however far they are, and choose nothing`, () => {
    const layout = { players: [at, below, above] };
    expect(changes(layout, (t) => t.table({ do: 'achieve' }))).toEqual([{ taxes: 1 }, {}, { taxes: 1 }]);
    const t = achieving(at, below, above);
    expect(t.state.achieved).toEqual({ [id]: { round: 2, seats: [0, 2] } });
    expect(newsOf(t, 'achieved')).toEqual([{ kind: 'achieved', achievement: id, seats: [0, 2] }]);
  });

  test(`${id}: earned in one round only, by nobody later, not even by who had it`, () => {
    const t = achieving(at, below);
    t.picks(0, 'taxes');
    Object.assign(t.player(1), above);
    t.table({ do: 'achieve' });
    expect(t.awaited()).toEqual([]);
    expect(t.state.players.map(({ taxes, glory }) => [taxes, glory])).toEqual([[1, 0], [0, 0]]); // prettier-ignore
    expect(t.state.achieved).toEqual({ [id]: { round: 2, seats: [0] } });
  });

  test(`${id}: never lost again`, () => {
    const t = achieving(at, {}).picks(0, 'glory');
    Object.assign(t.player(0), below);
    t.table({ do: 'achieve' });
    expect(t.state.achieved).toHaveProperty(id);
    expect(t.player(0)).toMatchObject({ taxes: 0, glory: 1 });
  });
}

test('several achievements alone are rewarded one by one', () => {
  const everything = { vp: 10, citizens: 12, troops: 6, economy: 4, played: cards.slice(0, 3) };
  const t = achieving(everything, {});
  for (const reward of ['taxes', 'glory', 'glory', 'taxes', 'glory']) t.picks(0, reward);
  expect(t.player(0)).toMatchObject({ taxes: 2, glory: 3 });
  expect(Object.keys(t.state.achieved).sort()).toEqual(rows.map(({ id }) => id).sort());
  expect(t.awaited()).toEqual([]);
});

test('three-cards: a card taken back before the phase does not count', () => {
  const t = scenario({ players: [{ drachmas: 3, hand: ['ostracism'], played: ['quarry', 'council'] }, {}] });
  t.does(0, { do: 'act', action: 'politics' }).picks(0, 'ostracism').picks(0, 'council').picks(0, 'decline');
  t.table({ do: 'achieve' });
  expect(t.state.achieved).toEqual({});
});
