import { type Text, text } from '../../../engine/text.ts';
import { colours } from '../facts/terms.ts';
import type { Piece } from '../facts/facts.ts';
import { type Bill, missingKnowledge } from '../rules/prices.ts';
import type { PlayerView } from '../rules/view.ts';

/** What a player lacks to pay a bill, in a few words. */
export function lacks(owner: PlayerView, { needs }: Pick<Piece, 'needs'>, { known, drachmas }: Bill): Text[] {
  const short = drachmas - owner.drachmas;
  const missing = missingKnowledge(owner, needs);
  const knowledge = known
    ? []
    : colours.flatMap((colour) => {
        const count = missing[colour] ?? 0;
        return count > 0 ? [text('picture.lack.knowledge', { count, colour: text(`colours.${colour}`) })] : [];
      });
  return short > 0 ? [...knowledge, text('picture.lack.drachmas', { count: short })] : knowledge;
}
