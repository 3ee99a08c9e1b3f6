import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextDisplayBuilder,
  TextInputStyle,
  type Client,
  type Interaction,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formIn, messageIn, textOf } from '../../../src/playground/discord/index.ts';
import { connect, openPlace, type Place } from '../../kit/playground/place.ts';

let place: Place;
let client: Client<true>;
let answer: (interaction: Interaction) => Promise<unknown>;
const errors: unknown[] = [];
/** Answers under way: a message is seen before its sender hears that it arrived. */
const answering: Promise<unknown>[] = [];

const table = new SlashCommandBuilder()
  .setName('table')
  .setNameLocalizations({ fr: 'table' })
  .setDescription('A table')
  .addSubcommand((sub) =>
    sub
      .setName('new')
      .setNameLocalizations({ fr: 'nouvelle' })
      .setDescription('Opens a table')
      .addStringOption((option) =>
        option
          .setName('game')
          .setNameLocalizations({ fr: 'jeu' })
          .setDescription('Which game')
          .setRequired(true)
          .addChoices({ name: 'Khôra', value: 'khora' }),
      )
      .addUserOption((option) => option.setName('with').setDescription('A friend')),
  );
const rules = new SlashCommandBuilder()
  .setName('rules')
  .setDescription('The rules')
  .addStringOption((option) => option.setName('topic').setDescription('About').setAutocomplete(true));

beforeEach(async () => {
  place = await openPlace();
  errors.length = 0;
  client = await connect(place, (interaction) => {
    const given = answer(interaction);
    answering.push(given);
    return given;
  });
  client.on('error', (error) => errors.push(error));
  await client.application.commands.set([table.toJSON(), rules.toJSON()]);
});

afterEach(async () => {
  await Promise.allSettled(answering.splice(0));
  await client.destroy();
  await place.discord.close();
  expect(place.discord.problems).toEqual([]);
  expect(errors).toEqual([]);
});

