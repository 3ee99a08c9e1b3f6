import type { Facts } from '../facts/facts.ts';
import { actions, colours, kinds, phases, resources, tracks } from '../facts/terms.ts';

/** Every text that the data needs, whatever is played. */
export function textsOfData(facts: Facts): string[] {
  const both = (group: string, ids: Iterable<string>): string[] =>
    [...ids].flatMap((id) => [`${group}.${id}.name`, `${group}.${id}.text`]);
  const cities = [...facts.cities].flatMap(([city, developments]) => [
    `cities.${city}.name`,
    ...developments.map((_, index) => `cities.${city}.${index + 1}`),
  ]);
  return [
    ...both('politics', facts.politics.keys()),
    ...cities,
    ...both('events', facts.events.keys()),
    ...[...facts.board.values()].filter(({ named }) => named).map(({ id }) => `words.${id}`),
    ...both(
      'achievements',
      facts.achievements.map(({ id }) => id),
    ),
    ...both('actions', actions),
    ...both('phases', phases),
    ...both('tracks', tracks),
    ...colours.map((colour) => `colours.${colour}`),
    ...kinds.map((kind) => `kinds.${kind}`),
    ...resources.flatMap((resource) => [`things.${resource}`, `amount.${resource}`]),
  ];
}
