import { type APIModalInteractionResponseCallbackData, ComponentType } from 'discord.js';
import type { Decision, Option } from '../../engine/decision.ts';
import { text } from '../../engine/text.ts';
import type { Say } from '../../i18n/catalogue.ts';
import type { Table } from '../../table/table.ts';
import { limits } from '../limits.ts';
import {
  type ChoiceLook,
  type Part,
  buttons,
  choice,
  cut,
  paragraph,
  select,
  selectRow,
  shortened,
} from './components.ts';
import { customId } from '../interactions/custom-ids.ts';

/** The table a decision is of, and its era: together they tell old buttons from new ones. */
type TableOf = Pick<Table, 'id' | 'era'>;

function asked({ id, era }: TableOf, decision: number): { table: string; era: number; decision: number } {
  return { table: id, era, decision };
}

/** Characters for each part of a decision; together they leave room for the rest of a desk. */
const rooms = { prompt: 400, sealed: 500, details: 1000, slots: 1400, freeActions: 400, reasons: 700 } as const;

/** Puts any decision of any game into components. It knows how many options there are, never what they mean. */
export function decisionParts(decision: Decision, table: TableOf, say: Say, page = 0): Part[] {
  return [
    paragraph(`### ${cut(say(decision.prompt), rooms.prompt)}`),
    ...sealedNote(decision, say),
    ...controls(decision, table, say, page),
    ...freeActionButtons(decision, table, say),
    ...reasons(decision, say),
  ];
}

function labelsOf(decision: Decision, say: Say): (id: string) => string {
  const labels = new Map(decision.options.map(({ id, label }) => [id, say(label)]));
  return (id) => labels.get(id) ?? id;
}

function sealedNote(decision: Decision, say: Say): Part[] {
  if (decision.sealed === null) return [];
  const name = labelsOf(decision, say);
  const picks = decision.sealed.map((pick, index) => {
    const slot = decision.slots?.[index];
    return slot === undefined ? name(pick) : `${name(pick)} (${say(slot)})`;
  });
  return [paragraph(say(text('bot.desk.sealed', { picks: cut(picks.join(', '), rooms.sealed) })))];
}

/** Whether the decision is answered in a form instead of in the message. */
function needsForm({ ordered, options, max }: Decision): boolean {
  return ordered || (max > 1 && options.length > limits.selectOptions);
}

function controls(decision: Decision, table: TableOf, say: Say, page: number): Part[] {
  const { id, options, min, max, sealed } = decision;
  if (needsForm(decision)) {
    const label = say(text(sealed === null ? 'bot.desk.choose' : 'bot.desk.change'));
    return [
      ...slotTable(decision, say),
      ...buttons([{ id: customId('open-form', asked(table, id)), label, style: 'main' }]),
    ];
  }
  if (max === 1 && min === 1 && options.length <= limits.buttonsInRow) return optionButtons(decision, table, say);
  const pages = Math.max(1, Math.ceil(options.length / limits.selectOptions));
  const shown = Math.min(Math.max(page, 0), pages - 1);
  const listed = options.slice(shown * limits.selectOptions, (shown + 1) * limits.selectOptions);
  return [
    selectRow({
      id: customId('choose', asked(table, id)),
      placeholder: say(text('bot.desk.pick', { min, max })),
      choices: listed.map((option) => choiceOf(option, say, sealed)),
      min,
      max: Math.min(max, listed.length),
    }),
    ...turnPages(table.id, shown, pages, say),
  ];
}

function choiceOf({ id, label, detail }: Option, say: Say, sealed: readonly string[] | null): ChoiceLook {
  const look = { value: id, label: say(label), isDefault: sealed?.includes(id) ?? false };
  return detail === undefined ? look : { ...look, description: say(detail) };
}

/** What each would cost, give or leave, to be read before it is pressed. */
function detailsOf(options: readonly Option[], say: Say): string[] {
  return options.flatMap(({ label, detail }) =>
    detail === undefined ? [] : [say(text('bot.choice.detail', { label, detail }))],
  );
}

function optionButtons({ id, options, sealed }: Decision, table: TableOf, say: Say): Part[] {
  const details = detailsOf(options, say);
  const looks = options.map((option) => ({
    id: customId('pick', { ...asked(table, id), option: option.id }),
    label: say(option.label),
    style: sealed?.includes(option.id) === true ? ('good' as const) : ('main' as const),
  }));
  return [
    ...(details.length === 0 ? [] : [paragraph(shortened(details, rooms.details, say).join('\n'))]),
    ...buttons(looks),
  ];
}

