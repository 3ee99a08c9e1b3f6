import {
  type APIActionRowComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIMessageTopLevelComponent,
  type APIStringSelectComponent,
  ButtonStyle,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord.js';
import { text } from '../../engine/text.ts';
import type { Say } from '../../i18n/catalogue.ts';
import { limits } from '../limits.ts';

type Row = APIActionRowComponent<APIButtonComponentWithCustomId | APIStringSelectComponent>;
export type Part = APIComponentInContainer;

/** A text no longer than a place allows, counted in code points. */
export function cut(words: string, length: number): string {
  const points = Array.from(words);
  return points.length <= length ? words : `${points.slice(0, length - 1).join('')}…`;
}

export function paragraph(content: string): Part {
  return { type: ComponentType.TextDisplay, content };
}

export interface ButtonLook {
  readonly id: string;
  readonly label: string;
  readonly style?: 'plain' | 'main' | 'good' | 'danger';
  readonly disabled?: boolean;
}

const styles = {
  plain: ButtonStyle.Secondary,
  main: ButtonStyle.Primary,
  good: ButtonStyle.Success,
  danger: ButtonStyle.Danger,
} as const;

function button({ id, label, style = 'plain', disabled = false }: ButtonLook): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    custom_id: id,
    label: cut(label, limits.buttonLabel),
    style: styles[style],
    disabled,
  };
}

/** Rows of as many buttons as fit. */
export function buttons(looks: readonly ButtonLook[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < looks.length; at += limits.buttonsInRow)
    rows.push({ type: ComponentType.ActionRow, components: looks.slice(at, at + limits.buttonsInRow).map(button) });
  return rows;
}

export interface ChoiceLook {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly isDefault?: boolean;
}

export interface SelectLook {
  readonly id: string;
  readonly placeholder: string;
  readonly choices: readonly ChoiceLook[];
  readonly min?: number;
  readonly max?: number;
}

export function select({ id, placeholder, choices, min = 1, max = 1 }: SelectLook): APIStringSelectComponent {
  return {
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder: cut(placeholder, limits.placeholder),
    min_values: min,
    max_values: max,
    options: choices.map(choice),
  };
}

/** A choice of a select or of a radio group. */
export function choice({ value, label, description, isDefault = false }: ChoiceLook): {
  value: string;
  label: string;
  description?: string;
  default: boolean;
} {
  return {
    value,
    label: cut(label, limits.optionText),
    ...(description === undefined ? {} : { description: cut(description, limits.optionText) }),
    default: isDefault,
  };
}

export function selectRow(look: SelectLook): Row {
  return { type: ComponentType.ActionRow, components: [select(look)] };
}

export function rule(): Part {
  return { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small };
}

/** A picture that is sent along as a file of this name. */
export function picture(file: string, description: string): Part {
  return {
    type: ComponentType.MediaGallery,
    items: [{ media: { url: `attachment://${file}` }, description: cut(description, limits.altText) }],
  };
}

export function box(parts: readonly Part[], colour = 0x3b6ea5): APIMessageTopLevelComponent {
  return { type: ComponentType.Container, accent_color: colour, components: [...parts] };
}

/** As many lines as fit into so many characters, the first ones first. */
export function fitting(lines: readonly string[], room: number): string[] {
  let left = room;
  const kept: string[] = [];
  for (const line of lines) {
    left -= Array.from(line).length + 1;
    if (left < 0) break;
    kept.push(line);
  }
  return kept;
}

/** As many lines as fit, and how many more there are. */
export function shortened(lines: readonly string[], room: number, say: Say): string[] {
  const kept = fitting(lines, room);
  const more = lines.length - kept.length;
  return more === 0 ? kept : [...kept, say(text('bot.more', { count: more }))];
}

/** How many characters of text stand in parts of a message. */
export function lengthOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + ('content' in part ? Array.from(part.content).length : 0), 0);
}
