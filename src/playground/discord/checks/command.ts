import { isGiven } from '../given.ts';
import { optionType } from '../state/codes.ts';
import type { CommandOption, Localizations } from '../state/wire.ts';
import { flaw, lengthOf, type Flaw, type Path } from './flaw.ts';

/** A command as a bot registers it, once it has the right shape. */
export interface CommandBody {
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly description?: string | null;
  readonly description_localizations?: Localizations;
  readonly options?: readonly CommandOption[] | null;
  readonly default_member_permissions?: string | number | null;
  readonly dm_permission?: boolean | null;
  readonly contexts?: readonly number[] | null;
  readonly integration_types?: readonly number[] | null;
  readonly nsfw?: boolean | null;
  readonly type?: number | null;
}

const locales: ReadonlySet<string> = new Set(
  (
    'ar bg cs da de el en-GB en-US es-419 es-ES fi fr he hi hr hu id it ja ko lt nl no pl pt-BR ro ru sv-SE th tr uk vi ' +
    'zh-CN zh-TW'
  ).split(' '),
);

const chatName = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;

function isChatName(name: string): boolean {
  return chatName.test(name) && name === name.toLowerCase();
}

function invalidName(path: Path): Flaw {
  return flaw(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
}

function localeFlaws(words: Localizations | undefined, path: Path): Flaw[] {
  return Object.keys(words ?? {})
    .filter((locale) => !locales.has(locale))
    .map((locale) => flaw([...path, locale], 'BASE_TYPE_CHOICES', 'Value must be a known locale.'));
}

function nameFlaws(body: { name: string; name_localizations?: Localizations }, path: Path): Flaw[] {
  return [
    ...(isChatName(body.name) ? [] : [invalidName([...path, 'name'])]),
    ...localeFlaws(body.name_localizations, [...path, 'name_localizations']),
    ...Object.entries(body.name_localizations ?? {})
      .filter(([, name]) => !isChatName(name))
      .map(([locale]) => invalidName([...path, 'name_localizations', locale])),
  ];
}

function choiceFlaws(option: CommandOption, path: Path): Flaw[] {
  const choices = option.choices ?? [];
  const repeats = (pick: (index: number) => unknown, field: string): Flaw[] =>
    choices.flatMap((_, index) =>
      choices.some((__, earlier) => earlier < index && pick(earlier) === pick(index))
        ? [
            flaw(
              [...path, 'choices', index, field],
              'APPLICATION_COMMAND_OPTIONS_CHOICE_DUPLICATED',
              'Choices must be unique',
            ),
          ]
        : [],
    );
  return [
    ...repeats((index) => choices[index]?.name, 'name'),
    ...repeats((index) => choices[index]?.value, 'value'),
    ...choices.flatMap((choice, index) =>
      localeFlaws(choice.name_localizations, [...path, 'choices', index, 'name_localizations']),
    ),
    ...(choices.length > 0 && option.autocomplete === true
      ? [flaw([...path, 'choices'], 'APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE', 'Choices exclude autocomplete')]
      : []),
  ];
}

function rangeFlaws(option: CommandOption, path: Path): Flaw[] {
  const crossed = (min: number | null | undefined, max: number | null | undefined): boolean =>
    isGiven(min) && isGiven(max) && min > max;
  return [
    ...(crossed(option.min_value, option.max_value)
      ? [flaw([...path, 'min_value'], 'APPLICATION_COMMAND_OPTIONS_MIN_VALUE', 'Must not be more than max_value')]
      : []),
    ...(crossed(option.min_length, option.max_length)
      ? [flaw([...path, 'min_length'], 'APPLICATION_COMMAND_OPTIONS_MIN_LENGTH', 'Must not be more than max_length')]
      : []),
  ];
}

function isBranch(option: CommandOption): boolean {
  return option.type === optionType.sub || option.type === optionType.group;
}

function listFlaws(options: readonly CommandOption[], path: Path): Flaw[] {
  return options.flatMap((option, index) => {
    const earlier = options.slice(0, index);
    return [
      ...(earlier.some((other) => other.name === option.name)
        ? [
            flaw(
              [...path, index, 'name'],
              'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
              'Option name already exists',
            ),
          ]
        : []),
      ...(option.required === true && earlier.some((other) => other.required !== true)
        ? [
            flaw(
              [...path, index],
              'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
              'Required options must be placed before non-required options',
            ),
          ]
        : []),
      ...(earlier.some((other) => isBranch(other) !== isBranch(option))
        ? [
            flaw(
              [...path, index],
              'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
              'Sub-commands cannot be mixed with options',
            ),
          ]
        : []),
    ];
  });
}

function optionFlaws(options: readonly CommandOption[], path: Path): Flaw[] {
  return [
    ...listFlaws(options, path),
    ...options.flatMap((option, index) => {
      const here = [...path, index];
      return [
        ...nameFlaws(option, here),
        ...localeFlaws(option.description_localizations, [...here, 'description_localizations']),
        ...choiceFlaws(option, here),
        ...rangeFlaws(option, here),
        ...optionFlaws(option.options ?? [], [...here, 'options']),
      ];
    }),
  ];
}

function longest(text: string, words: Localizations | undefined): number {
  return Math.max(lengthOf(text), ...Object.values(words ?? {}).map(lengthOf));
}

/** The characters that count towards the 8,000 of a command, by its wordiest language. */
function weight(part: CommandBody | CommandOption): number {
  const choices = 'choices' in part ? (part.choices ?? []) : [];
  return (
    longest(part.name, part.name_localizations) +
    longest(part.description ?? '', part.description_localizations) +
    choices.reduce(
      (sum, choice) => sum + longest(choice.name, choice.name_localizations) + String(choice.value).length,
      0,
    ) +
    (part.options ?? []).reduce((sum, option) => sum + weight(option), 0)
  );
}

/** Rules on a command that the schema does not express. */
export function commandFlaws(command: CommandBody, path: Path): Flaw[] {
  if ((command.type ?? 1) !== 1) {
    return (command.description ?? '') === ''
      ? []
      : [
          flaw(
            [...path, 'description'],
            'APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED',
            'Only chat commands are described',
          ),
        ];
  }
  return [
    ...nameFlaws(command, path),
    ...localeFlaws(command.description_localizations, [...path, 'description_localizations']),
    ...((command.description ?? '') === ''
      ? [flaw([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required')]
      : []),
    ...optionFlaws(command.options ?? [], [...path, 'options']),
    ...(weight(command) > 8000
      ? [flaw(path, 'APPLICATION_COMMAND_TOO_LARGE', 'Command exceeds maximum size (8000)')]
      : []),
  ];
}

/** Commands of one kind must have different names. */
export function duplicateFlaws(commands: readonly CommandBody[]): Flaw[] {
  return commands.flatMap((command, index) =>
    commands.some(
      (other, earlier) => earlier < index && other.name === command.name && (other.type ?? 1) === (command.type ?? 1),
    )
      ? [flaw([index, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', 'Application command names must be unique')]
      : [],
  );
}
