import { type APIMessageTopLevelComponent, MessageFlags } from 'discord.js';
import { type Text, text } from '../../engine/text.ts';
import { playableOf } from '../../games/index.ts';
import { type Strength, strengths } from '../../players/strength.ts';
import type { Say } from '../../i18n/catalogue.ts';
import { type Occupant, type Table, seatOf } from '../../table/table.ts';
import { type Part, box, buttons, paragraph, selectRow } from './components.ts';
import { customId } from '../interactions/custom-id.ts';

/** The body of a message of the bot. */
export interface Content {
  readonly flags: MessageFlags.IsComponentsV2;
  readonly components: APIMessageTopLevelComponent[];
}

/** Everybody at the table before the game starts, and what can be done about it. */
export function lobby(table: Table, say: Say): Content {
  const [least, seats] = playableOf(table.game).game.seats;
  const places = Array.from({ length: seats }, (_, seat) => place(table, seat, say));
  const parts: Part[] = [
    paragraph(`## 🏛 ${say(text('bot.lobby.title', { game: say(text(`bot.game.${table.game}`)) }))}`),
    paragraph([...places, ...watcher(table, say)].join('\n')),
    paragraph(`-# ${say(optionsInWords(table))}`),
  ];
  if (table.stage === 'lobby') parts.push(...controls(table, least, seats, say));
  else parts.push(paragraph(`-# ${say(outcome(table))}`));
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}

/** What became of the lobby. */
function outcome({ stage, seedHash }: Table): Text {
  if (stage === 'ended') return text('bot.lobby.ended');
  return text('bot.lobby.started', { hash: seedHash ?? '' });
}

function place(table: Table, seat: number, say: Say): string {
  const occupant = table.occupants[seat];
  if (occupant === undefined) return `${seat + 1}. ${say(text('bot.lobby.free'))}`;
  return `${seat + 1}. ${say(who(table, occupant, seat))}`;
}

/** A host who sits nowhere is named all the same: nobody else can start the game. */
function watcher(table: Table, say: Say): string[] {
  if (seatOf(table, table.hostId) !== null || table.stage !== 'lobby') return [];
  return [say(text('bot.lobby.watching', { host: `<@${table.hostId}>` }))];
}

function who(table: Table, occupant: Occupant, seat: number): Text {
  const name = text('seat', { seat });
  if (occupant.kind === 'computer')
    return text('bot.lobby.computer', { name, strength: strengthName(occupant.strength) });
  return text(occupant.userId === table.hostId ? 'bot.lobby.host' : 'bot.lobby.person', { name });
}

function strengthName(strength: Strength): Text {
  return text(`bot.strength.${strength}`);
}

export function optionsInWords({ options }: Table): Text {
  return text('bot.lobby.options', {
    language: text(`bot.locale.${options.locale}`),
    pace: text(`bot.pace.${options.pace}`),
    hints: text(options.hints ? 'bot.on' : 'bot.off'),
  });
}

function controls(table: Table, least: number, seats: number, say: Say): Part[] {
  const isFull = table.occupants.length >= seats;
  const missing = least - table.occupants.length;
  const parts: Part[] = buttons([
    { id: customId('join', table.id), label: say(text('bot.button.join')), style: 'good', disabled: isFull },
    { id: customId('leave', table.id), label: say(text('bot.button.leave')) },
    { id: customId('options', table.id), label: say(text('bot.button.options')) },
    { id: customId('start', table.id), label: say(text('bot.button.start')), style: 'main', disabled: missing > 0 },
  ]);
  if (!isFull)
    parts.push(
      selectRow({
        id: customId('computer', table.id),
        placeholder: say(text('bot.lobby.add-computer')),
        choices: strengths.map((strength) => ({
          value: strength,
          label: say(strengthName(strength)),
          description: say(text(`bot.strength-text.${strength}`)),
        })),
      }),
    );
  if (missing > 0) parts.push(paragraph(`-# ${say(text('bot.lobby.missing', { count: missing }))}`));
  return parts;
}
