import type { Person } from '../discord/index.ts';
import { optionType } from '../discord/state/codes.ts';
import type { Command, CommandOption, Localizations } from '../discord/state/wire.ts';
import type { OfferedCommand, OfferedOption, OptionKind } from '../protocol.ts';

const kinds = new Map<number, OptionKind>([
  [optionType.string, 'text'],
  [optionType.integer, 'whole'],
  [optionType.boolean, 'truth'],
  [optionType.user, 'user'],
  [optionType.channel, 'channel'],
  [optionType.role, 'role'],
  [optionType.mentionable, 'mentionable'],
  [optionType.number, 'number'],
  [optionType.attachment, 'file'],
]);

interface Branch {
  readonly name: string;
  readonly name_localizations?: Localizations;
  readonly description: string;
  readonly description_localizations?: Localizations;
  readonly options?: readonly CommandOption[] | null;
}

function offeredOption(option: CommandOption, locale: string): OfferedOption {
  return {
    name: option.name,
    label: option.name_localizations?.[locale] ?? option.name,
    description: option.description_localizations?.[locale] ?? option.description,
    kind: kinds.get(option.type) ?? 'text',
    isRequired: option.required === true,
    choices: (option.choices ?? []).map((choice) => ({
      name: choice.name_localizations?.[locale] ?? choice.name,
      value: choice.value,
    })),
    suggests: option.autocomplete === true,
  };
}

function leaves(branch: Branch, path: readonly string[], label: string, locale: string): OfferedCommand[] {
  const here = [...path, branch.name];
  const words = `${label}${branch.name_localizations?.[locale] ?? branch.name}`;
  const options = branch.options ?? [];
  const branches = options.filter((option) => option.type <= optionType.group);
  if (branches.length > 0) return branches.flatMap((next) => leaves(next, here, `${words} `, locale));
  return [
    {
      path: here,
      label: words,
      description: branch.description_localizations?.[locale] ?? branch.description,
      options: options.map((option) => offeredOption(option, locale)),
    },
  ];
}

/** The commands a person may use in a channel, each sub-command on a line of its own. */
export function offeredCommands(person: Person, channelId: string): OfferedCommand[] {
  return person
    .commands(channelId)
    .flatMap(({ command }) => leaves(command as Command, [], '/', person.locale))
    .sort((a, b) => a.label.localeCompare(b.label, person.locale));
}
