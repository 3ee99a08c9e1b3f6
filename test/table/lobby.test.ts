import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mistake } from '../../src/table/mistake.ts';
import type { Occupant, Table } from '../../src/table/table.ts';
import { type Place, computer, good, person, place } from '../kit/table/place.ts';
import { storedTable } from '../kit/table/stored-table.ts';

const options = { locale: 'en', pace: 'auto', hints: true, held: false } as const;
const ann = person('ann');
const ben = person('ben');

let here: Place;
beforeEach(() => {
  here = place();
});
afterEach(() => here.store.close());

/** A table that Ann hosts, at whatever stage and with whoever sits there. */
async function laid(stage: Table['stage'], occupants: readonly Occupant[] = [ann, ben]): Promise<string> {
  await here.store.create(storedTable({ id: 't', stage, occupants, options }));
  return 't';
}

async function names(): Promise<string[]> {
  return (await here.kept('t')).occupants.map(({ name }) => name);
}

describe('a lobby', () => {
  it('is opened by its host, once in a channel', async () => {
    const request = { game: 'khora', guildId: 'g', channelId: 'c', host: ann, options };
    const table = good(await here.tables.create(request));
    expect(table).toEqual({
      id: table.id,
      game: 'khora',
      guildId: 'g',
      channelId: 'c',
      hostId: 'ann',
      stage: 'lobby',
      options,
      occupants: [ann],
      posts: { board: null, call: null },
      turn: 0,
      seedHash: null,
      seed: null,
      paused: false,
      createdAt: 1_700_000_000_000,
      changedAt: 1_700_000_000_000,
    });
    expect(await here.tables.find(table.id)).toEqual(table);
    expect(await here.tables.inChannel('c')).toEqual(table);
    expect(await here.tables.active()).toEqual([table]);
    expect(await here.tables.create({ ...request, host: ben })).toEqual({ ok: false, why: 'table-here' });
    good(await here.tables.end(table.id, 'ann'));
    expect(await here.tables.active()).toEqual([]);
    expect((await here.tables.inChannel('c'))?.stage).toBe('ended');
    good(await here.tables.create({ ...request, host: ben }));
  });

  it('seats people and computer players in the order in which they come', async () => {
    await laid('lobby', [ann]);
    good(await here.tables.addComputer('t', 'ann', 'novice'));
    good(await here.tables.join('t', ben));
    const table = good(await here.tables.addComputer('t', 'ann', 'strategos'));
    expect(table.occupants).toEqual([
      ann,
      { kind: 'computer', name: 'Solon', strength: 'novice' },
      ben,
      { kind: 'computer', name: 'Aspasia', strength: 'strategos' },
    ]);
    good(await here.tables.removeComputer('t', 'ann'));
    expect(await names()).toEqual(['ANN', 'Solon', 'BEN']);
    good(await here.tables.kick('t', 'ann', 1));
    expect(await names()).toEqual(['ANN', 'BEN']);
    good(await here.tables.addComputer('t', 'ann', 'random'));
    expect(await names()).toEqual(['ANN', 'BEN', 'Solon']);
  });

  it('goes to the next person when the host leaves; the last one watches the computer players', async () => {
    await laid('lobby', [ann, computer('c'), ben]);
    expect(good(await here.tables.leave('t', 'ann'))).toMatchObject({ hostId: 'ben', stage: 'lobby' });
    expect(await names()).toEqual(['c', 'BEN']);
    expect(good(await here.tables.leave('t', 'ben'))).toMatchObject({ hostId: 'ben', stage: 'lobby' });
    expect(await names()).toEqual(['c']);
  });

  it('ends when nobody is left', async () => {
    await laid('lobby', [ann]);
    expect(good(await here.tables.leave('t', 'ann'))).toMatchObject({ stage: 'ended' });
    expect(await here.tables.active()).toEqual([]);
  });

  it('rests while its host wants it to: nobody moves', async () => {
    await laid('lobby', [ann, ben]);
    good(await here.tables.start('t', 'ann'));
    good(await here.tables.settings('t', 'ann', { held: true }));
    expect(await here.tables.answer('t', 'ben', 0, ['anything'])).toEqual({ ok: false, why: 'held' });
    expect(await here.tables.advance('t', 'ben', null)).toEqual({ ok: false, why: 'held' });
    good(await here.tables.settings('t', 'ann', { held: false }));
    expect(await here.tables.advance('t', 'ben', null)).toEqual({ ok: false, why: 'not-paused' });
  });

  it('stays with its host when somebody else leaves', async () => {
    await laid('lobby');
    expect(good(await here.tables.leave('t', 'ben'))).toMatchObject({
      hostId: 'ann',
      occupants: [ann],
      stage: 'lobby',
    });
  });

  it('is handed over to somebody who sits there', async () => {
    await laid('lobby');
    good(await here.tables.handOver('t', 'ann', 'ben'));
    expect(await here.tables.end('t', 'ann')).toEqual({ ok: false, why: 'not-host' });
    good(await here.tables.end('t', 'ben'));
  });

  it('takes settings one by one, and language and hints during the game too', async () => {
    await laid('lobby');
    good(await here.tables.settings('t', 'ann', { pace: 'step' }));
    good(await here.tables.start('t', 'ann'));
    good(await here.tables.settings('t', 'ann', { locale: 'fr', hints: false, pace: 'step' }));
    expect((await here.kept('t')).options).toEqual({ locale: 'fr', pace: 'step', hints: false, held: false });
  });

  it('tells whoever listens about every change, and nobody about a mistake', async () => {
    await laid('lobby', [ann]);
    const heard: number[] = [];
    const stop = here.tables.onChange(({ occupants }) => heard.push(occupants.length));
    good(await here.tables.join('t', ben));
    await here.tables.join('t', ben);
    expect(heard).toEqual([2]);
    stop();
    good(await here.tables.leave('t', 'ben'));
    expect(heard).toEqual([2]);
  });

  it('remembers its messages without touching anything else', async () => {
    await laid('lobby');
    const before = await here.kept('t');
    await here.tables.remember('t', { board: { messageId: '1', chapter: 0 } });
    await here.tables.remember('t', { call: { messageId: '2', decisions: [3] } });
    await here.tables.remember('gone', { call: null });
    expect(await here.kept('t')).toEqual({
      ...before,
      posts: { board: { messageId: '1', chapter: 0 }, call: { messageId: '2', decisions: [3] } },
    });
  });
});

