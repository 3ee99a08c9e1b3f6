import { expect } from 'vitest';
import { facts } from '../../../src/games/khora/facts/facts.ts';
import type { State } from '../../../src/games/khora/rules/state.ts';
import type { Locale } from '../../../src/i18n/catalogue.ts';
import { type Message, type Person, controlsOf, textOf } from '../../../src/playground/discord/index.ts';
import type { StoredTable } from '../../../src/table/store.ts';
import { isEphemeral, sentence } from './language.ts';

/** What everybody may read at any time, and what may have the name of a card in it. */
function withoutSigns(words: string, locale: Locale): string {
  const told = [...facts.events.keys()].flatMap((id) => [`events.${id}.text`, `events.${id}.name`]);
  return [...told, 'bot.button.hint'].reduce((left, key) => left.replaceAll(sentence(locale, key), ''), words);
}

/** Every card with its name, the longest first: one name may be a part of another. */
function named(locale: Locale): { readonly id: string; readonly name: string }[] {
  const cards = [...facts.politics.keys()].map((id) => ({ id, name: sentence(locale, `politics.${id}.name`) }));
  return cards.sort((a, b) => b.name.length - a.name.length);
}

/** Cards whose names are told in a message, or whose ids stand in its controls. */
function cardsIn(shown: { readonly words: string; readonly ids: readonly string[] }, locale: Locale): string[] {
  let words = withoutSigns(shown.words, locale);
  const ids = new Set(shown.ids.flatMap((id) => id.split(/[.:]/)));
  return named(locale).flatMap(({ id, name }) => {
    const isTold = words.includes(name);
    words = words.replaceAll(name, '');
    return isTold || ids.has(id) ? [id] : [];
  });
}

const idsIn = (message: Message): string[] =>
  controlsOf(message).flatMap(({ custom_id, options }) => [
    custom_id ?? '',
    ...(options ?? []).map(({ value }) => value),
  ]);

/** Every card that somebody may have heard of: those that lie open, and for a seat those that lay before it. */
interface Known {
  readonly open: Set<string>;
  readonly seats: readonly Set<string>[];
}

function learn({ open, seats }: Known, { players }: State): void {
  for (const card of players.flatMap(({ played }) => played)) open.add(card);
  players.forEach(({ hand, pack, looking }, seat) => {
    for (const card of [...open, ...hand, ...pack, ...looking]) seats[seat]?.add(card);
  });
}

const publicId = /^2\.(desk|status|rules|advance|rematch|log|join|leave|options|start|add-computer)\.[\w-]{8}(\.\d+)*$/;

/** Watches the screens of people for cards that are not theirs to see. */
export interface Secrets {
  readonly known: Known;
  /** What somebody saw too much. */
  readonly leaks: readonly string[];
  /** How many cards were told in all. */
  readonly told: number;
  /** Takes note of who may know what, as the game goes on. */
  readonly learn: (stored: StoredTable) => void;
  follow(person: Person, own: Locale, allowed: () => ReadonlySet<string>): void;
}

export function watchSecrets(): Secrets {
  const known: Known = { open: new Set(), seats: [new Set(), new Set(), new Set(), new Set()] };
  const leaks: string[] = [];
  let told = 0;
  return {
    known,
    leaks,
    get told() {
      return told;
    },
    learn({ snapshot }) {
      const state: unknown = snapshot;
      if (state !== null) learn(known, state as State);
    },
    follow(person, own, allowed) {
      const check = (locale: Locale, shown: { words: string; ids: readonly string[] }): void => {
        const cards = cardsIn(shown, locale);
        told += cards.length;
        for (const card of cards)
          if (!allowed().has(card)) leaks.push(`${person.user.username}: ${card}: ${shown.words}`);
      };
      person.on((event) => {
        if (event.what === 'form' && event.form !== null)
          check(own, { words: JSON.stringify(event.form.components), ids: [event.form.customId] });
        if (event.what !== 'message') return;
        const { message } = event;
        check(isEphemeral(message) ? own : 'en', { words: textOf(message), ids: idsIn(message) });
        if (isEphemeral(message)) return;
        for (const { custom_id } of controlsOf(message)) expect(custom_id).toMatch(publicId);
      });
    },
  };
}
