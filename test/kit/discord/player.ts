import type { Kind } from '../../../src/discord/interactions/custom-ids.ts';
import { type Random, roll } from '../../../src/engine/chance.ts';
import {
  type Component,
  type Message,
  type Outcome,
  type Person,
  controlsOf,
  formIn,
  messageIn,
  textOf,
} from '../../../src/playground/discord/index.ts';

/** A person who plays only by what stands on the screen. */
export interface Player {
  readonly person: Person;
  /** The person's desk as last seen. */
  desk: Message | null;
}

/** The part of a custom id that says what the control does. */
function kindOf(part: Component): string {
  return part.custom_id?.split('.')[1] ?? '';
}

export function controls(message: Message, ...kinds: readonly Kind[]): Component[] {
  const isMeant = (part: Component): boolean => kinds.some((kind) => kind === kindOf(part));
  return controlsOf(message).filter((part) => isMeant(part) && part.disabled !== true);
}

/** Controls that make a choice at once: an option on a button of its own, or a menu of options. */
export function answers(message: Message): Component[] {
  return controls(message, 'pick', 'choose');
}

/** Presses the control of a message that does this. */
export function press(person: Person, message: Message, kind: Kind): Promise<Outcome> {
  const [part] = controls(person.look(message) ?? message, kind);
  if (part?.custom_id === undefined || part.custom_id === null) throw new Error(`Nothing to press does "${kind}".`);
  return person.press(message, part.custom_id);
}

export async function openDesk(player: Player, channelId: string): Promise<Message> {
  player.desk = messageIn(await player.person.command(channelId, ['desk']));
  return player.desk;
}

function one<T>(random: Random, things: readonly T[]): T {
  const thing = things[roll(random, things.length)];
  if (thing === undefined) throw new Error('Nothing to choose from.');
  return thing;
}

function several<T>(random: Random, things: readonly T[], count: number): T[] {
  const left = [...things];
  return Array.from({ length: count }, () => left.splice(roll(random, left.length), 1)[0] as T);
}

const values = (part: Component): string[] => (part.options ?? []).map(({ value }) => value);

/** Fills the form on the screen: a different value in each field. */
async function fillForm(person: Person, random: Random, outcome: Outcome): Promise<Outcome> {
  const fields = formIn(outcome).components.flatMap((label) => label.component ?? []);
  const picks = several(random, values(fields[0] as Component), fields.length);
  return person.submit(Object.fromEntries(fields.map((field, at) => [field.custom_id ?? '', picks[at] ?? ''])));
}

/** Makes the choice that the desk shows, whatever it is, and gives what came of it; null if nothing is asked. */
export async function choose(player: Player, random: Random): Promise<Outcome | null> {
  const { person, desk } = player;
  if (desk === null) return null;
  const parts = [...answers(desk), ...controls(desk, 'open-form')];
  if (parts.length === 0) return null;
  const part = one(random, parts);
  const id = part.custom_id ?? '';
  let outcome: Outcome;
  if (kindOf(part) === 'open-form') outcome = await fillForm(person, random, await person.press(desk, id));
  else if (part.options) outcome = await person.choose(desk, id, several(random, values(part), part.min_values ?? 1));
  else outcome = await person.press(desk, id);
  player.desk = messageIn(outcome);
  return outcome;
}

/** Whether the desk asks for a choice that was not made yet. */
export function isAsked(desk: Message): boolean {
  const parts = [...answers(desk), ...controls(desk, 'open-form')];
  return parts.length > 0 && !isSealed(desk);
}

/** Whether the choice on the desk was made and only waits for others. */
export function isSealed(desk: Message): boolean {
  return /^✔ /m.test(textOf(desk));
}

/** The table that the controls of a message belong to. */
export function tableIn(message: Message): string {
  return controlsOf(message)[0]?.custom_id?.split('.')[2] ?? '';
}
