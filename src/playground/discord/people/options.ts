import { lengthOf } from '../checks/flaw.ts';
import { optionType } from '../state/codes.ts';
import type { CommandOption } from '../state/wire.ts';
import { notOffered } from './mistake.ts';
import { named } from './offers.ts';
import { pointAt, type Pointer } from './resolved.ts';

export type OptionValue = string | number | boolean;

export interface FilledOption {
  readonly name: string;
  readonly type: number;
  readonly value: OptionValue;
  readonly focused?: true;
}

function chosen(option: CommandOption, given: OptionValue, locale: string): OptionValue {
  const choices = option.choices ?? [];
  const choice = named(choices, String(given), locale) ?? choices.find(({ value }) => String(value) === String(given));
  return choice ? choice.value : notOffered(`"${String(given)}" is not a choice of "${option.name}".`);
}

function text(option: CommandOption, given: OptionValue): string {
  const value = String(given);
  const length = lengthOf(value);
  if (length < (option.min_length ?? 0) || length > (option.max_length ?? 6000)) {
    notOffered(`"${option.name}" must have ${option.min_length ?? 0} to ${option.max_length ?? 6000} characters.`);
  }
  return value;
}

function quantity(option: CommandOption, given: OptionValue): number {
  const value = Number(given);
  const isWhole = option.type === optionType.number || Number.isInteger(value);
  const isIn = value >= (option.min_value ?? -(2 ** 53)) && value <= (option.max_value ?? 2 ** 53);
  return isWhole && isIn && given !== ''
    ? value
    : notOffered(`"${String(given)}" is not a number "${option.name}" takes.`);
}

function truth(option: CommandOption, given: OptionValue): boolean {
  const value = String(given).toLowerCase();
  return value === 'true' || value === 'false' ? value === 'true' : notOffered(`"${option.name}" is true or false.`);
}

function valueOf(pointer: Pointer, option: CommandOption, given: OptionValue, locale: string): OptionValue {
  if ((option.choices ?? []).length > 0) return chosen(option, given, locale);
  switch (option.type) {
    case optionType.string:
      return text(option, given);
    case optionType.integer:
    case optionType.number:
      return quantity(option, given);
    case optionType.boolean:
      return truth(option, given);
    case optionType.user:
      return pointAt(pointer, 'user', String(given));
    case optionType.channel:
      return pointAt(pointer, 'channel', String(given));
    case optionType.role:
      return pointAt(pointer, 'role', String(given));
    case optionType.mentionable:
      return pointAt(pointer, 'mentionable', String(given));
    default:
      return notOffered(`Files cannot be given to "${option.name}" here.`);
  }
}

export type Given = Readonly<Record<string, OptionValue>>;

/** The options of a command as Discord's client would send them, or a complaint about what cannot be sent. */
export function filledOptions(
  pointer: Pointer,
  options: readonly CommandOption[],
  given: Given,
  locale: string,
  focus: string | null,
): FilledOption[] {
  const entries = Object.entries(given).map(([name, value]) => {
    const option = named(options, name, locale);
    return option ? { option, value } : notOffered(`There is no option "${name}".`);
  });
  const missing = options.find(
    (option) => option.required === true && !entries.some((entry) => entry.option === option),
  );
  if (missing && focus === null) notOffered(`The option "${missing.name}" is required.`);
  return entries.map(({ option, value }) => {
    const { name, type } = option;
    if (focus === null || named(options, focus, locale) !== option) {
      return { name, type, value: valueOf(pointer, option, value, locale) };
    }
    if (option.autocomplete !== true) notOffered(`"${name}" makes no suggestions.`);
    return { name, type, value: String(value), focused: true };
  });
}
