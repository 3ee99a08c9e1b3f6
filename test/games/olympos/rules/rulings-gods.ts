import { expect } from 'vitest';
import { olympos } from '../../../../src/games/olympos/rules/game.ts';
import { hit } from '../../../../src/games/olympos/rules/gods.ts';
import { count } from '../../../../src/games/olympos/rules/scoring.ts';
import { type Layout, type Scenario, newsOf, scenario } from '../../../kit/olympos/scenario.ts';
import type { Rulings } from './rulings-board.ts';

const no = false;
const yes = true;

/** This god is turned up at the first Zeus space. */
export function turnedUp(god: string, layout: Layout): Scenario {
  return scenario({ ...layout, gods: [god] }).table({ do: 'god', place: 0 });
}

const struck = (t: Scenario): readonly number[] | undefined => newsOf(t, 'judged')[0]?.seats;

export const gods: Rulings = {
  'O55: two Zeus spaces in one turn, each with its draw, window and god': () => {
    const own = { space: 9, hand: [], tiles: ['cult'] };
    const t = scenario({ players: [own, {}], deck: ['cube-wood', 'cube-gold'], gods: ['zeus', 'hecate'] }).turn(0);
    t.state.reached = [0, 1];
    t.picks(0, 'expand').picks(0, 'thrace');
    expect(newsOf(t, 'zeus-space').map(({ space }) => space)).toEqual([10]);
    t.picks(0, 'card:cube-wood');
    expect(t.state.shown).toEqual(['zeus']);
    expect([newsOf(t, 'zeus-space').length, t.options(0)]).toEqual([2, ['card:cube-gold', 'go-on']]);
    t.picks(0, 'card:cube-gold');
    expect(t.state.shown).toEqual(['zeus', 'hecate']);
  },
  'O57: everybody with a Destiny card is asked in secret, at once and alike; it is shown together': () => {
    const t = turnedUp('hecate', { players: [{ hand: ['zeus', 'zeus'] }, { hand: ['star'] }, {}] });
    expect(t.awaited()).toEqual(['0 zeus-cards', '1 zeus-cards']);
    expect([t.options(0), t.options(1), t.question(0)?.secret]).toEqual([['0', '1', '2'], ['0'], true]);
    t.picks(0, '2');
    expect([t.player(0).hand.length, newsOf(t, 'prayed')]).toEqual([2, []]);
    t.picks(0, '1').picks(1, '0');
    expect(newsOf(t, 'prayed')).toEqual([{ kind: 'prayed', seat: 0, count: 1 }]);
    expect([t.player(0).hand, t.state.discards, struck(t)]).toEqual([['zeus'], ['zeus'], [0]]);
  },
  'O58: a good god goes to all who are tied with at least 1 symbol': () => {
    expect(hit('most', [2, 2, 1], [no, no, no])).toEqual([0, 1]);
    expect(hit('most', [0, 0, 0], [no, no, no])).toEqual([]);
  },
  'O59: a bad god hits all who are tied, also without a symbol': () => {
    expect(hit('least', [2, 0, 0], [no, no, no])).toEqual([1, 2]);
    expect(hit('least', [1, 2, 3], [no, no, no])).toEqual([0]);
  },
  'O60: with Democracy one gains alone among the tied, also at 0': () => {
    expect(hit('most', [1, 1, 0], [no, yes, no])).toEqual([1]);
    expect(hit('most', [0, 0, 0], [no, yes, no])).toEqual([1]);
    expect(hit('most', [1, 0, 0], [no, yes, no])).toEqual([0]);
  },
  'O61: with Democracy one is safe from a bad god if somebody else is tied, and only then': () => {
    expect(hit('least', [0, 0, 2], [yes, no, no])).toEqual([1]);
    expect(hit('least', [0, 1, 2], [yes, no, no])).toEqual([0]);
  },
  'O62: the same at any number, with everybody equal, and with several holders': () => {
    expect(hit('most', [2, 2, 2], [no, no, no])).toEqual([0, 1, 2]);
    expect(hit('least', [2, 2, 2], [no, no, no])).toEqual([0, 1, 2]);
    expect(hit('least', [2, 2, 2], [no, no, yes])).toEqual([0, 1]);
    expect(hit('most', [2, 2, 2], [yes, yes, no])).toEqual([0, 1]);
    expect(hit('least', [1, 1, 2], [yes, yes, no])).toEqual([0, 1]);
  },
  'O63: Ares and the Siren end before the next god is judged, and after the ninth they last': () => {
    const t = turnedUp('hecate', { players: [{ marks: ['ares', 'keres'] }, { marks: ['siren'] }] });
    expect(t.state.players.map(({ marks }) => marks)).toEqual([['keres'], []]);
    expect(newsOf(t, 'unmarked').map(({ god }) => god)).toEqual(['ares', 'siren']);
    const last = scenario({ players: [{ marks: ['ares'] }, {}], gods: [] }).table({ do: 'god', place: 5 });
    expect(last.player(0).marks).toEqual(['ares']);
  },
  'O64: the star of Athena is kept until used, and is no star token': () => {
    const t = turnedUp('athena', { players: [{ tiles: ['cult'] }, {}] });
    expect(t.player(0).marks).toEqual(['athena']);
    t.state.gods.push('hecate');
    t.table({ do: 'god', place: 1 });
    expect([t.player(0).marks, count(t.state, 0, 'star-tokens')]).toEqual([['athena'], 0]);
  },
  'O65: Hades without a disc and Nemesis without cards do nothing; Nemesis discards face up': () => {
    const t = turnedUp('hades', { players: [{}, { tiles: ['cult'] }] });
    expect([struck(t), t.awaited(), t.player(0).stock]).toEqual([[0], [], 4]);
    const n = turnedUp('nemesis', { players: [{ hand: ['star', 'cube-wood'] }, { tiles: ['cult'] }] }).picks(0, '0');
    expect([n.player(0).hand, n.state.discards]).toEqual([[], ['star', 'cube-wood']]);
    expect(olympos.view(n.state, null).discards).toEqual(['star', 'cube-wood']);
    const none = turnedUp('nemesis', { players: [{}, { tiles: ['cult'] }] });
    expect(newsOf(none, 'discarded')).toEqual([]);
  },
  'O83: nobody holds a card: no question; one possible answer: asked all the same': () => {
    expect(turnedUp('hecate', { players: [{}, {}] }).awaited()).toEqual([]);
    const t = turnedUp('hecate', { players: [{}, { hand: ['cube-gold'] }] });
    expect([t.awaited(), t.options(1)]).toEqual([['1 zeus-cards'], ['0']]);
  },
};
