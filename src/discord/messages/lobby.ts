import { type APIMessageTopLevelComponent, MessageFlags } from 'discord.js';
import { type Text, text } from '../../engine/text.ts';
import type { GameModule } from '../../module/game-module.ts';
import type { Say } from '../../i18n/catalogue.ts';
import { type TableOptionId, tableOptionIds } from '../../table/options.ts';
import { type Occupant, type Table, seatOf } from '../../table/table.ts';
import { type Part, box, buttons, paragraph, selectRow } from './components.ts';
import { customId } from '../interactions/custom-ids.ts';

/** The body of a message of the bot. */
export interface Content {
  readonly flags: MessageFlags.IsComponentsV2;
  readonly components: APIMessageTopLevelComponent[];
}

/** Everybody at the table before the game starts, and what can be done about it. */
export function lobby(table: Table, game: GameModule, say: Say): Content {
  const places = Array.from({ length: game.seats[1] }, (_, seat) => place(table, game, seat, say));
  const parts: Part[] = [
    paragraph(`## ${game.emoji} ${say(text('bot.lobby.title', { game: text('game.name') }))}`),
    paragraph([...places, ...watcher(table, say)].join('\n')),
    paragraph(`-# ${optionsInWords(table, game, say)}`),
  ];
  if (table.stage === 'lobby') parts.push(...controls(table, game, say));
  else parts.push(paragraph(`-# ${say(outcome(table))}`));
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}

/** What became of the lobby. */
function outcome({ stage, seedHash }: Table): Text {
  if (stage === 'ended') return text('bot.lobby.ended');
  return text('bot.lobby.started', { seed: text('game.seed-hash', { hash: seedHash ?? '' }) });
}

function place(table: Table, game: GameModule, seat: number, say: Say): string {
  const occupant = table.occupants[seat];
  if (occupant === undefined) return `${seat + 1}. ${say(text('bot.lobby.free'))}`;
  return `${seat + 1}. ${say(who(table, game, occupant, seat))}`;
}

/** A host who sits nowhere is named all the same: nobody else can start the game. */
function watcher(table: Table, say: Say): string[] {
  if (seatOf(table, table.hostId) !== null || table.stage !== 'lobby') return [];
  return [say(text('bot.lobby.watching', { host: `<@${table.hostId}>` }))];
}

function who(table: Table, { strengths }: GameModule, occupant: Occupant, seat: number): Text {
  const name = text('seat', { seat });
  if (occupant.kind === 'person')
    return text(occupant.userId === table.hostId ? 'bot.lobby.host' : 'bot.lobby.person', { name });
  const strength = strengths.find(({ id }) => id === occupant.strength)?.name;
  return strength === undefined ? name : text('bot.lobby.computer', { name, strength });
}

/** Every option of the table and of its game, with its value. */
export function optionsInWords({ options }: Table, game: GameModule, say: Say): string {
  const own = game.options.map(({ id, name, values }) => {
    const value = values.find((one) => one.id === options.game[id]) ?? values[0];
    return [name, value?.name ?? name] as const;
  });
  const shared = tableOptionIds.map((id) => [optionName(id), valueName(id, options[id])] as const);
  return [...shared, ...own].map(([option, value]) => say(text('bot.lobby.option', { option, value }))).join(' · ');
}

export function optionName(id: TableOptionId): Text {
  return text(`bot.option.${id}.name`);
}

export function valueName(id: TableOptionId, value: string): Text {
  return text(`bot.option.${id}.${value}`);
}

function controls({ id: table, occupants }: Table, { seats, strengths }: GameModule, say: Say): Part[] {
  const isFull = occupants.length >= seats[1];
  const missing = seats[0] - occupants.length;
  const parts: Part[] = buttons([
    { id: customId('join', { table }), label: say(text('bot.button.join')), style: 'good', disabled: isFull },
    { id: customId('leave', { table }), label: say(text('bot.button.leave')) },
    { id: customId('options', { table }), label: say(text('bot.button.options')) },
    { id: customId('start', { table }), label: say(text('bot.button.start')), style: 'main', disabled: missing > 0 },
  ]);
  if (!isFull)
    parts.push(
      selectRow({
        id: customId('add-computer', { table }),
        placeholder: say(text('bot.lobby.add-computer')),
        choices: strengths.map(({ id, name, description }) => ({
          value: id,
          label: say(name),
          description: say(description),
        })),
      }),
    );
  if (missing > 0) parts.push(paragraph(`-# ${say(text('bot.lobby.missing', { count: missing }))}`));
  return parts;
}
