import { expect, test } from 'vitest';
import { source } from '../../../../src/engine/chance.ts';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { randomPlayer } from '../../../../src/players/random.ts';
import { changes, takes } from '../../../kit/khora/measure.ts';
import { type Kind, asking, askings, kindsOfQuestion } from '../../../kit/khora/questions.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

const USE = 'use:thebes:2';
const thebes = { city: 'thebes', developments: 2, glory: 2 };

test('thebes 2: is all there is to use at any time', () => {
  const anyTime = [...facts.cities].flatMap(([city, developments]) =>
    developments.flatMap(({ when }, index) => (when === 'any-time' ? [`${city} ${index + 1}`] : [])),
  );
  expect(anyTime).toEqual(['thebes 2']);
});

test.each([
  { glory: 1, uses: 1 },
  { glory: 3, uses: 1 },
  { glory: 3, uses: 3 },
  { glory: 10, uses: 10 },
])('thebes 2: $uses of $glory Glory turned into 2 drachmas and 4 VP each', ({ glory, uses }) => {
  const times = Array.from({ length: uses }, () => USE);
  const layout = { players: [{ ...thebes, drachmas: 0, hand: ['bank'], glory }, { glory: 5 }] };
  expect(changes(layout, takes(0, 'politics', ...times, 'decline'))).toEqual([
    { glory: -uses, drachmas: 2 * uses, vp: 4 * uses },
    {},
  ]);
});

test('thebes 2: not without Glory, not before it is unlocked, not for others', () => {
  const freeActions = (own: object): readonly (readonly string[])[] => {
    const players = [
      { ...thebes, hand: ['bank'], ...own },
      { hand: ['power'], glory: 2 },
    ];
    const t = scenario({ players }).does(0, { do: 'play-card' }).does(1, { do: 'play-card' });
    return [0, 1].map((seat) => t.question(seat)?.freeActions ?? []);
  };
  expect(freeActions({})).toEqual([[USE], []]);
  expect(freeActions({ glory: 0 })).toEqual([[], []]);
  expect(freeActions({ developments: 1 })).toEqual([[], []]);
  expect(freeActions({ developments: 4 })).toEqual([[USE], []]);
  expect(freeActions({ city: 'argos', developments: 4 })).toEqual([[], []]);
});

test('thebes 2: one more than the Glory there is is refused', () => {
  const t = asking('explore', { ...thebes, glory: 1 }).picks(0, USE);
  expect(() => t.picks(0, USE)).toThrow('not-an-option');
});

test.each(kindsOfQuestion)('R32: thebes 2 is offered beside the question %s, which is asked again', (kind) => {
  const t = asking(kind, thebes);
  const before = t.question(0);
  const { vp, drachmas } = t.player(0);
  expect(before).toMatchObject({ kind, freeActions: [USE] });
  t.picks(0, USE);
  expect(t.player(0)).toMatchObject({ glory: 1, vp: vp + 4, drachmas: drachmas + 2 });
  expect(t.question(0)).toMatchObject({ kind, freeActions: [USE], sealed: null });
  expect(t.question(0)?.id).not.toBe(before?.id);
  t.picks(0, USE);
  if (kind === 'between-phases' || kind === 'last-call') expect(t.question(0)).toBeNull();
  else expect(t.question(0)).toMatchObject({ kind, freeActions: [], sealed: null });
});

const secrets: readonly (readonly [kind: Kind, picks: readonly string[]])[] = [
  ['draft', ['power']],
  ['assign-tiles', ['5', '6']],
];

test.each(secrets)('R32: thebes 2 is offered while %s is answered and sealed, and leaves the answer', (kind, picks) => {
  const [phase, step, own = {}] = askings[kind];
  const t = scenario({ phase, players: [{ ...own, ...thebes }, own] });
  t.does(0, step)
    .does(1, step)
    .picks(0, ...picks);
  expect(t.question(0)).toMatchObject({ kind, secret: true, sealed: picks, freeActions: [USE] });
  t.picks(0, USE);
  expect(t.player(0)).toMatchObject({ glory: 1, vp: 4 });
  expect(t.question(0)).toMatchObject({ kind, sealed: picks, freeActions: [USE] });
  t.picks(1, ...picks);
  expect(t.question(0)).toBeNull();
  expect(kind === 'draft' ? t.player(0).hand : t.player(0).tiles.map(String)).toEqual(picks);
});

const purchases = ['buy-knowledge', 'raise-level', 'buy-level', 'unlock'] as const;

test.each(purchases)('R32: %s is asked of who could afford it with thebes 2, and of nobody else who cannot', (kind) => {
  const poor = { drachmas: 0, minor: { red: 9, green: 9, blue: 9 }, economy: 3, culture: 3, military: 3 };
  const owner = { ...poor, ...thebes, developments: 3 };
  expect(asking(kind, owner).question(0)).toMatchObject({ options: ['decline'], freeActions: [USE] });
  expect(asking(kind, { ...owner, glory: 0 }).question(0)).toBeNull();
  expect(asking(kind, { ...poor, city: 'sparta' }).question(0)).toBeNull();
});

test('R32: thebes 2 is offered a last time after round 9, before anything is scored, and after no other round', () => {
  const ended = (round: number) => scenario({ players: [thebes, {}], round }).table({ do: 'end-round' });
  const last = ended(9);
  expect(last.question(0)).toMatchObject({ kind: 'last-call', options: ['decline'], freeActions: [USE] });
  expect(last.question(1)).toBeNull();
  expect(last.state.scores).toBeNull();
  last.picks(0, USE).picks(0, 'decline');
  expect(khora.over(last.state)).toBe(true);
  expect(khora.standings(last.state)[0]?.points).toBe(4);
  expect(ended(8).question(0)?.kind).toBe('assign-tiles');
});

