import { writeFileSync } from 'node:fs';
import { khora } from '../src/games/khora/rules/game.ts';
import { readOptions, refuse, whole } from './arguments.ts';
import { transcript } from './transcribe.ts';

const { seed, players, out } = readOptions({
  seed: { type: 'string', default: '7' },
  players: { type: 'string', default: '3' },
  out: { type: 'string' },
});

const text = transcript(whole('players', players, khora.seats[0], khora.seats[1]), seed);
if (out === undefined) process.stdout.write(text);
else {
  try {
    writeFileSync(out, text);
  } catch {
    refuse(`--out must be a file that can be written, not "${out}".`);
  }
}
