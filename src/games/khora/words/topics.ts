import { type Text, text } from '../../../engine/text.ts';
import { cataloguesOf, readMessages } from '../../../i18n/catalogue.ts';
import type { Topic } from '../../../module/game-module.ts';
import { type Piece, facts } from '../facts/facts.ts';
import { actions, phases, tracks } from '../facts/terms.ts';
import { priced } from './questions.ts';

/** The numbers of the rulings that the catalogue holds. */
const rulings = [...readMessages(cataloguesOf('khora'), 'en').keys()]
  .flatMap((key) => /^rulings\.r(\d+)\.question$/.exec(key)?.[1] ?? [])
  .map(Number)
  .sort((one, other) => one - other);

function named(group: string, ids: Iterable<string>): Topic[] {
  return [...ids].map((id) => ({
    id: `${group}.${id}`,
    group: text(`topic.${group}`),
    title: text(`${group}.${id}.name`),
    body: [text(`${group}.${id}.text`)],
  }));
}

function development(city: string, piece: Piece, index: number): Text {
  return text('topic.development', { number: index + 1, effect: priced(piece, text(`cities.${city}.${index + 1}`)) });
}

/** Everything about the game that can be looked up. */
export const topics: readonly Topic[] = [
  ...[...facts.politics].map(([id, piece]) => ({
    id: `politics.${id}`,
    group: text('topic.politics'),
    title: text(`politics.${id}.name`),
    body: [priced(piece, text(`politics.${id}.text`))],
  })),
  ...[...facts.cities].map(([id, developments]) => ({
    id: `cities.${id}`,
    group: text('topic.cities'),
    title: text(`cities.${id}.name`),
    body: developments.map((piece, index) => development(id, piece, index)),
  })),
  ...named('events', facts.events.keys()),
  ...named('actions', actions),
  ...named('phases', phases),
  ...named('tracks', tracks),
  ...named(
    'achievements',
    facts.achievements.map(({ id }) => id),
  ),
  ...rulings.map((number) => ({
    id: `rulings.r${number}`,
    group: text('topic.ruling', { number }),
    title: text(`rulings.r${number}.question`),
    body: [text(`rulings.r${number}.answer`)],
  })),
];
