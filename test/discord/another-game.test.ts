import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agora, startAgora } from '../../src/agora.ts';
import { source } from '../../src/engine/chance.ts';
import { type Message, formIn, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { type Ground, openGround } from '../kit/discord/ground.ts';
import { type Player, choose, controls, openDesk, press } from '../kit/discord/player.ts';
import { games } from '../kit/olives/registry.ts';

const registry = new URL('../kit/olives/registry.ts', import.meta.url);
const quick = { lead: 5, spacing: 20, patience: 0 };

/** The bot knows one game, and it is none of its own: whatever it says and does must come from that game. */
describe('a bot that was given another game', () => {
  let ground: Ground;
  let agora: Agora;
  let anna: Player;
  let bruno: Player;
  let lobby: Message;
  const lines: string[] = [];
  /** Everything that stood in the channel or on a desk. */
  const read: string[] = [];

  const seen = (message: Message): string => {
    const words = textOf(message);
    read.push(words);
    return words;
  };
  const standing = (marks: string): Promise<Message> =>
    anna.person.until(
      () => anna.person.sees(ground.channelId).findLast((message) => textOf(message).includes(marks)),
      30_000,
    );

  beforeAll(async () => {
    ground = await openGround();
    agora = await startAgora({
      games,
      registry,
      token: ground.token,
      api: ground.discord.api,
      guildId: null,
      database: ground.database,
      channelSync: quick,
      log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
      delay: () => 5,
      budget: { samples: 2 },
    });
    anna = { person: ground.person('anna'), desk: null };
    bruno = { person: ground.person('bruno', 'fr'), desk: null };
  });
  afterAll(async () => {
    await agora.close();
    await ground.close();
  });

  it('opens a table of it, with its seats, its option and its computer players', async () => {
    lobby = messageIn(await anna.person.slash(ground.channelId, '/table new game:olives'));
    expect(seen(lobby)).toMatch(/🫒 Olives.*\n.*anna/);
    expect(seen(lobby)).toContain('Tree: a small tree');
    expect(textOf(lobby).match(/^\d\. /gm)).toHaveLength(5);
    formIn(await press(anna.person, lobby, 'options'));
    await anna.person.submit({ 'game:tree': 'big' });
    expect(seen(anna.person.look(lobby) ?? lobby)).toContain('Tree: a big tree');
    await anna.person.slash(ground.channelId, '/table settings rule:tree:small');
    await anna.person.slash(ground.channelId, '/table settings rule:tree:big');
    await press(bruno.person, lobby, 'join');
    for (const strength of ['modest', 'patient', 'patient'])
      await anna.person.choose(lobby, controls(lobby, 'add-computer')[0]?.custom_id ?? '', [strength]);
    expect(seen(anna.person.look(lobby) ?? lobby)).toMatch(/computer player, Modest[^]*computer player, Patient/);
  });

  it('plays it to its end with people, computer players, a thread that thinks and one that paints', async () => {
    await press(anna.person, lobby, 'start');
    const board = await standing('The tree bears');
    expect(seen(board)).toContain('24 olives');
    expect(await anna.person.until(() => pictureOf(anna.person.look(board)), 30_000)).toContain('board.png');
    const random = source('olives');
    for (let turns = 0; turns < 40; turns += 1) {
      for (const player of [anna, bruno]) {
        seen(await openDesk(player, ground.channelId));
        const outcome = await choose(player, random);
        if (outcome !== null) seen(messageIn(outcome));
      }
      if (anna.person.sees(ground.channelId).some((message) => textOf(message).includes('Final scores'))) break;
    }
    const end = await standing('Final scores');
    expect(seen(end)).toMatch(/anna.*\d olives?/);
    expect(textOf(end)).toContain('Seed: ');
  });

  it('speaks of nothing but it', async () => {
    for (const line of ['status', 'rules', 'log', 'help', 'status text:true'])
      seen(messageIn(await anna.person.slash(ground.channelId, `/${line}`)));
    expect(read.join('\n')).toContain('How to pick olives');
    expect(read.join('\n')).not.toMatch(/\b(VP|PV|rounds?|manches?|dice|dés|cards?|cartes?|cit(y|ies)|Khôra)\b/i);
    expect(lines).toEqual([]);
    expect(ground.discord.problems).toEqual([]);
  });
});

/** The address of the picture in a message. */
function pictureOf(message: Message | null): string | undefined {
  const parts = (message?.components ?? []).flatMap((part) => part.components ?? []);
  return parts.flatMap(({ items }) => items ?? [])[0]?.media.url;
}