const offers = { do: 'offer' } as const;

test('R32: thebes 2 reaches 10 VP in time with Glory gained in the Progress phase', () => {
  const owner = { ...thebes, glory: 0, vp: 7, drachmas: 2, military: 1, culture: 7, economy: 7 };
  const t = scenario({ players: [owner, {}], event: 'supplies-from-lydia' });
  t.table({ do: 'progress' }, offers, { do: 'resolve' }, offers, { do: 'achieve' });
  t.picks(0, 'military').picks(1, 'decline');
  expect(t.question(0)).toMatchObject({ kind: 'between-phases', options: ['decline'], freeActions: [USE] });
  expect(t.awaited()).toEqual([0]);
  t.picks(0, USE);
  expect(t.player(0)).toMatchObject({ glory: 0, vp: 11 });
  expect(t.state.achieved['ten-vp']).toEqual({ round: 2, seats: [0] });
});

test('R32: with all tracks at 7 thebes 2 is offered on its own after Progress and after the event', () => {
  const owner = { ...thebes, glory: 2, economy: 7, culture: 7, military: 7 };
  const t = scenario({ players: [owner, owner], event: 'supplies-from-lydia' });
  t.table({ do: 'progress' }, offers, { do: 'resolve' }, offers, { do: 'achieve' });
  for (const phase of ['progress', 'resolution']) {
    expect(t.state.phase).toBe(phase);
    expect([0, 1].map((seat) => t.question(seat)?.kind)).toEqual(['between-phases', 'between-phases']);
    t.picks(0, 'decline').picks(1, 'decline');
  }
});

test('R32: a question that came in the phase after the last gain of Glory is chance enough', () => {
  const owner = { ...thebes, glory: 2, drachmas: 9 };
  const asked = scenario({ players: [owner, {}] }).table({ do: 'progress' }, offers);
  asked.picks(0, 'decline').picks(1, 'decline');
  expect(asked.awaited()).toEqual([]);
  const again = scenario({ players: [{ ...owner, military: 1, philosophy: 1 }, {}] }).table({ do: 'progress' }, offers);
  again.picks(0, 'military');
  expect(again.question(0)).toMatchObject({ kind: 'raise-level', freeActions: [USE] });
  again.picks(0, 'decline').picks(1, 'decline');
  expect(again.awaited()).toEqual([]);
  const chosen = scenario({ players: [owner, {}], event: 'rise-of-persia' }).table({ do: 'resolve' }, offers);
  chosen.picks(0, 'decline').picks(1, 'decline');
  expect(chosen.awaited()).toEqual([]);
});

test('R32: thebes 2 unlocked or fed in an event is offered before achievements are judged', () => {
  const knowing = { minor: { red: 9, green: 9, blue: 9 }, drachmas: 9, city: 'thebes', developments: 1, glory: 1 };
  const conquest = { event: 'conquest-of-the-persians', explored: ['persepolis'], round: 9 };
  const unlocked = scenario({ players: [knowing, {}], ...conquest }).table({ do: 'resolve' }, offers);
  unlocked.picks(0, 'development').picks(0, 'unlock').picks(1, 'decline');
  expect(unlocked.question(0)).toMatchObject({ kind: 'between-phases', freeActions: [USE] });
  const war = { ...thebes, glory: 0, military: 3, drachmas: 9 };
  const raised = scenario({ players: [war, {}], event: 'rise-of-persia' }).table({ do: 'resolve' }, offers);
  raised.picks(0, 'military').picks(1, 'decline');
  expect(raised.question(0)).toMatchObject({ kind: 'between-phases', freeActions: [USE] });
});

test('R32: nobody else is asked between phases', () => {
  const without = [
    { ...thebes, glory: 0 },
    { ...thebes, developments: 1 },
    { city: 'sparta', glory: 5, developments: 4 },
  ];
  const t = scenario({ players: [...without, {}], event: 'supplies-from-lydia' });
  t.table({ do: 'resolve' }, offers, { do: 'last-call' });
  expect(t.awaited()).toEqual([]);
});

test('R32: the reward of an achievement is the last question, unless it is Glory', () => {
  for (const [reward, kind] of [
    ['taxes', undefined],
    ['glory', 'last-call'],
  ] as const) {
    const owner = { ...thebes, glory: 2, troops: 6 };
    const t = scenario({ players: [owner, {}], round: 9 }).table({ do: 'achieve' }, { do: 'end-round' });
    t.picks(0, reward);
    expect(t.question(0)?.kind).toBe(kind);
  }
});

test('R32: a game saved before chances were counted offers thebes 2', () => {
  const t = scenario({ players: [{ ...thebes, glory: 1 }, {}] });
  Reflect.deleteProperty(t.player(0), 'askedBefore');
  expect(t.table(offers).question(0)).toMatchObject({ kind: 'between-phases', freeActions: [USE] });
});

test('R32: in whole games thebes 2 stands beside every question of its owner, while Glory lasts', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 40; game += 1) {
    const { state } = khora.setup(4, `asides ${game}`);
    const random = source(`asides ${game}/players`);
    for (let open = khora.firstAwaited(state); open !== null; open = khora.firstAwaited(state)) {
      const { city, developments, glory } = state.players[open.seat] ?? { city: '', developments: 0, glory: 0 };
      const offered = city === 'thebes' && developments >= 2 && glory > 0;
      expect(open.freeActions).toEqual(offered ? [USE] : []);
      if (offered) seen.add(open.kind);
      const picks = randomPlayer(open, () => null, random);
      khora.play(state, { decision: open.id, seat: open.seat, picks });
    }
  }
  expect([...seen]).toEqual(expect.arrayContaining(['assign-tiles', 'raise-level', 'between-phases', 'last-call']));
});
