import type { OfferedCommand, OptionChoice } from '../protocol.ts';
import { el, icon, icons } from './dom.ts';
import { optionField } from './option.ts';
import type { Room } from './room.ts';
import { say } from './words.ts';

/** What a command is sent with. */
export type Filled = Readonly<Record<string, string>>;

/** A command chosen from the list, with its options to fill in. */
export function commandLine(
  offer: OfferedCommand,
  room: Room,
  send: (options: Filled) => void,
  cancel: () => void,
): HTMLFormElement {
  const fields = offer.options
    .filter(({ kind }) => kind !== 'file')
    .map((option) => optionField(option, room, (typed) => suggestions(option.name, typed)));

  /** The bot is asked with what else is filled in, and with the option in question last. */
  async function suggestions(name: string, typed: string): Promise<readonly OptionChoice[]> {
    const others = fields.flatMap((field) => {
      const value = field.option.name === name ? null : field.value();
      return typeof value === 'string' ? [`${field.option.name}:${value}`] : [];
    });
    const text = [`/${offer.path.join(' ')}`, ...others, `${name}:${typed}`].join(' ');
    const result = await room.act({ do: 'suggest', channelId: room.channelId, text });
    return result.ok ? result.choices : [];
  }

  /** What is filled in; null if something is missing or not on offer. */
  function filled(): Filled | null {
    const options: Record<string, string> = {};
    for (const field of fields) {
      const value = field.value();
      if (value === undefined || (value === null && field.option.isRequired)) {
        field.complain(say(value === null ? 'fillIn' : 'pickFromList'));
        field.input.focus();
        return null;
      }
      if (value !== null) options[field.option.name] = value;
    }
    return options;
  }

  const submit = el('button', { type: 'submit', class: 'round send', 'aria-label': say('send') }, icon(icons.send));
  const away = el(
    'button',
    { type: 'button', class: 'round', 'aria-label': say('cancel'), on: { click: cancel } },
    icon(icons.close),
  );
  const form = el(
    'form',
    { class: 'command', 'aria-label': offer.label },
    el('p', { class: 'command-name' }, el('b', {}, offer.label), ' ', el('span', {}, offer.description)),
    ...fields.map(({ element }) => element),
    el('div', { class: 'command-buttons' }, away, submit),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const options = filled();
    if (options) send(options);
  });
  form.addEventListener('keydown', (event) => {
    const isEmptyStart = event.key === 'Backspace' && event.target === fields[0]?.input && fields[0].input.value === '';
    if (event.key !== 'Escape' && !isEmptyStart) return;
    event.preventDefault();
    cancel();
  });
  queueMicrotask(() => (fields[0]?.input ?? submit).focus());
  return form;
}
