import { text } from '../../../engine/text.ts';
import type { Strength } from '../../../module/game-module.ts';

function strength(id: string, searches = false): Strength {
  return { id, name: text(`strength.${id}.name`), description: text(`strength.${id}.text`), searches };
}

/** The weakest first. */
export const strengths: readonly Strength[] = [
  strength('random'),
  strength('novice'),
  strength('citizen'),
  strength('strategos', true),
];

export const usualStrength = 'citizen';
