import { PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { type Text, text } from '../../engine/text.ts';

/** Without these nothing of a table can be shown in a channel. */
const needed = ['ViewChannel', 'SendMessages', 'ReadMessageHistory'] as const;
/** Without these pictures are missing. */
const wanted = ['AttachFiles'] as const;

type Permission = (typeof needed)[number] | (typeof wanted)[number] | 'SendMessagesInThreads';

export interface Lack {
  readonly needed: readonly Permission[];
  readonly wanted: readonly Permission[];
}

/** What the bot may not do in a channel and should. */
export function lacking(permissions: Readonly<PermissionsBitField>, where: { isThread(): boolean } | null): Lack {
  const has = (permission: Permission): boolean => permissions.has(PermissionFlagsBits[permission]);
  const demanded = needed.map((one): Permission =>
    one === 'SendMessages' && where?.isThread() === true ? 'SendMessagesInThreads' : one,
  );
  return { needed: demanded.filter((one) => !has(one)), wanted: wanted.filter((one) => !has(one)) };
}

export function inWords(permissions: readonly Permission[]): Text[] {
  return permissions.map((permission) => text(`bot.permission.${permission}`));
}
