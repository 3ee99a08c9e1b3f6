import type { Component, Message } from '../discord/state/wire.ts';
import type { Who } from '../protocol.ts';
import { avatar } from './avatar.ts';
import { components, type Surface } from './components.ts';
import { el, icon, icons } from './dom.ts';
import { embed } from './embed.ts';
import { markdown } from './markdown.ts';
import { localPath, picture } from './picture.ts';
import { failureKey, flag, has, type Room } from './room.ts';
import { clockTime, say, sentAt } from './words.ts';

function textsIn(parts: readonly Component[]): string[] {
  return parts.flatMap((part) => [
    ...(part.content === undefined ? [] : [part.content]),
    ...textsIn(part.components ?? []),
    ...(part.accessory ? textsIn([part.accessory]) : []),
  ]);
}

/** What a message says, without its form. */
export function plainText(message: Message): string {
  const embeds = message.embeds.flatMap(({ title, description }) => [title ?? '', description ?? '']);
  const raw = [message.content, ...textsIn(message.components), ...embeds].join('\n').replaceAll(/^-# /gm, '');
  return raw
    .replaceAll(/[*_~|`#>]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

export function authorOf(message: Message, room: Room): Who {
  const { id, username, global_name, bot } = message.author;
  const known = room.people.find((one) => one.id === id);
  return known ?? { id, name: username, displayName: global_name ?? username, isBot: bot === true, colour: null };
}

function excerpt(message: Message | undefined): string {
  const text = message ? plainText(message) : '';
  return text === '' ? say('replyToMessage') : text.slice(0, 240);
}

/** The line above a reply that tells what it answers. */
function origin(message: Message, room: Room, jump: (id: string) => void): HTMLElement | null {
  const reference = message.message_reference?.message_id;
  if (reference !== undefined) {
    const target = room.messages(message.channel_id).find(({ id }) => id === reference);
    const name = target ? authorOf(target, room).displayName : room.bot.displayName;
    return el(
      'div',
      { class: 'origin' },
      icon(icons.reply),
      el('b', {}, name),
      el('button', { type: 'button', class: 'origin-link', on: { click: () => jump(reference) } }, excerpt(target)),
    );
  }
  const user = message.interaction_metadata?.type === 2 ? message.interaction_metadata.user : null;
  if (!user) return null;
  const words = say('usedCommand', { name: user.global_name ?? user.username });
  return el('div', { class: 'origin' }, icon(icons.reply), el('span', {}, words));
}

function attachments(message: Message): HTMLElement | null {
  if (message.attachments.length === 0) return null;
  const shown = message.attachments.map(({ url, filename, content_type, description, width, height }) =>
    content_type?.startsWith('image/') === true
      ? picture({ url, alt: description ?? null, width: width ?? null, height: height ?? null })
      : el('a', { class: 'file', href: localPath(url), download: filename }, filename),
  );
  return el('div', { class: 'attachments' }, ...shown);
}

function privacy(message: Message, room: Room): HTMLElement | null {
  if (!has(message, flag.ephemeral)) return null;
  const dismiss = (): void => void room.act({ do: 'dismiss', channelId: message.channel_id, messageId: message.id });
  return el(
    'p',
    { class: 'privacy' },
    icon(icons.eye),
    el('span', {}, say('onlyYou')),
    el('span', { 'aria-hidden': 'true' }, ' • '),
    el('button', { type: 'button', class: 'text-button', on: { click: dismiss } }, say('dismiss')),
  );
}

function surfaceOf(message: Message, room: Room, failure: HTMLElement): Surface {
  const place = { channelId: message.channel_id, messageId: message.id };
  return {
    names: room.names,
    people: room.people,
    channels: room.channels,
    press: (customId) => room.act({ do: 'press', ...place, customId }),
    choose: (customId, values) => room.act({ do: 'choose', ...place, customId, values }),
    fail(result) {
      const key = failureKey(result, 'component');
      failure.hidden = key === null;
      failure.replaceChildren(...(key === null ? [] : [icon(icons.warning), say(key)]));
    },
  };
}

function body(message: Message, room: Room): HTMLElement {
  const failure = el('p', { class: 'failure', role: 'alert' });
  failure.hidden = true;
  if (has(message, flag.loading)) {
    const words = say('thinking', { name: authorOf(message, room).displayName });
    return el('div', { class: 'body' }, el('p', { class: 'thinking' }, el('span', { class: 'dots' }), words));
  }
  const { content } = message;
  return el(
    'div',
    { class: 'body' },
    content === '' ? null : markdown(content, room.names),
    ...message.embeds.map((one) => embed(one, room.names)),
    attachments(message),
    ...components(message.components, surfaceOf(message, room, failure)),
    message.edited_timestamp === null ? null : el('span', { class: 'edited' }, say('edited')),
    privacy(message, room),
    failure,
  );
}

/** A message as a line of the conversation. */
export function messageLine(message: Message, room: Room, jump: (id: string) => void): HTMLLIElement {
  const author = authorOf(message, room);
  const sent = new Date(message.timestamp);
  const nameId = `author-${message.id}`;
  const callsYou =
    message.mention_everyone || message.mentions.some(({ id }) => id === room.you.id && message.author.id !== id);
  const classes = ['message', ...(has(message, flag.ephemeral) ? ['ephemeral'] : []), ...(callsYou ? ['calling'] : [])];
  return el(
    'li',
    { id: `message-${message.id}`, class: classes.join(' '), 'data-author': author.id, 'data-sent': sent.getTime() },
    el(
      'article',
      {
        tabindex: -1,
        'aria-labelledby': nameId,
        'aria-busy': has(message, flag.loading) ? 'true' : null,
      },
      origin(message, room, jump),
      avatar(author, 'large'),
      el('span', { class: 'side-time', 'aria-hidden': 'true' }, clockTime(sent)),
      el(
        'h3',
        { id: nameId },
        el('span', { class: 'author' }, author.displayName),
        author.isBot ? el('span', { class: 'tag' }, say('app')) : null,
        el('time', { datetime: sent.toISOString() }, sentAt(sent)),
      ),
      body(message, room),
    ),
  );
}
