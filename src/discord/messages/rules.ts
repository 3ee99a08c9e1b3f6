import { MessageFlags } from 'discord.js';
import { text } from '../../engine/text.ts';
import { games, playableOf } from '../../games/index.ts';
import type { Topic } from '../../games/playable.ts';
import type { Say } from '../../i18n/catalogue.ts';
import { box, cut, fitting, most, paragraph } from './components.ts';
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

/** Topics whose name has these words in it, those that begin with them first. */
export function find(typed: string, speak: (game: string) => Say): Found[] {
  const wanted = plain(typed);
  const all = [...games].flatMap(([game, { topics }]) => {
    const say = speak(game);
    return topics.map((topic) => ({ name: cut(named(topic, say), most.optionLabel), value: `${game}:${topic.id}` }));
  });
  const rank = ({ name }: Found): number => (plain(name).startsWith(wanted) ? 0 : 1);
  const hits = all.filter(({ name }) => plain(name).includes(wanted));
  return hits.sort((a, b) => rank(a) - rank(b)).slice(0, most.options);
}

/** What the rules say about a topic; null if there is no such one. */
export function lookUp(value: string, speak: (game: string) => Say): Content | null {
  const [game = '', id] = value.split(':');
  const topic = games.get(game)?.topics.find((one) => one.id === id);
  if (topic === undefined) return null;
  const say = speak(game);
  const body = topic.body.map((line) => say(line)).join('\n');
  const parts = [paragraph(`### ${say(topic.title)}\n-# ${say(topic.group)}`), paragraph(body)];
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}

/** How the game goes, for somebody who asks about nothing in particular. */
export function overview(game: string, say: Say): Content {
  const { overview: topics } = playableOf(game);
  const lines = topics.map((topic, at) => {
    const body = topic.body.map((line) => say(line)).join(' ');
    return `**${at + 1}. ${say(topic.title)}** — ${body}`;
  });
  const parts = [
    paragraph(`## ${say(text('bot.rules.title', { game: text(`bot.game.${game}`) }))}`),
    paragraph(fitting(lines, 3400).join('\n')),
    paragraph(`-# ${say(text('bot.rules.more'))}`),
  ];
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}
