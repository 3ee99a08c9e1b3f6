import { describe, expect, it } from 'vitest';
import {
  type Message,
  type Person,
  controlsOf,
  formIn,
  messageIn,
  textOf,
} from '../../src/playground/discord/index.ts';
import { openPlace } from '../kit/discord/place.ts';
import { type Player, answers, openDesk, press, tableIn } from '../kit/discord/player.ts';

/** What differs between two runs: which option anna takes in the draft, and which tiles. */
interface Choices {
  readonly card: number;
  readonly tiles: readonly [number, number];
}

async function pick(player: Player, channelId: string, at: number): Promise<void> {
  const desk = await openDesk(player, channelId);
  const part = answers(desk)[at];
  player.desk = messageIn(await player.person.press(desk, part?.custom_id ?? ''));
}

async function assign(player: Player, channelId: string, tiles: readonly number[]): Promise<void> {
  const { components } = formIn(await press(player.person, await openDesk(player, channelId), 'open-form'));
  const entries = components.map(({ component }, at) => [
    component?.custom_id ?? '',
    component?.options?.[tiles[at] ?? 0]?.value ?? '',
  ]);
  player.desk = messageIn(await player.person.submit(Object.fromEntries(entries) as Record<string, string>));
}

/** Everything on a screen, without what is different every time. */
function screen(person: Person, channelId: string, table: string, names: ReadonlyMap<string, string>): string[] {
  const plain = (message: Message): string =>
    [
      textOf(message),
      ...controlsOf(message).map((part) => JSON.stringify([part.custom_id, part.options, part.disabled])),
    ]
      .join('\n')
      .replaceAll(table, 'TABLE')
      .replace(/<t:\d+:R>/g, 'WHEN')
      .replace(/<@(\d+)>/g, (_, id: string) => names.get(id) ?? id);
  return person.sees(channelId).map(plain);
}

/** Plays until the first tiles are revealed; what the others saw at each point before and after the reveals. */
async function play({ card, tiles }: Choices): Promise<{ hidden: string[][]; revealed: string[][] }> {
  const place = await openPlace({ seed: () => 'the same for all' });
  const { channelId } = place;
  const people = ['anna', 'bela', 'cora'].map((name): Player => ({ person: place.person(name), desk: null }));
  const [anna, bela, cora] = people as [Player, Player, Player];
  const stranger = place.person('stranger');
  const names = new Map(people.map(({ person }) => [person.id, person.user.username]));
  const lobby = messageIn(await anna.person.slash(channelId, '/table new'));
  const table = tableIn(lobby);
  for (const { person } of [bela, cora]) await press(person, lobby, 'join');
  await press(anna.person, lobby, 'start');
  const hidden: string[][] = [];
  const revealed: string[][] = [];

  const shows = (words: string): Promise<boolean> =>
    stranger.until(() => stranger.sees(channelId).some((message) => textOf(message).includes(words)));
  async function look(into: string[][], words: string): Promise<void> {
    await shows(words);
    for (const player of [bela, cora]) await openDesk(player, channelId);
    await stranger.command(channelId, ['status'], { text: true });
    await stranger.command(channelId, ['log']);
    await cora.person.command(channelId, ['log']);
    for (const person of [bela.person, cora.person, stranger]) into.push(screen(person, channelId, table, names));
  }
  await shows('pick 1 of 5');
  await pick(anna, channelId, card);
  await look(hidden, 'Ready: **anna**\n');
  await pick(bela, channelId, 0);
  await look(hidden, 'Ready: **anna** and **bela**\n');
  await pick(cora, channelId, 0);
  for (let turn = 2; turn <= 4; turn += 1) {
    await shows(`pick ${turn} of 5`);
    for (const player of people) await pick(player, channelId, 0);
  }
  await shows('Dice');
  await assign(anna, channelId, tiles);
  await look(card === 0 ? hidden : revealed, 'Ready: **anna**\n');
  await assign(bela, channelId, [0, 1]);
  await look(card === 0 ? hidden : revealed, 'Ready: **anna** and **bela**\n');
  await assign(cora, channelId, [0, 1]);
  await look(revealed, '**anna** reveals');
  await place.close();
  return { hidden, revealed };
}

describe('what somebody chose in secret', { timeout: 20_000 }, () => {
  it('cannot be told from what the others see: a card of the draft', async () => {
    const one = await play({ card: 0, tiles: [0, 1] });
    const other = await play({ card: 3, tiles: [0, 1] });
    expect(one.hidden.length).toBeGreaterThan(other.hidden.length);
    expect(other.hidden).toEqual(one.hidden.slice(0, other.hidden.length));
    expect(other.revealed).not.toEqual(one.hidden.slice(other.hidden.length));
  });

  it('cannot be told from what the others see: tiles', async () => {
    const one = await play({ card: 0, tiles: [0, 1] });
    const other = await play({ card: 0, tiles: [5, 2] });
    expect(one.hidden).toHaveLength(12);
    expect(other.hidden).toEqual(one.hidden);
    expect(other.revealed).not.toEqual(one.revealed);
  });
});
