import { type Text, text } from '../../../engine/text.ts';
import type { Topic } from '../../../module/game-module.ts';
import { type Piece, facts } from '../facts/facts.ts';
import { actions, phases, tracks } from '../facts/terms.ts';
import { priced } from './questions.ts';

const RULINGS = 39;

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
  ...Array.from({ length: RULINGS }, (_, index) => ({
    id: `rulings.r${index + 1}`,
    group: text('topic.ruling', { number: index + 1 }),
    title: text(`rulings.r${index + 1}.question`),
    body: [text(`rulings.r${index + 1}.answer`)],
  })),
];
