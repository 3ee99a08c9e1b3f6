import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formIn, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { type Gathering, begin, boardOf, expectRefused, gather, kept } from '../kit/discord/gathering.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { type Player, controls, press, tableIn } from '../kit/discord/player.ts';
import { expectSaid, sentence } from '../kit/discord/language.ts';

describe('in a lobby', () => {
  let place: Place;
  let here: Gathering;
  let anna: Player;
  let bruno: Player;
  let count = 0;
  beforeAll(async () => {
    place = await openPlace();
  });
  afterAll(() => place.close());
  beforeEach(async () => {
    count += 1;
    const channelId = place.discord.createChannel({ guildId: place.guildId, name: `c${count}` }).id;
    here = await gather(place, { [`anna${count}`]: 'en-US', [`bruno${count}`]: 'fr' }, channelId);
    [anna, bruno] = here.people as [Player, Player];
  });

  const refused = (act: () => Promise<Awaited<ReturnType<typeof press>>>, why: string) =>
    expectRefused(place, here.tableId, act, ['fr', why]);

  it('a second table does not fit', async () => {
    await refused(() => bruno.person.slash(here.channelId, '/table nouvelle'), 'table-here');
  });

  it('nobody joins twice', async () => {
    await refused(() => press(bruno.person, here.lobby, 'join'), 'already-seated');
    await refused(() => bruno.person.slash(here.channelId, '/table join'), 'already-seated');
  });

  it('nobody joins a full table', async () => {
    for (const name of ['c', 'd']) await press(place.person(`${name}${count}`), here.lobby, 'join');
    const late = place.person(`late${count}`, 'fr');
    expect(controls(late.look(here.lobby) ?? here.lobby, 'join')).toEqual([]);
    await refused(() => late.slash(here.channelId, '/table join'), 'full');
  });

  it('two people who press at the same instant both sit, the last seat goes to one', async () => {
    await press(place.person(`c${count}`), here.lobby, 'join');
    const two = ['x', 'y'].map((name) => place.person(`${name}${count}`, 'fr'));
    const outcomes = await Promise.all(two.map((person) => press(person, here.lobby, 'join')));
    expect((await place.tables.find(here.tableId))?.occupants).toHaveLength(4);
    const told = outcomes.filter((outcome) => textOf(messageIn(outcome)) === sentence('fr', 'bot.mistake.full'));
    expect(told).toHaveLength(1);
  });

  it('nobody starts alone', async () => {
    await press(bruno.person, here.lobby, 'leave');
    expect(controls(anna.person.look(here.lobby) ?? here.lobby, 'start')).toEqual([]);
    const act = () => anna.person.slash(here.channelId, '/table start');
    await expectRefused(place, here.tableId, act, ['en', 'too-few']);
  });

  it('what is the host’s is left to the host', async () => {
    await refused(() => press(bruno.person, here.lobby, 'start'), 'not-host');
    await refused(() => press(bruno.person, here.lobby, 'options'), 'not-host');
    const [list] = controls(here.lobby, 'add-computer');
    await refused(() => bruno.person.choose(here.lobby, list?.custom_id ?? '', ['novice']), 'not-host');
    for (const line of ['start', 'end', 'kick seat:1', 'settings pace:step', 'add-computer', 'remove-computer'])
      await refused(() => bruno.person.slash(here.channelId, `/table ${line}`), 'not-host');
    const to = bruno.person.user.username;
    await refused(() => bruno.person.slash(here.channelId, `/table hand-over user:${to}`), 'not-host');
  });

  it('the host cannot be removed, nor a seat that is free', async () => {
    const kick = (what: string) => () => anna.person.slash(here.channelId, `/table kick ${what}`);
    await expectRefused(place, here.tableId, kick('seat:1'), ['en', 'host-stays']);
    await expectRefused(place, here.tableId, kick('seat:4'), ['en', 'no-such-seat']);
    await expectRefused(place, here.tableId, kick(''), ['en', 'no-such-seat']);
  });

  it('a double click on Start starts once', async () => {
    const both = await Promise.all([press(anna.person, here.lobby, 'start'), press(anna.person, here.lobby, 'start')]);
    const said = both.map((outcome) => textOf(messageIn(outcome)));
    expect(said.filter((words) => words.includes(sentence('en', 'bot.mistake.already-started')))).toHaveLength(1);
  });

  it('options sent after the start change only what may change, and say so to the host', async () => {
    anna.person.speak('es-ES');
    formIn(await press(anna.person, here.lobby, 'options'));
    await begin(here);
    expectSaid(await anna.person.submit({ language: 'fr' }), 'es', 'bot.table.set');
    expect((await place.tables.find(here.tableId))?.options.language).toBe('fr');
  });

  it('strangers who press the buttons of a game may watch', async () => {
    await begin(here);
    const board = await boardOf(here);
    const stranger = place.person(`stranger${count}`, 'fr');
    await refused(() => press(stranger, board, 'desk'), 'not-seated');
    await refused(() => stranger.slash(here.channelId, '/desk'), 'not-seated');
    await refused(() => stranger.slash(here.channelId, '/hint'), 'not-seated');
    const before = await kept(place, here.tableId);
    expect(textOf(messageIn(await press(stranger, board, 'status')))).toContain(
      sentence('fr', 'bot.status.since', { since: '' }).slice(0, 20),
    );
    expect(await kept(place, here.tableId)).toEqual(before);
  });

  it('somebody who sits there takes over when the host left the server', async () => {
    place.discord.leave(place.guildId, anna.person.id);
    await press(bruno.person, here.lobby, 'start');
    const table = await place.tables.find(here.tableId);
    expect(table).toMatchObject({ stage: 'playing', hostId: bruno.person.id });
    expect(tableIn(await boardOf({ ...here, people: [bruno] }))).toBe(here.tableId);
    expectSaid(await bruno.person.slash(here.channelId, '/table end'), 'fr', 'bot.table.done.end');
  });
});
