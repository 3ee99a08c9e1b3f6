import { lengthOf } from '../checks/flaw.ts';
import { rangeOf } from '../checks/select.ts';
import type { Form } from '../hub.ts';
import { component } from '../state/codes.ts';
import { allOf } from '../state/layout.ts';
import type { Component } from '../state/wire.ts';
import { chosenValues } from './controls.ts';
import { notOffered } from './mistake.ts';
import type { Pointer } from './resolved.ts';

/** What a person enters, by custom id. What is left out keeps what the form showed at first. */
export type Entries = Readonly<Record<string, string | boolean | readonly string[] | null>>;

function text(part: Component, entry: Entries[string] | undefined): string {
  const value = entry === undefined ? (part.value ?? '') : entry;
  if (typeof value !== 'string') return notOffered(`"${part.custom_id ?? ''}" takes text.`);
  const length = lengthOf(value);
  const isLeftOut = length === 0 && part.required === false;
  const least = Math.max(part.min_length ?? 0, part.required === false ? 0 : 1);
  const most = part.max_length ?? 4000;
  if (!isLeftOut && (length < least || length > most)) {
    notOffered(`"${part.custom_id ?? ''}" takes ${least} to ${most} characters, not ${length}.`);
  }
  return value;
}

function preselected(part: Component): string[] {
  const options = (part.options ?? []).filter((option) => option.default === true).map((option) => option.value);
  return [...options, ...(part.default_values ?? []).map((value) => value.id)];
}

function values(pointer: Pointer, part: Component, entry: Entries[string] | undefined): string[] {
  const given = entry === undefined ? preselected(part) : entry === null ? [] : entry;
  const list = typeof given === 'string' ? [given] : given;
  if (typeof list === 'boolean') return notOffered(`"${part.custom_id ?? ''}" takes values.`);
  const least = list.length === 0 && part.required === false ? 0 : rangeOf(part).min;
  return chosenValues(pointer, part, list, least);
}

function checked(part: Component, entry: Entries[string] | undefined): boolean {
  const value = entry === undefined ? (part.default ?? false) : entry;
  return typeof value === 'boolean' ? value : notOffered(`"${part.custom_id ?? ''}" is ticked or not.`);
}

function field(pointer: Pointer, part: Component, entries: Entries): object {
  const entry = entries[part.custom_id ?? ''];
  const place = { type: part.type, id: part.id, custom_id: part.custom_id };
  switch (part.type) {
    case component.textInput:
      return { ...place, value: text(part, entry) };
    case component.radioGroup:
      return { ...place, value: values(pointer, part, entry)[0] ?? null };
    case component.checkbox:
      return { ...place, value: checked(part, entry) };
    case component.fileUpload:
      if (part.required !== false) notOffered(`Files cannot be given to "${part.custom_id ?? ''}" here.`);
      return { ...place, values: [] };
    default:
      return { ...place, values: values(pointer, part, entry) };
  }
}

/** The components of a form as its submission carries them, or a complaint about what the form does not take. */
export function submitted(pointer: Pointer, form: Form, entries: Entries): object[] {
  const names = allOf(form.components).flatMap((part) => part.custom_id ?? []);
  const stray = Object.keys(entries).find((name) => !names.includes(name));
  if (stray !== undefined) notOffered(`The form "${form.customId}" has no field "${stray}".`);
  return form.components.map((part) => {
    const place = { type: part.type, id: part.id };
    if (part.component) return { ...place, component: field(pointer, part.component, entries) };
    if (part.components)
      return { ...place, components: part.components.map((inner) => field(pointer, inner, entries)) };
    return place;
  });
}
