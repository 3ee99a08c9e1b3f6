import { isGiven } from '../given.ts';
import { flaw, type Flaw, type Path } from './flaw.ts';
import type { Emoji } from '../state/wire.ts';

const pictograph = new RegExp('^\\p{RGI_Emoji}$', 'v');

/** This server keeps no custom emoji, so one named by id is unknown to it. */
export function emojiFlaws(emoji: Emoji | null | undefined, path: Path): Flaw[] {
  if (!emoji) return [];
  const known = !isGiven(emoji.id) && (pictograph.test(emoji.name) || pictograph.test(`${emoji.name}\uFE0F`));
  return known
    ? []
    : [flaw([...path, 'emoji', !isGiven(emoji.id) ? 'name' : 'id'], 'COMPONENT_INVALID_EMOJI', 'Invalid emoji')];
}
