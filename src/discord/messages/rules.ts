import { MessageFlags } from 'discord.js';
import { text } from '../../engine/text.ts';
import type { GameModule, Games, Topic } from '../../module/game-module.ts';
import type { Say } from '../../i18n/catalogue.ts';
import { limits } from '../limits.ts';
import { box, cut, fitting, paragraph } from './components.ts';
import type { Content } from './lobby.ts';

/** Lower case and without accents, so that "elysee" finds "Élysée". */
function plain(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

export interface Found {
  readonly name: string;
  /** The game and the topic: `khora:politics.bank`. */
  readonly value: string;
}

function named(topic: Topic, say: Say): string {
  return `${say(topic.title)} · ${say(topic.group)}`;
}

/** Topics of these games whose name has these words in it, those that begin with them first. */
export function find(typed: string, games: Iterable<GameModule>, speak: (game: string) => Say): Found[] {
  const wanted = plain(typed);
  const all = [...games].flatMap(({ id, topics }) => {
    const say = speak(id);
    return topics.map((topic) => ({ name: cut(named(topic, say), limits.optionText), value: `${id}:${topic.id}` }));
  });
  const rank = ({ name }: Found): number => (plain(name).startsWith(wanted) ? 0 : 1);
  const hits = all.filter(({ name }) => plain(name).includes(wanted));
  return hits.sort((a, b) => rank(a) - rank(b)).slice(0, limits.choices);
}

/** What the rules say about a topic; null if there is no such one. */
export function lookUp(value: string, games: Games, speak: (game: string) => Say): Content | null {
  const [game = '', id] = value.split(':');
  const topic = games.get(game)?.topics.find((one) => one.id === id);
  if (topic === undefined) return null;
  const say = speak(game);
  const body = topic.body.map((line) => say(line)).join('\n');
  const parts = [paragraph(`### ${say(topic.title)}\n-# ${say(topic.group)}`), paragraph(body)];
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}

/** How the game goes, for somebody who asks about nothing in particular. */
export function overview({ overview: topics }: GameModule, say: Say): Content {
  const lines = topics.map((topic, at) => {
    const body = topic.body.map((line) => say(line)).join(' ');
    return `**${at + 1}. ${say(topic.title)}** — ${body}`;
  });
  const parts = [
    paragraph(`## ${say(text('game.rules-title'))}`),
    paragraph(fitting(lines, 3400).join('\n')),
    paragraph(`-# ${say(text('game.rules-more'))}`),
  ];
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}
