import { createCanvas } from '@napi-rs/canvas';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ContainerBuilder,
  EmbedBuilder,
  GatewayIntentBits,
  LabelBuilder,
  MediaGalleryBuilder,
  MessageFlags,
  ModalBuilder,
  SectionBuilder,
  SeparatorBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputStyle,
  type ChatInputCommandInteraction,
  type Interaction,
  type MessageComponentInteraction,
} from 'discord.js';
import type { Playground } from '../../../src/playground/start.ts';

const commands = [
  new SlashCommandBuilder()
    .setName('table')
    .setDescription('Tables')
    .addSubcommand((sub) =>
      sub
        .setName('new')
        .setNameLocalizations({ fr: 'nouvelle' })
        .setDescription('Opens a table in this channel')
        .setDescriptionLocalizations({ fr: 'Ouvre une table dans ce salon' })
        .addStringOption((option) =>
          option
            .setName('game')
            .setNameLocalizations({ fr: 'jeu' })
            .setDescription('Which game')
            .setRequired(true)
            .addChoices({ name: 'Khôra', value: 'khora' }, { name: 'Olympos', value: 'olympos' }),
        )
        .addStringOption((option) =>
          option
            .setName('language')
            .setDescription('Which language')
            .addChoices({ name: 'English', value: 'en' }, { name: 'Français', value: 'fr' }),
        ),
    )
    .addSubcommand((sub) =>
      sub
        .setName('add-computer')
        .setDescription('Adds a computer player')
        .addStringOption((option) =>
          option
            .setName('strength')
            .setDescription('How well it plays')
            .addChoices({ name: 'Citizen', value: 'citizen' }, { name: 'Strategos', value: 'strategos' }),
        ),
    )
    .addSubcommand((sub) => sub.setName('start').setDescription('Starts the game')),
  new SlashCommandBuilder()
    .setName('rules')
    .setDescription('Looks a rule up')
    .addStringOption((option) =>
      option.setName('topic').setDescription('About what').setRequired(true).setAutocomplete(true),
    ),
  new SlashCommandBuilder().setName('board').setDescription('Shows a message with everything in it'),
  new SlashCommandBuilder().setName('slow').setDescription('Thinks for a while'),
  new SlashCommandBuilder().setName('mute').setDescription('Never answers'),
  new SlashCommandBuilder()
    .setName('call')
    .setDescription('Calls somebody')
    .addUserOption((option) => option.setName('whom').setDescription('Whom').setRequired(true)),
];

const topics = ['Achievements', 'Army', 'Culture', 'Glory', 'Philosophy', 'Trade'];
const tiles = ['Philosophy', 'Legislation', 'Culture', 'Trade', 'Military', 'Politics', 'Development'];

/** A picture to look at: an amphora's worth of colours on a grid. */
function board(): AttachmentBuilder {
  const canvas = createCanvas(1200, 700);
  const pen = canvas.getContext('2d');
  const colours = ['#e8d9b5', '#d9b98a', '#b5562b', '#3c6e71', '#284b63', '#8a9a5b'];
  for (let at = 0; at < 60; at += 1) {
    pen.fillStyle = colours[(at * 7) % colours.length] ?? '#fff';
    pen.fillRect((at % 10) * 120, Math.floor(at / 10) * 117, 116, 113);
  }
  return new AttachmentBuilder(canvas.toBuffer('image/png'), { name: 'board.png' });
}

function buttons(...made: readonly [id: string, label: string, style: ButtonStyle, isDisabled?: boolean][]) {
  return new ActionRowBuilder<ButtonBuilder>().addComponents(
    ...made.map(([id, label, style, isDisabled = false]) =>
      new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(style).setDisabled(isDisabled),
    ),
  );
}

function everything(name: string) {
  const menu = new StringSelectMenuBuilder()
    .setCustomId('card')
    .setPlaceholder('Choose a card')
    .addOptions(
      { label: 'Diolkos', value: 'diolkos', description: '0 drachmas · needs 1 red' },
      { label: 'Bank', value: 'bank', description: '0 drachmas · needs 2 red' },
    );
  const many = new StringSelectMenuBuilder()
    .setCustomId('cards')
    .setPlaceholder('Choose two cards')
    .setMinValues(2)
    .setMaxValues(2)
    .addOptions(['Agora', 'Odeon', 'Stadion'].map((label) => ({ label, value: label })));
  const container = new ContainerBuilder()
    .setAccentColor(0xb5562b)
    .addTextDisplayComponents(
      new TextDisplayBuilder().setContent(`## Round 3 of 9 · Dice\n**${name}** asked for the board.`),
    )
    .addMediaGalleryComponents(
      new MediaGalleryBuilder().addItems({
        media: { url: 'attachment://board.png' },
        description: 'The board: Orange leads with 12 points, then Black with 9',
      }),
    )
    .addSeparatorComponents(new SeparatorBuilder().setDivider(true))
    .addSectionComponents(
      new SectionBuilder()
        .addTextDisplayComponents(
          new TextDisplayBuilder().setContent('Assigning tiles: **Orange** ✔ · **Black** …\n-# Start player: Black'),
        )
        .setButtonAccessory(
          new ButtonBuilder().setCustomId('status').setLabel('Status').setStyle(ButtonStyle.Secondary),
        ),
    )
    .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu))
    .addActionRowComponents(new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(many))
    .addActionRowComponents(
      buttons(
        ['desk', 'My desk', ButtonStyle.Primary],
        ['tiles', 'Assign tiles', ButtonStyle.Success],
        ['again', 'Repaint', ButtonStyle.Secondary],
        ['mute', 'Break', ButtonStyle.Danger],
        ['closed', 'Closed', ButtonStyle.Secondary, true],
      ),
    );
  return { components: [container], files: [board()], flags: MessageFlags.IsComponentsV2 } as const;
}