type Act = (place: Place) => Promise<{ readonly ok: boolean; readonly why?: Mistake }>;
const full = [ann, ben, computer('c'), computer('d')];

const mistakes: readonly [what: string, stage: Table['stage'], act: Act, why: Mistake, occupants?: Occupant[]][] = [
  ['joining twice', 'lobby', ({ tables }) => tables.join('t', ben), 'already-seated'],
  ['joining a full table', 'lobby', ({ tables }) => tables.join('t', person('eve')), 'full', full],
  ['joining a game in play', 'playing', ({ tables }) => tables.join('t', person('eve')), 'already-started'],
  ['joining a finished game', 'finished', ({ tables }) => tables.join('t', person('eve')), 'table-over'],
  ['joining a table that is gone', 'lobby', ({ tables }) => tables.join('gone', ben), 'table-gone'],
  ['leaving without a seat', 'lobby', ({ tables }) => tables.leave('t', 'eve'), 'not-seated'],
  ['leaving a game in play', 'playing', ({ tables }) => tables.leave('t', 'ben'), 'already-started'],
  ['leaving a table broken off', 'ended', ({ tables }) => tables.leave('t', 'ben'), 'table-over'],
  ['kicking as a guest', 'lobby', ({ tables }) => tables.kick('t', 'ben', 0), 'not-host'],
  ['kicking oneself as the host', 'lobby', ({ tables }) => tables.kick('t', 'ann', 0), 'host-stays'],
  ['kicking nobody', 'lobby', ({ tables }) => tables.kick('t', 'ann', 2), 'no-such-seat'],
  ['kicking before the first seat', 'lobby', ({ tables }) => tables.kick('t', 'ann', -1), 'no-such-seat'],
  ['kicking from a game in play', 'playing', ({ tables }) => tables.kick('t', 'ann', 1), 'already-started'],
  ['adding a computer as a guest', 'lobby', ({ tables }) => tables.addComputer('t', 'ben', 'novice'), 'not-host'],
  ['adding a computer when full', 'lobby', ({ tables }) => tables.addComputer('t', 'ann', 'novice'), 'full', full],
  ['adding a computer in play', 'playing', ({ tables }) => tables.addComputer('t', 'ann', 'novice'), 'already-started'],
  ['removing no computer', 'lobby', ({ tables }) => tables.removeComputer('t', 'ann'), 'no-such-seat'],
  ['removing a computer as a guest', 'lobby', ({ tables }) => tables.removeComputer('t', 'ben'), 'not-host', full],
  [
    'settings as a guest',
    'lobby',
    ({ tables }) => tables.settings('t', 'ben', { hints: false, held: false }),
    'not-host',
  ],
  ['another pace in play', 'playing', ({ tables }) => tables.settings('t', 'ann', { pace: 'step' }), 'already-started'],
  ['handing over as a guest', 'lobby', ({ tables }) => tables.handOver('t', 'ben', 'ben'), 'not-host'],
  ['handing over to a stranger', 'lobby', ({ tables }) => tables.handOver('t', 'ann', 'eve'), 'no-such-seat'],
  ['ending as a guest', 'playing', ({ tables }) => tables.end('t', 'ben'), 'not-host'],
  ['ending a finished game', 'finished', ({ tables }) => tables.end('t', 'ann'), 'table-over'],
  ['ending a table twice', 'ended', ({ tables }) => tables.end('t', 'ann'), 'table-over'],
  ['starting as a guest', 'lobby', ({ tables }) => tables.start('t', 'ben'), 'not-host'],
  ['starting alone', 'lobby', ({ tables }) => tables.start('t', 'ann'), 'too-few', [ann]],
  ['starting twice', 'playing', ({ tables }) => tables.start('t', 'ann'), 'already-started'],
  ['starting a table broken off', 'ended', ({ tables }) => tables.start('t', 'ann'), 'table-over'],
  ['looking before the start', 'lobby', ({ tables }) => tables.look('t', 'ann'), 'not-started'],
  ['looking at nothing', 'lobby', ({ tables }) => tables.look('gone', 'ann'), 'table-gone'],
  ['a computer looking at nothing', 'lobby', ({ tables }) => tables.lookAs('gone', 0), 'table-gone'],
  ['reading before the start', 'lobby', ({ tables }) => tables.log('t', 0, 'ann'), 'not-started'],
  ['reading nothing', 'lobby', ({ tables }) => tables.log('gone', 0, 'ann'), 'table-gone'],
  ['answering before the start', 'lobby', ({ tables }) => tables.answer('t', 'ann', 0, []), 'not-started'],
  ['going on before the start', 'lobby', ({ tables }) => tables.advance('t', 'ann', null), 'not-started'],
];

describe('a mistake', () => {
  it.each(mistakes)('%s (%s) changes nothing', async (_, stage, act, why, occupants) => {
    await laid(stage, occupants);
    const before = await here.kept('t');
    expect(await act(here)).toEqual({ ok: false, why });
    expect(await here.kept('t')).toEqual(before);
  });
});