describe('the real client', () => {
  it('logs in, knows the server and its own name', () => {
    expect(client.user.username).toBe('Agora');
    expect(client.guilds.cache.get(place.guildId)?.channels.cache.get(place.channelId)?.name).toBe('tables');
    expect(place.discord.isOnline(place.application.id)).toBe(true);
  });

  it('receives a command with its options, people and languages', async () => {
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      expect(interaction.options.getSubcommand()).toBe('new');
      expect(interaction.options.getString('game')).toBe('khora');
      expect(interaction.options.getUser('with')?.username).toBe('ada');
      expect(interaction.options.getMember('with')).not.toBeNull();
      expect(interaction.locale).toBe('fr');
      expect(interaction.guildLocale).toBe('en-US');
      expect(interaction.inGuild()).toBe(true);
      expect(interaction.memberPermissions?.has('SendMessages')).toBe(true);
      await interaction.reply({ content: 'Salut', flags: MessageFlags.Ephemeral });
    };
    const outcome = await place.bob.slash(place.channelId, '/table nouvelle jeu:Khôra with:@ada');
    expect(outcome.kind).toBe('reply');
    expect(place.bob.sees(place.channelId)).toEqual([messageIn(outcome)]);
    expect(place.ada.sees(place.channelId)).toEqual([]);
  });

  it('suggests while somebody types', async () => {
    answer = async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      expect(interaction.options.getFocused()).toBe('ar');
      await interaction.respond([{ name: 'Army', nameLocalizations: { fr: 'Armée' }, value: 'army' }]);
    };
    expect(await place.bob.suggestions(place.channelId, '/rules topic:ar')).toEqual([{ name: 'Armée', value: 'army' }]);
    expect(await place.ada.suggestions(place.channelId, '/rules topic:ar')).toEqual([{ name: 'Army', value: 'army' }]);
  });

  it('defers, fills in, follows up, edits and deletes', async () => {
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      const response = await interaction.deferReply({ flags: MessageFlags.Ephemeral, withResponse: true });
      expect(response.interaction.responseMessageLoading).toBe(true);
      await interaction.editReply({
        components: [new TextDisplayBuilder().setContent('V2')],
        flags: MessageFlags.IsComponentsV2,
      });
      const more = await interaction.followUp('Everybody sees this');
      await interaction.editReply({ message: more.id, content: 'Everybody saw this' });
      expect((await interaction.fetchReply()).flags.has(MessageFlags.Ephemeral)).toBe(true);
      const brief = await interaction.followUp({ content: 'Gone soon', flags: MessageFlags.Ephemeral });
      await interaction.deleteReply(brief.id);
    };
    const outcome = await place.ada.slash(place.channelId, '/rules');
    expect(outcome.kind).toBe('deferred');
    expect(textOf(await place.ada.filled(messageIn(outcome)))).toBe('V2');
    await place.bob.until(() =>
      place.bob.sees(place.channelId).some((message) => message.content === 'Everybody saw this'),
    );
    await place.ada.until(() => place.ada.sees(place.channelId).length === 2);
    expect(place.bob.sees(place.channelId)).toHaveLength(1);
  });

  it('updates the message a button or select is on, at once or later', async () => {
    const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
      new ButtonBuilder().setCustomId('now').setLabel('Now').setStyle(ButtonStyle.Primary),
      new ButtonBuilder().setCustomId('later').setLabel('Later').setStyle(ButtonStyle.Secondary),
    );
    const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
      new StringSelectMenuBuilder()
        .setCustomId('pick')
        .addOptions({ label: 'One', value: '1' }, { label: 'Two', value: '2' }),
    );
    answer = async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'Choose', components: [row, menu] });
      else if (interaction.isStringSelectMenu()) await interaction.update(`You took ${interaction.values.join()}`);
      else if (interaction.isButton() && interaction.customId === 'now') await interaction.update('Now it is');
      else if (interaction.isButton()) {
        await interaction.deferUpdate();
        await interaction.editReply({ content: 'Later it was', components: [] });
      }
    };
    const message = messageIn(await place.ada.slash(place.channelId, '/rules'));
    expect(messageIn(await place.bob.press(message, 'now')).content).toBe('Now it is');
    expect(messageIn(await place.ada.choose(message, 'pick', ['2'])).content).toBe('You took 2');
    expect(await place.ada.press(message, 'later')).toMatchObject({ kind: 'deferred-update' });
    await place.bob.until(() => place.bob.look(message)?.content === 'Later it was');
    await expect(place.ada.press(message, 'now')).rejects.toThrow('no component "now"');
  });

  it('opens a form with radio groups and receives what was chosen', async () => {
    const form = new ModalBuilder()
      .setCustomId('tiles')
      .setTitle('Your dice')
      .addLabelComponents(
        new LabelBuilder()
          .setLabel('Die 5')
          .setRadioGroupComponent((group) =>
            group
              .setCustomId('die0')
              .addOptions({ label: 'Politics', value: 'politics' }, { label: 'Trade', value: 'trade', default: true }),
          ),
        new LabelBuilder()
          .setLabel('Why')
          .setTextInputComponent((input) =>
            input.setCustomId('why').setStyle(TextInputStyle.Short).setRequired(false).setMaxLength(5),
          ),
        new LabelBuilder()
          .setLabel('Extras')
          .setCheckboxGroupComponent((group) =>
            group
              .setCustomId('extras')
              .setRequired(false)
              .addOptions({ label: 'A', value: 'a' }, { label: 'B', value: 'b' }),
          ),
        new LabelBuilder().setLabel('Sure').setCheckboxComponent((box) => box.setCustomId('sure')),
      );
    answer = async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.showModal(form);
      else if (interaction.isModalSubmit()) {
        const { fields } = interaction;
        const chosen = [
          fields.getRadioGroup('die0'),
          fields.getTextInputValue('why'),
          ...fields.getCheckboxGroup('extras'),
          String(fields.getCheckbox('sure')),
        ];
        await interaction.reply({ content: chosen.join('|'), flags: MessageFlags.Ephemeral });
      }
    };
    const opened = formIn(await place.ada.slash(place.channelId, '/rules'));
    expect(place.ada.form).toEqual(opened);
    expect(place.bob.form).toBeNull();
    await expect(place.ada.submit({ die0: 'army' })).rejects.toThrow('does not offer "army"');
    await expect(place.ada.submit({ why: 'because' })).rejects.toThrow('0 to 5 characters');
    await expect(place.ada.submit({ sure: 'yes' })).rejects.toThrow('ticked');
    await expect(place.ada.submit({ die1: 'army' })).rejects.toThrow('no field "die1"');
    const outcome = await place.ada.submit({ die0: 'politics', extras: ['b'], sure: true });
    expect(messageIn(outcome).content).toBe('politics||b|true');
    expect(place.ada.form).toBeNull();
  });

  it('sends files that can be downloaded, with their alternative text', async () => {
    const channel = await client.channels.fetch(place.channelId);
    if (!channel?.isSendable()) throw new Error('not sendable');
    const file = new AttachmentBuilder(Buffer.from('a board'), { name: 'board.txt', description: 'The board' });
    const message = await channel.send({ files: [file] });
    const attachment = message.attachments.first();
    expect(attachment).toMatchObject({ name: 'board.txt', description: 'The board', size: 7 });
    const download = await fetch(attachment?.url ?? '');
    expect(await download.text()).toBe('a board');
    expect(download.headers.get('content-type')).toContain('text/plain');
  });

  it('serves a file a little longer than its message has it, for those who are loading it', async () => {
    const channel = await client.channels.fetch(place.channelId);
    if (!channel?.isSendable()) throw new Error('not sendable');
    const file = new AttachmentBuilder(Buffer.from('a board'), { name: 'late.txt' });
    const message = await channel.send({ files: [file] });
    const url = message.attachments.first()?.url ?? '';
    expect((await message.edit({ content: 'No board', attachments: [] })).attachments.size).toBe(0);
    const late = await fetch(url);
    expect(await late.text()).toBe('a board');
    expect(JSON.stringify(place.discord.snapshot())).not.toContain('late.txt');
  });

  it('talks in direct messages and hears that they are closed', async () => {
    const user = await client.users.fetch(place.ada.id);
    await user.send('Hello');
    const [channel] = place.ada.channels() as { id: string; type: number }[];
    expect(place.ada.channels()).toHaveLength(2);
    expect(channel).toBeDefined();
    expect(place.ada.pings).toHaveLength(1);
    place.discord.setDirectMessages(place.ada.id, 'closed');
    await expect(user.send('Hello?')).rejects.toMatchObject({ code: 50007 });
  });
});