const radios = (id: string, label: string): LabelBuilder =>
  new LabelBuilder()
    .setLabel(label)
    .setDescription('What the die pays for')
    .setRadioGroupComponent((group) =>
      group.setCustomId(id).addOptions(tiles.map((tile) => ({ label: tile, value: tile.toLowerCase() }))),
    );

const form = new ModalBuilder()
  .setCustomId('assignment')
  .setTitle('Your dice')
  .addLabelComponents(
    radios('die0', 'Die 5'),
    radios('die1', 'Die 2'),
    new LabelBuilder()
      .setLabel('Extras')
      .setCheckboxGroupComponent((group) =>
        group
          .setCustomId('extras')
          .setRequired(false)
          .addOptions({ label: 'Scroll', value: 'scroll' }, { label: 'Stone', value: 'stone' }),
      ),
    new LabelBuilder()
      .setLabel('A word')
      .setTextInputComponent((input) => input.setCustomId('word').setStyle(TextInputStyle.Short).setRequired(false)),
  );

async function onCommand(interaction: ChatInputCommandInteraction): Promise<unknown> {
  const { commandName, options, user } = interaction;
  switch (commandName) {
    case 'table': {
      const action = options.getSubcommand();
      const given = ['game', 'language', 'strength'].flatMap((name) => options.getString(name) ?? []);
      return interaction.reply(['Table', action, ...given].join(' '));
    }
    case 'rules': {
      const rule = new EmbedBuilder()
        .setColor(0x3c6e71)
        .setTitle(options.getString('topic', true))
        .setDescription('- First *this*\n- Then **that**\n```\n5 = 5\n```')
        .setFooter({ text: 'Rulebook, page 7' });
      return interaction.reply({ embeds: [rule], flags: MessageFlags.Ephemeral });
    }
    case 'board':
      return interaction.reply(everything(user.displayName));
    case 'slow':
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await new Promise<void>((resolve) => {
        finishThinking = resolve;
      });
      return interaction.editReply('Here is the result');
    case 'call':
      return interaction.reply({ content: `${options.getUser('whom', true).toString()}, it is your turn.` });
    default:
      return undefined;
  }
}

async function onComponent(interaction: MessageComponentInteraction): Promise<unknown> {
  const { user, customId } = interaction;
  const privately = { flags: MessageFlags.Ephemeral } as const;
  switch (customId) {
    case 'desk':
      return interaction.reply({
        content: `Secret hand of ${user.displayName}`,
        components: [buttons(['take', 'Take', ButtonStyle.Primary])],
        ...privately,
      });
    case 'take':
      return interaction.update({ content: `Sealed by ${user.displayName}`, components: [] });
    case 'again':
      return interaction.update(everything(user.displayName));
    case 'tiles':
      return interaction.showModal(form);
    case 'status':
      return interaction.reply({ content: 'Everybody is well', ...privately });
    case 'mute':
      return undefined;
    default:
      if (!interaction.isStringSelectMenu()) return undefined;
      return interaction.reply({ content: `You took ${interaction.values.join(' and ')}`, ...privately });
  }
}

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isChatInputCommand()) return onCommand(interaction);
  if (interaction.isMessageComponent()) return onComponent(interaction);
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused().toLowerCase();
    const found = topics.filter((topic) => topic.toLowerCase().startsWith(typed));
    return interaction.respond(found.map((topic) => ({ name: topic, value: topic })));
  }
  if (!interaction.isModalSubmit()) return undefined;
  const { fields } = interaction;
  const dice = [fields.getRadioGroup('die0'), fields.getRadioGroup('die1')].join(', ');
  const extras = fields.getCheckboxGroup('extras').join(' and ');
  const content = `Sealed: ${dice}; ${extras}; ${fields.getTextInputValue('word')}`;
  return interaction.reply({ content, flags: MessageFlags.Ephemeral });
}

/** Ends what `/slow` began. */
export let finishThinking = (): void => undefined;

/** What went wrong in the bot; a test should find nothing. */
export const errors: Error[] = [];

/** A bot that knows no game, so that the page is seen to work without one. */
export async function startBot(playground: Playground): Promise<Client<true>> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.api } });
  client.on('interactionCreate', (interaction) => {
    void answer(interaction).catch((error: unknown) => client.emit('error', error as Error));
  });
  client.on('error', (error) => errors.push(error));
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(playground.token);
  const online = await ready;
  await online.application.commands.set(commands.map((command) => command.toJSON()));
  return online;
}
