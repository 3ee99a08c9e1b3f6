import { component, selects } from '../state/codes.ts';
import type { Component } from '../state/wire.ts';
import { emojiFlaws } from './emoji.ts';
import { flaw, type Flaw, type Path } from './flaw.ts';

const lists: readonly number[] = [component.stringSelect, component.radioGroup, component.checkboxGroup];

function duplicates(values: readonly string[]): number[] {
  return values.flatMap((value, index) => (values.indexOf(value) < index ? [index] : []));
}

function optionFlaws(part: Component, path: Path): Flaw[] {
  const options = part.options ?? [];
  return [
    ...duplicates(options.map((option) => option.value)).map((index) =>
      flaw(
        [...path, 'options', index, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      ),
    ),
    ...options.flatMap((option, index) => emojiFlaws(option.emoji, [...path, 'options', index])),
  ];
}

/** How many values may be chosen, with Discord's defaults filled in. */
export function rangeOf(part: Component): { readonly min: number; readonly max: number } {
  if (part.type === component.radioGroup) return { min: part.required === false ? 0 : 1, max: 1 };
  const max = part.max_values ?? (part.type === component.checkboxGroup ? (part.options?.length ?? 1) : 1);
  return { min: part.min_values ?? 1, max };
}

/** Rules on choosing from a list that the schema does not express, for messages and forms alike. */
export function choiceFlaws(part: Component, path: Path): Flaw[] {
  const isList = lists.includes(part.type);
  if (!isList && !selects.includes(part.type)) return [];
  const { min, max } = rangeOf(part);
  const offered = part.options?.length ?? 25;
  const defaults = isList
    ? (part.options ?? []).filter((option) => option.default === true).length
    : (part.default_values?.length ?? 0);
  return [
    ...(isList ? optionFlaws(part, path) : []),
    ...(min > max
      ? [flaw([...path, 'min_values'], 'SELECT_COMPONENT_MIN_VALUES_TOO_LARGE', 'Must not be more than max_values')]
      : []),
    ...(isList && max > offered
      ? [flaw([...path, 'max_values'], 'SELECT_COMPONENT_MAX_VALUES_TOO_LARGE', 'Must not be more than the options')]
      : []),
    ...(isList && min > offered
      ? [flaw([...path, 'min_values'], 'SELECT_COMPONENT_MIN_VALUES_TOO_LARGE', 'Must not be more than the options')]
      : []),
    ...(defaults > max
      ? [
          flaw(
            [...path, isList ? 'options' : 'default_values'],
            'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES',
            'More options are chosen by default than may be chosen',
          ),
        ]
      : []),
  ];
}
