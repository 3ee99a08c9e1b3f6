import { z } from 'zod';
import type { Pace } from '../engine/machine.ts';
import { type Locale, locales } from '../i18n/catalogue.ts';
import type { GameModule, GameOption } from '../module/game-module.ts';

/** What a host can set at a table. Everything about an option follows from its line here. */
interface Option<Value extends string> {
  readonly values: readonly Value[];
  readonly usual: Value;
  /** Whether it can still be changed when the game has begun. */
  readonly whilePlaying: boolean;
}

const option = <const Value extends string>(
  values: readonly Value[],
  usual: NoInfer<Value>,
  whilePlaying: boolean,
): Option<Value> => ({ values, usual, whilePlaying });

/**
 * The options of every table. Its name is `bot.option.<id>.name` in the catalogues, a value's `bot.option.<id>.<value>`,
 * and the command's `command.table.<id>`.
 */
export const tableOptions = {
  /** The language of the channel's messages. */
  language: option<Locale>(locales, 'en', true),
  /** How the game goes on: by itself, or phase by phase when somebody says so. */
  pace: option<Pace>(['auto', 'step'], 'auto', false),
  /** Whether people may ask for advice. */
  hints: option(['on', 'off'], 'on', true),
} as const;

export type TableOptionId = keyof typeof tableOptions;
export const tableOptionIds = Object.keys(tableOptions) as readonly TableOptionId[];

type Values = { readonly [Id in TableOptionId]: (typeof tableOptions)[Id]['values'][number] };

export interface TableOptions extends Values {
  /** The game's own options. */
  readonly game: Readonly<Record<string, string>>;
}

/** What somebody wants to be otherwise; what is not named stays. Anything at all may be named. */
export type WantedOptions = Partial<Record<TableOptionId, string>> & {
  readonly game?: Readonly<Record<string, string>>;
};

/** The options with what is wanted; a value that there is not changes nothing. */
export function changed(now: TableOptions, wanted: WantedOptions, own: readonly GameOption[]): TableOptions {
  const values = tableOptionIds.map((id) => {
    const known = tableOptions[id].values.find((value) => value === wanted[id]);
    return [id, known ?? now[id]] as const;
  });
  return { ...(Object.fromEntries(values) as Values), game: { ...now.game, ...known(wanted.game ?? {}, own) } };
}

function known(wanted: Readonly<Record<string, string>>, own: readonly GameOption[]): Record<string, string> {
  const values = own.flatMap(({ id, values: all }) => {
    const value = all.find((one) => Object.hasOwn(wanted, id) && one.id === wanted[id]);
    return value === undefined ? [] : [[id, value.id] as const];
  });
  return Object.fromEntries(values);
}

/** Whether everything that would become otherwise may still be changed when the game has begun. */
export function mayChangeWhilePlaying(now: TableOptions, next: TableOptions): boolean {
  const isFixed = (id: TableOptionId): boolean => !tableOptions[id].whilePlaying && now[id] !== next[id];
  return !tableOptionIds.some(isFixed) && JSON.stringify(now.game) === JSON.stringify(next.game);
}

/** The options of a new table. */
export function usualOptions({ options }: Pick<GameModule, 'options'>): TableOptions {
  const values = tableOptionIds.map((id) => [id, tableOptions[id].usual] as const);
  const game = options.map(({ id, values: all }) => [id, all[0]?.id ?? ''] as const);
  return { ...(Object.fromEntries(values) as Values), game: Object.fromEntries(game) };
}

/** Options as they stand in a database; older versions wrote `locale` for the language, and hints as yes or no. */
const stored = z.looseObject({ game: z.record(z.string(), z.string()).default({}) }).transform(({ game, ...row }) => {
  const { locale, hints } = row;
  const older = { language: locale, ...row, hints: typeof hints === 'boolean' ? (hints ? 'on' : 'off') : hints };
  const found = new Map(Object.entries(older));
  const values = tableOptionIds.flatMap((id) => {
    const value = found.get(id);
    return typeof value === 'string' ? [[id, value] as const] : [];
  });
  return { wanted: Object.fromEntries(values), game };
});

const plain: TableOptions = usualOptions({ options: [] });

/** The options of a stored table, of this version or an older one; what is missing is as usual. */
export const storedOptions = stored.transform(({ wanted, game }): TableOptions => ({
  ...changed(plain, wanted, []),
  game,
}));