function turnPages(table: string, page: number, pages: number, say: Say): Part[] {
  if (pages === 1) return [];
  return buttons([
    {
      id: customId('page', { table, page: Math.max(0, page - 1) }),
      label: say(text('bot.page.back')),
      disabled: page === 0,
    },
    { id: customId('page', { table, page: page + 1 }), label: say(text('bot.page.on')), disabled: page === pages - 1 },
  ]);
}

/** What each option would cost in each slot, to be read before the form covers it. */
function slotTable({ slots, options }: Decision, say: Say): Part[] {
  if (slots === null) return [];
  const lines = options.flatMap(({ label, slotDetails }) => {
    if (slotDetails === undefined) return [];
    const cells = slotDetails.map((detail, index) => {
      const slot = slots[index];
      return slot === undefined ? say(detail) : say(text('bot.choice.slot', { slot, detail }));
    });
    return [`**${say(label)}** — ${cells.join(' · ')}`];
  });
  return lines.length === 0 ? [] : [paragraph(shortened(lines, rooms.slots, say).join('\n'))];
}

function freeActionButtons({ id, freeActions }: Decision, table: TableOf, say: Say): Part[] {
  const details = detailsOf(freeActions, say);
  const looks = freeActions.map((freeAction) => ({
    id: customId('pick', { ...asked(table, id), option: freeAction.id }),
    label: say(freeAction.label),
  }));
  return [
    ...(details.length === 0 ? [] : [paragraph(shortened(details, rooms.freeActions, say).join('\n'))]),
    ...buttons(looks),
  ];
}

function reasons({ impossible }: Decision, say: Say): Part[] {
  if (impossible.length === 0) return [];
  const lines = impossible.map(({ label, why }) => `-# • ${say(text('bot.choice.why', { label, why }))}`);
  const shown = shortened(lines, rooms.reasons, say);
  return [paragraph([`-# ${say(text('bot.desk.impossible'))}`, ...shown].join('\n'))];
}

type Field = APIModalInteractionResponseCallbackData['components'][number];

/** The form of a decision: a field for each slot, or the options of a long list in several selects. */
export function decisionForm(
  decision: Decision,
  table: TableOf,
  say: Say,
  before: readonly string[] = decision.sealed ?? [],
): APIModalInteractionResponseCallbackData {
  const fields = decision.slots === null ? listFields(decision, say, before) : slotFields(decision, say, before);
  if (fields.length > limits.formFields) throw new Error(`A form cannot hold ${fields.length} fields.`);
  return {
    custom_id: customId('fill-form', asked(table, decision.id)),
    title: cut(say(text('bot.desk.form')), limits.formTitle),
    components: fields,
  };
}

/** Fields of a form by name: the slot that is filled, or the part of a long list. */
const slotField = 'slot-';
const listField = 'part-';

/** What was picked in a form, by the names of its fields, in whatever order they come. */
export function picksIn(values: ReadonlyMap<string, readonly string[]>): string[] {
  const named = (prefix: string): string[] => {
    const picks: string[] = [];
    for (let at = 0; values.has(`${prefix}${at}`); at += 1) picks.push(...(values.get(`${prefix}${at}`) ?? []));
    return picks;
  };
  return [...named(slotField), ...named(listField)];
}

function slotFields({ slots, options }: Decision, say: Say, before: readonly string[]): Field[] {
  return (slots ?? []).map((slot, index): Field => {
    const choices = options.map(({ id, label, slotDetails }): ChoiceLook => {
      const detail = slotDetails?.[index];
      const look = { value: id, label: say(label), isDefault: before[index] === id };
      return detail === undefined ? look : { ...look, description: say(detail) };
    });
    const id = `${slotField}${index}`;
    return {
      type: ComponentType.Label,
      label: cut(say(slot), limits.fieldLabel),
      component:
        choices.length <= limits.radioOptions && choices.length >= 2
          ? { type: ComponentType.RadioGroup, custom_id: id, options: choices.map(choice), required: true }
          : select({ id, placeholder: say(slot), choices }),
    };
  });
}

function listFields({ options, max }: Decision, say: Say, before: readonly string[]): Field[] {
  const fields: Field[] = [];
  for (let at = 0; at < options.length; at += limits.selectOptions) {
    const listed = options.slice(at, at + limits.selectOptions);
    const id = `${listField}${fields.length}`;
    const choices = listed.map((option) => choiceOf(option, say, before));
    const [placeholder] = choices;
    fields.push({
      type: ComponentType.Label,
      label: cut(`${at + 1}–${at + listed.length}`, limits.fieldLabel),
      component: {
        ...select({ id, placeholder: placeholder?.label ?? id, choices, min: 0, max: Math.min(max, listed.length) }),
        required: false,
      },
    });
  }
  return fields;
}
