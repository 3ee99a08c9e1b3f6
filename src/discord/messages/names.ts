import { escapeMarkdown } from 'discord.js';
import { seatNames } from '../../i18n/seat-names.ts';
import type { Occupant } from '../../table/table.ts';

const LONGEST = 32;
/** Control characters, and those that turn the direction of the text around them. */
const harmful = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** A name as it is kept: one line, nothing that disturbs the text around it. */
export function cleanName(name: string): string {
  const oneLine = name.replace(/\s+/gu, ' ').replace(harmful, '').trim();
  const clean = Array.from(oneLine).slice(0, LONGEST).join('');
  return clean === '' ? '?' : clean;
}

/** A name as it may stand in a message: no formatting, no mention, no link comes of it. */
function safeName(name: string): string {
  const escaped = escapeMarkdown(cleanName(name), {
    heading: true,
    bulletedList: true,
    numberedList: true,
    maskedLink: true,
  });
  return escaped.replace(/[<@#]/g, (sign) => `${sign}\u200b`).replace(/:\/\//g, ':\u200b//');
}

/** Says seats in messages by the names of those who sit there. */
export function occupantNames(occupants: readonly Occupant[]): ReturnType<typeof seatNames> {
  return seatNames(occupants.map(({ name }) => `**${safeName(name)}**`));
}
