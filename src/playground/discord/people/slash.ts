import type { Hub } from '../hub.ts';
import type { Id } from '../state/ids.ts';
import { interact, type Action } from '../state/interactions.ts';
import type { CommandChoice } from '../state/wire.ts';
import type { Channel } from '../state/world.ts';
import { notOffered } from './mistake.ts';
import { leafOf, named, offersIn, inLanguage, type Leaf, type Offer } from './offers.ts';
import { filledOptions, type FilledOption, type Given } from './options.ts';
import { nothingResolved, resolvedPayload, type Pointer } from './resolved.ts';

/** A command as a person fills it in: `path` is its name and those of its sub-commands. */
export interface CommandUse {
  readonly path: readonly string[];
  readonly options: Given;
}

interface Typist {
  readonly hub: Hub;
  readonly userId: Id;
  readonly channel: Channel;
  readonly locale: string;
}

function offerFor({ hub, userId, channel, locale }: Typist, name: string): Offer {
  const offers = offersIn(hub, userId, channel);
  const command = named(
    offers.map((offer) => offer.command),
    name,
    locale,
  );
  return (
    offers.find((offer) => offer.command === command) ?? notOffered(`/${name} is not offered to this person here.`)
  );
}

/** Reads `/table new game:khora` the way the input line does: a value goes on until the next option. */
export function parseSlash(text: string): CommandUse {
  if (!text.startsWith('/')) notOffered('A command starts with a slash.');
  const marks = [...text.matchAll(/\s([-_'\p{L}\p{N}]+):/gu)];
  const head = text.slice(1, marks[0]?.index).trim();
  const options = marks.map((mark, index): [string, string] => {
    const end = marks[index + 1]?.index;
    return [mark[1] ?? '', text.slice(mark.index + mark[0].length, end).trim()];
  });
  return { path: head.split(/\s+/), options: Object.fromEntries(options) };
}

interface Prepared {
  readonly offer: Offer;
  readonly leaf: Leaf;
  readonly filled: readonly FilledOption[];
  readonly data: object;
}

function nested(leaf: Leaf, filled: readonly FilledOption[]): readonly object[] {
  return leaf.branches.reduceRight<readonly object[]>(
    (inner, branch) => [{ name: branch.name, type: branch.type, options: inner }],
    filled,
  );
}

function prepare(typist: Typist, use: CommandUse, focus: string | null): Prepared {
  const { hub, userId, channel, locale } = typist;
  const offer = offerFor(typist, use.path[0] ?? '');
  const { application, command } = offer;
  const leaf = leafOf(command, use.path.slice(1), locale);
  const pointer: Pointer = { hub, userId, application, channel, resolved: nothingResolved() };
  const filled = filledOptions(pointer, leaf.options, use.options, locale, focus);
  const options = nested(leaf, filled);
  const resolved = resolvedPayload(pointer.resolved);
  const data = {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(options.length === 0 ? {} : { options }),
    ...(resolved ? { resolved } : {}),
    ...(command.guild_id === undefined ? {} : { guild_id: command.guild_id }),
  };
  return { offer, leaf, filled, data };
}

export function commandDeed(typist: Typist, use: CommandUse): Action {
  const { offer, data } = prepare(typist, use, null);
  return {
    kind: 'command',
    application: offer.application,
    userId: typist.userId,
    channel: typist.channel,
    data,
    source: null,
    openedBy: null,
    focusedType: null,
  };
}

/** What the bot suggests for the option being typed, in the person's language. */
export async function suggestions(typist: Typist, use: CommandUse, focus: string): Promise<readonly CommandChoice[]> {
  const { offer, filled, data } = prepare(typist, use, focus);
  const focused = filled.find((option) => option.focused) ?? notOffered(`The option "${focus}" is not being typed.`);
  const reaction = await interact(typist.hub, {
    kind: 'autocomplete',
    application: offer.application,
    userId: typist.userId,
    channel: typist.channel,
    data,
    source: null,
    openedBy: null,
    focusedType: focused.type,
  });
  if (reaction.answer?.kind !== 'choices') throw new Error('Loading options failed.');
  return reaction.answer.choices.map((choice) => ({
    name: inLanguage(choice.name, choice.name_localizations, typist.locale),
    value: choice.value,
  }));
}
