import { facts } from '../../../src/games/khora/facts/facts.ts';
import { khora } from '../../../src/games/khora/rules/game.ts';
import type { State } from '../../../src/games/khora/rules/state.ts';
import { type Locale, type Say, cataloguesOf, readMessages, speaker } from '../../../src/i18n/catalogue.ts';
import { randomPlayer } from '../../../src/players/random.ts';
import { playGame } from '../../../tools/play.ts';
import { scenario } from './scenario.ts';

export const longNames = [
  'W'.repeat(32),
  'Ἀριστοτέλης ὁ Σταγειρίτης ὁ μέγας'.slice(0, 32),
  '🏺'.repeat(32),
  '<b>"&amp;\u0007\u202E אבג \u200B</b>',
];

export function sayIn(locale: Locale): Say {
  return speaker(readMessages(cataloguesOf('khora'), locale), locale);
}

/** Every moment of a random game that a picture could be asked for, thinned out. */
export function moments(seats: number, seed: string, every: number): State[] {
  const seen: State[] = [];
  let count = 0;
  const players = Array.from({ length: seats }, () => randomPlayer);
  const { state } = playGame(khora, players, seed, (now) => {
    if (count++ % every === 0) seen.push(structuredClone(now));
  });
  return [...seen, state];
}

/** More of everything than a game will ever show at once. */
export function crowded(seats: number): State {
  const cards = [...facts.politics.keys()];
  const tokens = { red: 10, green: 10, blue: 10 };
  const most = {
    ...{ vp: 188, drachmas: 144, citizens: 19, troops: 22, taxes: 10, glory: 10, philosophy: 28 },
    ...{
      economy: 7,
      culture: 7,
      military: 6,
      dice: 3,
      rolled: [6, 5, 4],
      tiles: [6, 1, 0],
      aside: [6],
      developments: 2,
    },
    ...{ minor: tokens, major: tokens },
  };
  const players = Array.from({ length: seats }, (_, seat) => ({ ...most, played: seat === 0 ? cards : [] }));
  const achieved = Object.fromEntries(
    facts.achievements.map(({ id }) => [id, { round: 9, seats: [...players.keys()] }]),
  );
  const table = scenario({ players, round: 9, deck: [], explored: ['red-3', 'persepolis'], achieved });
  players.forEach((_, seat) => table.does(seat, { do: 'turn-tokens' }));
  return table.state;
}

/** A moment for each kind of question that random games come to. */
export function asked(seats: number): State[] {
  const found = new Map<string, State>();
  for (let game = 0; game < 12; game += 1) {
    playGame(
      khora,
      Array.from({ length: seats }, () => randomPlayer),
      `asked ${game}`,
      (now, { kind }) => {
        if (!found.has(kind)) found.set(kind, structuredClone(now));
      },
    );
  }
  return [...found.values()];
}

/** A player with every card in hand. */
export function loaded(): State {
  const hand = [...facts.politics.keys()];
  const table = scenario({
    players: [{ hand, drachmas: 2, minor: { red: 1 }, rolled: [6, 1, 2], dice: 3 }, {}],
    deck: [],
    phase: 'dice',
  });
  return table.does(0, { do: 'assign-tiles' }).state;
}
