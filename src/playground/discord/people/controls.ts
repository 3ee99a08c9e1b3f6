import { isGiven } from '../given.ts';
import { buttonStyle, component, selects } from '../state/codes.ts';
import { allOf } from '../state/layout.ts';
import type { Component, Message } from '../state/wire.ts';
import { rangeOf } from '../checks/select.ts';
import { notOffered } from './mistake.ts';
import { pointAt, type Pointable, type Pointer } from './resolved.ts';

/** Buttons that reach the bot and selects, in the order in which they are seen. */
export function controlsOf(message: Message): Component[] {
  return allOf(message.components).filter((part) => isGiven(part.custom_id));
}

/** Everything a person can read in a message, line by line. */
export function textOf(message: Message): string {
  const embeds = message.embeds.flatMap((embed) => [
    embed.author?.name,
    embed.title,
    embed.description,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
    embed.footer?.text,
  ]);
  const parts = allOf(message.components).flatMap((part) => [
    part.content,
    part.label,
    part.placeholder,
    ...(part.options ?? []).flatMap((option) => [option.label, option.description]),
    ...(part.items ?? []).map((item) => item.description),
    part.description,
  ]);
  const files = message.attachments.map((attachment) => attachment.description);
  return [message.content, ...embeds, ...parts, ...files].filter((line) => isGiven(line) && line !== '').join('\n');
}

function control(message: Message, customId: string): Component {
  const found = controlsOf(message).find((part) => part.custom_id === customId);
  if (!found) return notOffered(`Message ${message.id} has no component "${customId}".`);
  if (found.disabled === true) notOffered(`The component "${customId}" is disabled.`);
  return found;
}

export function pressable(message: Message, customId: string): Component {
  const found = control(message, customId);
  if (found.type !== component.button || found.style === buttonStyle.link) notOffered(`"${customId}" is not a button.`);
  return found;
}

const pointables = new Map<number, Pointable>([
  [component.userSelect, 'user'],
  [component.roleSelect, 'role'],
  [component.mentionableSelect, 'mentionable'],
  [component.channelSelect, 'channel'],
]);

/** The values a person takes from a list, checked against what the list offers. */
export function chosenValues(pointer: Pointer, part: Component, values: readonly string[], least: number): string[] {
  const { max } = rangeOf(part);
  const name = part.custom_id ?? '';
  if (new Set(values).size !== values.length) notOffered(`"${name}" takes each value once.`);
  if (values.length < least || values.length > max) {
    notOffered(`"${name}" takes ${least} to ${max} values, not ${values.length}.`);
  }
  const kind = pointables.get(part.type);
  if (kind) return values.map((value) => pointAt(pointer, kind, value));
  const missing = values.find((value) => !(part.options ?? []).some((option) => option.value === value));
  if (missing !== undefined) notOffered(`"${name}" does not offer "${missing}".`);
  return [...values];
}

export function choosable(message: Message, customId: string): Component {
  const found = control(message, customId);
  if (!selects.includes(found.type)) notOffered(`"${customId}" is not a select.`);
  return found;
}
