import {
  ApplicationIntegrationType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  InteractionContextType,
  Locale as DiscordLocale,
  type LocalizationMap,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  SlashCommandBuilder,
} from 'discord.js';
import { type Text, text } from '../../engine/text.ts';
import type { Locale } from '../../i18n/catalogue.ts';
import type { GameModule, Games } from '../../module/game-module.ts';
import type { Languages } from '../../i18n/languages.ts';
import type { Bot } from './bot.ts';

/** A slash command: how it looks, and what it does. */
export interface Command {
  readonly name: string;
  describe(words: CommandWords, games: Games): RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(bot: Bot, interaction: ChatInputCommandInteraction): Promise<void>;
  suggest?(bot: Bot, interaction: AutocompleteInteraction): Promise<void>;
}

/** Anything of a command that has a name and a description in several languages. */
interface Named {
  setName(name: string): unknown;
  setNameLocalizations(names: LocalizationMap): unknown;
  setDescription(description: string): unknown;
  setDescriptionLocalizations(descriptions: LocalizationMap): unknown;
}

export interface CommandWords {
  /** A command under this key, for servers only or for direct messages too. */
  command(key: string, where: 'server' | 'anywhere'): SlashCommandBuilder;
  /** Names a part of a command: `named(option, 'table.new.game')`. */
  readonly named: <T extends Named>(part: T, key: string) => T;
  /** A choice of an option, by the key of its name. */
  readonly choice: (key: string, value: string) => Choice;
  /** A choice in the words of a game. */
  readonly gameChoice: (game: GameModule, name: Text, value: string) => Choice;
}

interface Choice {
  readonly name: string;
  readonly name_localizations: LocalizationMap;
  readonly value: string;
}

/** Discord's names for the languages the bot speaks beside English. */
const spoken: readonly (readonly [DiscordLocale, Locale])[] = [
  [DiscordLocale.French, 'fr'],
  [DiscordLocale.SpanishES, 'es'],
  [DiscordLocale.SpanishLATAM, 'es'],
];

export function commandWords(languages: Languages): CommandWords {
  const say = (locale: Locale, key: string): string => languages.say(locale)(text(key));
  const inAll = (key: string): LocalizationMap =>
    Object.fromEntries(spoken.map(([name, locale]) => [name, say(locale, key)]));

  function named<T extends Named>(part: T, key: string): T {
    part.setName(say('en', `command.${key}.name`));
    part.setNameLocalizations(inAll(`command.${key}.name`));
    part.setDescription(say('en', `command.${key}.text`));
    part.setDescriptionLocalizations(inAll(`command.${key}.text`));
    return part;
  }

  return {
    named,
    command(key, where) {
      const server = [InteractionContextType.Guild];
      const anywhere = [...server, InteractionContextType.BotDM, InteractionContextType.PrivateChannel];
      return named(new SlashCommandBuilder(), key)
        .setContexts(where === 'server' ? server : anywhere)
        .setIntegrationTypes([ApplicationIntegrationType.GuildInstall]);
    },
    choice: (key, value) => ({ name: say('en', key), name_localizations: inAll(key), value }),
    gameChoice({ id }, name, value) {
      const inGame = (locale: Locale): string => languages.say(locale, id)(name);
      const others = spoken.map(([discord, locale]) => [discord, inGame(locale)] as const);
      return { name: inGame('en'), name_localizations: Object.fromEntries(others), value };
    },
  };
}
