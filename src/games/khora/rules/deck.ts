import { occasion, shuffled } from '../../../engine/chance.ts';
import type { KhoraPlay } from './state.ts';

/** Draws from the deck; when it runs out the discards become a new one, and then there may be fewer cards (R12). */
export function draw(play: KhoraPlay, count: number): string[] {
  const { state } = play;
  const drawn: string[] = [];
  while (drawn.length < count) {
    if (state.deck.length === 0) {
      if (state.discards.length === 0) break;
      state.deck = shuffled(occasion(state), state.discards);
      state.discards = [];
      play.news.push({ kind: 'reshuffled' });
    }
    const card = state.deck.pop();
    if (card !== undefined) drawn.push(card);
  }
  return drawn;
}

export function discard(play: KhoraPlay, cards: readonly string[]): void {
  play.state.discards = [...play.state.discards, ...cards].sort();
}

export function putUnder(play: KhoraPlay, cards: readonly string[]): void {
  play.state.deck.unshift(...cards);
}
