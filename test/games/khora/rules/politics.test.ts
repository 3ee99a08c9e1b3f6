import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { type Needs, testPrice } from '../../../kit/khora/measure.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

/** What every card costs and needs, written down a second time. What the cards do is in the other politics tests. */
const prices: readonly (readonly [id: string, cost: number, needs: Needs])[] = [
  ['archives', 2, {}],
  ['peripteros', 1, { green: 2 }],
  ['tunnel-of-eupalinos', 4, {}],
  ['greek-fire', 0, { blue: 1 }],
  ['mercenary-recruitment', 0, { red: 1 }],
  ['ostracism', 3, {}],
  ['rivalry', 0, {}],
  ['quarry', 0, { red: 1 }],
  ['contribution', 0, { blue: 1 }],
  ['colossus-of-rhodes', 6, { red: 1, green: 1, blue: 1 }],
  ['silver-mining', 3, { red: 1 }],
  ['scholarly-welcome', 2, {}],
  ['gifts-from-the-west', 0, {}],
  ['council', 0, {}],
  ['stoa-poikile', 0, { green: 1 }],
  ['extraordinary-collection', 0, { red: 1 }],
  ['diolkos', 0, { red: 1 }],
  ['corinthian-columns', 0, {}],
  ['foreign-supplies', 2, {}],
  ['oracle', 3, { red: 1, green: 1, blue: 1 }],
  ['amnesty-for-socrates', 2, {}],
  ['persians', 0, { green: 1, blue: 1 }],
  ['gradualism', 0, { green: 1 }],
  ['old-guard', 0, { red: 1, green: 1 }],
  ['power', 0, { red: 1, blue: 1 }],
  ['public-market', 3, { red: 1 }],
  ['reformists', 0, { red: 1, green: 1, blue: 1 }],
  ['founding-the-lyceum', 3, {}],
  ['stadion', 2, { blue: 2 }],
  ['lighthouse', 1, { red: 1 }],
  ['helepole', 1, { blue: 1 }],
  ['constructing-the-mint', 2, { red: 2 }],
  ['bank', 0, { red: 2 }],
  ['proskenion', 0, { blue: 2 }],
  ['central-government', 4, { green: 2 }],
  ['hall-of-statues', 2, { red: 1, green: 1, blue: 1 }],
  ['austerity', 6, { green: 3 }],
  ['diversification', 6, { red: 1, green: 1, blue: 1 }],
  ['gold-reserve', 8, { red: 3 }],
  ['heavy-taxes', 4, { red: 2, green: 2 }],
];

test('every Politics card has a price here', () => {
  expect(prices.map(([id]) => id).sort()).toEqual([...facts.politics.keys()].sort());
});

for (const [id, cost, needs] of prices) {
  testPrice(
    { id, cost, needs },
    {
      asked: (own, phase) =>
        scenario({ phase, players: [{ ...own, hand: [id] }, {}] }).table(
          { do: 'turn', seat: 0, step: { do: 'act', action: 'politics' } },
          { do: 'later' },
        ),
      picks: id === 'scholarly-welcome' ? [id, 'red'] : [id],
    },
  );
}
