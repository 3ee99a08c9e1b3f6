import {
  DiscordAPIError,
  type Interaction,
  MessageFlags,
  RESTJSONErrorCodes,
  type RepliableInteraction,
} from 'discord.js';
import { text } from '../../engine/text.ts';
import type { Bot } from './bot.ts';
import { readerOf } from '../messages/language.ts';
import type { Command } from './command.ts';
import type { ComponentInteraction } from './component-interaction.ts';
import { tableInOlderId, targetOf } from './custom-ids.ts';
import { handle } from './component-handlers.ts';
import { inWords, lacking } from '../channel/preflight.ts';
import { mistake, showDesk, tellText } from './reply.ts';

/** Answers whatever people do; nothing that goes wrong is left without a word, and nothing stops the bot. */
export function router(bot: Bot, commands: readonly Command[]): (interaction: Interaction) => Promise<void> {
  const byName = new Map(commands.map((command) => [command.name, command]));

  async function press(interaction: ComponentInteraction): Promise<void> {
    const target = targetOf(interaction.customId);
    if (target !== null) return handle(bot, interaction, target);
    const older = tableInOlderId(interaction.customId);
    if (older === null) await tellText(bot, interaction, mistake('refused-nonsense'));
    else await showDesk(bot, interaction, older, { note: mistake('refused-stale') });
  }

  async function route(interaction: Interaction): Promise<void> {
    if (interaction.isAutocomplete()) await byName.get(interaction.commandName)?.suggest?.(bot, interaction);
    else if (interaction.isChatInputCommand()) await byName.get(interaction.commandName)?.run(bot, interaction);
    else if (interaction.isButton() || interaction.isStringSelectMenu() || interaction.isModalSubmit()) {
      if (!interaction.inCachedGuild()) return;
      await press(interaction);
    }
    if (interaction.isRepliable()) await tellTrouble(bot, interaction);
  }

  return async (interaction) => {
    try {
      await route(interaction);
    } catch (error) {
      bot.log.error({ interaction: interaction.id, reason: reasonOf(error) }, 'interaction failed');
      if (interaction.isRepliable() && !isLate(error)) await apologise(bot, interaction);
    }
  };
}

/** Tells the host, who is here now, that the channel cannot be written to; tries again once it can. */
async function tellTrouble(bot: Bot, interaction: RepliableInteraction): Promise<void> {
  const { channelId } = interaction;
  const trouble = channelId === null ? null : bot.channelSync.trouble(channelId);
  if (channelId === null || trouble === null || !interaction.replied) return;
  const table = await bot.tables.inChannel(channelId);
  if (table === null) return;
  const lack = lacking(
    interaction.appPermissions,
    interaction.channel?.isThread() === true ? interaction.channel : null,
  );
  if (lack.needed.length === 0 && trouble !== 'gone') bot.channelSync.retry(table.id, channelId);
  else if (interaction.user.id === table.hostId) {
    const say = bot.languages.say(await readerOf(bot, interaction.user, interaction.locale));
    const content = say(text('bot.trouble', { permissions: inWords(lack.needed) }));
    await interaction.followUp({ content, flags: MessageFlags.Ephemeral });
  }
}

async function apologise(bot: Bot, interaction: RepliableInteraction): Promise<void> {
  try {
    const say = bot.languages.say(await readerOf(bot, interaction.user, interaction.locale));
    const message = { content: say(text('bot.mistake.unexpected')), flags: MessageFlags.Ephemeral } as const;
    if (interaction.replied || interaction.deferred) await interaction.followUp(message);
    else await interaction.reply(message);
  } catch (error) {
    bot.log.warn({ interaction: interaction.id, reason: reasonOf(error) }, 'no answer possible');
  }
}

/** The interaction is gone or was answered already: nothing more can or need be said. */
function isLate(error: unknown): boolean {
  const codes: (number | string)[] = [
    RESTJSONErrorCodes.UnknownInteraction,
    RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged,
  ];
  return error instanceof DiscordAPIError && codes.includes(error.code);
}

/** What went wrong without what was sent: a request may hold a hand of cards or a token. */
function reasonOf(error: unknown): string {
  if (error instanceof DiscordAPIError) return `${error.code} ${error.method}`;
  return error instanceof Error ? (error.stack ?? error.message) : 'unknown';
}
