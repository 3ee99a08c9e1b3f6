import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import BetterSqlite3 from 'better-sqlite3';
import { type Message, formIn, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { type Gathering, begin, boardOf, expectRefused, gather, takeFirst } from '../kit/discord/gathering.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { type Player, answers, controls, isSealed, openDesk, press } from '../kit/discord/player.ts';
import { expectSaid, sentence } from '../kit/discord/language.ts';

describe('in a game', () => {
  let place: Place;
  let here: Gathering;
  let anna: Player;
  let bruno: Player;
  let count = 0;
  beforeAll(async () => {
    place = await openPlace({ seed: () => 'stale' });
  });
  afterAll(() => place.close());
  beforeEach(async () => {
    count += 1;
    const channelId = place.discord.createChannel({ guildId: place.guildId, name: `c${count}` }).id;
    here = await gather(place, { [`anna${count}`]: 'fr', [`bruno${count}`]: 'es-ES' }, channelId);
    [anna, bruno] = here.people as [Player, Player];
    await begin(here);
  });

  const first = (message: Message): string => answers(message)[0]?.custom_id ?? '';
  const draft = async (): Promise<void> => {
    for (let pick = 0; pick < 4; pick += 1) for (const player of here.people) await takeFirst(player, here.channelId);
  };

  it('a double click counts once', async () => {
    await takeFirst(bruno, here.channelId);
    const desk = await openDesk(anna, here.channelId);
    const both = await Promise.all([anna.person.press(desk, first(desk)), anna.person.press(desk, first(desk))]);
    expect((await place.tables.find(here.tableId))?.turn).toBe(2);
    expect(both.filter(({ kind }) => kind === 'failed')).toEqual([]);
    const words = textOf(anna.person.look(desk) ?? desk);
    expect(words).toContain(sentence('fr', 'bot.mistake.refused-stale'));
  });

  it('two people at the same instant both count', async () => {
    await Promise.all(here.people.map((player) => takeFirst(player, here.channelId)));
    expect((await place.tables.find(here.tableId))?.turn).toBe(2);
  });

  it('a button of an old choice changes nothing', async () => {
    const old = await openDesk(anna, here.channelId);
    for (const player of here.people) await takeFirst(player, here.channelId);
    await expectRefused(place, here.tableId, () => anna.person.press(old, first(old)), ['fr', 'refused-stale']);
    const now = anna.person.look(old) ?? old;
    expect(first(now)).not.toBe('');
    expect(first(now)).not.toBe(first(old));
  });

  it('a click after a restart counts', async () => {
    const desk = await openDesk(anna, here.channelId);
    const board = await boardOf(here);
    await place.restart();
    expect(isSealed(messageIn(await anna.person.press(desk, first(desk))))).toBe(true);
    expect(textOf(messageIn(await press(bruno.person, board, 'desk')))).toContain(sentence('es', 'desk.no-hand'));
  });

  it('the same tile twice is said, and the form is offered again, filled in', async () => {
    await draft();
    const desk = await openDesk(anna, here.channelId);
    const { components } = formIn(await press(anna.person, desk, 'open-form'));
    const [a, b] = components.map(({ component }) => component?.custom_id ?? '');
    const tile = components[0]?.component?.options?.[3]?.value ?? '';
    const twice = () => anna.person.submit({ [a ?? '']: tile, [b ?? '']: tile });
    await expectRefused(place, here.tableId, twice, ['fr', 'refused-twice']);
    const again = formIn(await press(anna.person, desk, 'open-form'));
    for (const { component } of again.components)
      expect(component?.options?.filter((option) => option.default).map(({ value }) => value)).toEqual([tile]);
    const other = again.components[1]?.component?.options?.[0]?.value ?? '';
    expect(isSealed(messageIn(await anna.person.submit({ [b ?? '']: other })))).toBe(true);
    const third = formIn(await press(anna.person, desk, 'open-form'));
    expect(third.components[1]?.component?.options?.find((option) => option.default)?.value).toBe(other);
  });

  it('a form that comes after the reveal changes nothing', async () => {
    await draft();
    const desk = await openDesk(anna, here.channelId);
    const fill = (open: Player, at: readonly number[]) => {
      const fields = open.person.form?.components ?? [];
      const entries = fields.map(({ component }, index) => [
        component?.custom_id ?? '',
        component?.options?.[at[index] ?? 0]?.value ?? '',
      ]);
      return open.person.submit(Object.fromEntries(entries) as Record<string, string>);
    };
    await press(anna.person, desk, 'open-form');
    await fill(anna, [0, 1]);
    await press(anna.person, desk, 'open-form');
    await press(bruno.person, await openDesk(bruno, here.channelId), 'open-form');
    await fill(bruno, [0, 1]);
    await expectRefused(place, here.tableId, () => fill(anna, [2, 3]), ['fr', 'refused-stale']);
  });

  it('a table that was closed says so everywhere', async () => {
    const desk = await openDesk(bruno, here.channelId);
    const board = await boardOf(here);
    await anna.person.slash(here.channelId, '/table end');
    await expectRefused(place, here.tableId, () => bruno.person.press(desk, first(desk)), ['es', 'table-over']);
    for (const line of ['end', 'start', 'settings language:en', 'join'])
      await expectRefused(place, here.tableId, () => anna.person.slash(here.channelId, `/table ${line}`), [
        'fr',
        'table-over',
      ]);
    await bruno.person.until(() => controls(bruno.person.look(board) ?? board, 'desk').length === 0);
  });

  it('a table that is not there any more says so', async () => {
    const desk = await openDesk(bruno, here.channelId);
    const board = await boardOf(here);
    const database = new BetterSqlite3(place.database);
    database.pragma('foreign_keys = ON');
    database.prepare('DELETE FROM tables WHERE id = ?').run(here.tableId);
    database.close();
    for (const kind of ['desk', 'status', 'rules'] as const)
      expectSaid(await press(anna.person, board, kind), 'fr', 'bot.mistake.table-gone');
    expectSaid(await bruno.person.press(desk, first(desk)), 'es', 'bot.mistake.table-gone');
    expectSaid(await bruno.person.slash(here.channelId, '/desk'), 'es', 'bot.mistake.no-table');
    expect(await place.store.table(here.tableId)).toBeNull();
  });
});
