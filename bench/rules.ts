import { khora } from '../src/games/khora/rules/game.ts';
import { randomPlayer } from '../src/players/random.ts';
import { playGame } from '../tools/play.ts';
import { type Figure, percentile } from './section.ts';

const WARM_UP = 1000;
const GAMES = 3000;
const WATCHED = 150;
const seats = khora.seats[1];
const players = Array.from({ length: seats }, () => randomPlayer);

/** Whole games of random players in place, and single answers as a table takes them: checked, copied, played. */
export function rules(): Figure[] {
  for (let game = 0; game < WARM_UP; game += 1) playGame(khora, players, `warm-up/${game}`);
  const before = performance.now();
  for (let game = 0; game < GAMES; game += 1) playGame(khora, players, `bench/${game}`);
  const gamesPerSecond = (GAMES / (performance.now() - before)) * 1000;

  const times: number[] = [];
  let bytes = 0;
  for (let game = 0; game < WATCHED; game += 1) {
    playGame(khora, players, `watched/${game}`, (state, _question, answer) => {
      const from = performance.now();
      khora.apply(state, answer);
      times.push(performance.now() - from);
      bytes = Math.max(bytes, Buffer.byteLength(JSON.stringify(state)));
    });
  }
  return [
    { what: `games of ${seats}`, value: gamesPerSecond, unit: 'games/s', least: 2000 },
    { what: 'apply, median', value: percentile(times, 0.5), unit: 'ms', most: 0.3 },
    { what: 'apply, 99th percentile', value: percentile(times, 0.99), unit: 'ms' },
    { what: 'largest state', value: bytes, unit: 'bytes of JSON', most: 20_000 },
  ];
}
