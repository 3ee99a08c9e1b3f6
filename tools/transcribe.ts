import { khora } from '../src/games/khora/rules/game.ts';
import type { News } from '../src/games/khora/rules/news.ts';
import { cataloguesOf, readMessages, speaker } from '../src/i18n/catalogue.ts';
import { seatNames } from '../src/i18n/seat-names.ts';
import { randomPlayer } from '../src/players/random.ts';
import { playGame } from './play.ts';

const names = ['Orange', 'Black', 'Green', 'White'];
const say = speaker(readMessages(cataloguesOf('khora'), 'en'), 'en', seatNames(names));

/** A whole random game to read: each answer as its owner gave it, and the news as everybody heard them. */
export function transcript(seats: number, seed: string): string {
  const lines = [`Khôra, ${seats} players, seed ${seed}`, ''];
  const players = Array.from({ length: seats }, () => randomPlayer);
  khora.setup(seats, seed).news.forEach((news) => lines.push(...told(news)));
  const { state } = playGame(khora, players, seed, (now, question, answer, play) => {
    const { prompt, options, freeActions } = khora.decision(now, question);
    const picked = answer.picks.map((pick) => {
      const option = [...options, ...freeActions].find(({ id }) => id === pick);
      return option ? say(option.label) : pick;
    });
    lines.push('', `> ${names[question.seat] ?? ''}, in private: ${say(prompt)}`, `  = ${picked.join(', ')}`);
    play().forEach((news) => lines.push(...told(news)));
  });
  lines.push('', 'Final scores');
  for (const { seat, points: vp, rank, lines: parts } of khora.standings(state)) {
    const sums = parts.map(({ what, points }) => `${say(what)} ${points}`).join(' + ');
    lines.push(`${rank}. ${names[seat] ?? ''}: ${vp} VP = ${sums}`);
  }
  return `${lines.join('\n')}\n`;
}

/** What everybody heard, and below it what the owner heard where that is more. */
function told(news: News): string[] {
  const heard = khora.heard(news, null);
  const all = heard === null ? [] : [`  ${say(khora.tell(heard))}`];
  if (!('cards' in news) || news.cards === null || news.cards.length === 0) return all;
  const own = khora.heard(news, news.seat);
  return own === null ? all : [...all, `  (to ${names[news.seat] ?? ''} alone) ${say(khora.tell(own))}`];
}
