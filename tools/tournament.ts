import { khora } from '../src/games/khora/rules/game.ts';
import { players as computers } from '../src/games/khora/players/index.ts';
import { readOptions, refuse, strength, whole } from './arguments.ts';
import { contest, interval } from './contest.ts';

const values = readOptions({
  games: { type: 'string', default: '400' },
  players: { type: 'string', default: 'citizen,novice' },
  seed: { type: 'string', default: '7' },
  budget: { type: 'string', default: '50' },
  samples: { type: 'string' },
  json: { type: 'boolean', default: false },
});

const names = values.players.split(',').map((name) => strength('players', name.trim()));
if (names.length < khora.seats[0] || names.length > khora.seats[1])
  refuse(`--players must name ${khora.seats[0]} to ${khora.seats[1]} players.`);
const deals = Math.ceil(whole('games', values.games, 1, 10_000_000) / names.length);
const games = deals * names.length;
/** With a number of samples instead of a time the same seed always gives the same result. */
const budget =
  values.samples === undefined
    ? { milliseconds: whole('budget', values.budget, 1, 60_000) }
    : { samples: whole('samples', values.samples, 1, 1_000_000) };
const entrants = names.map((name) => ({ name, player: computers.player(name, budget) }));

const WIDTH = 40;
const shown = process.stderr.isTTY ? 1 : Math.max(1, Math.floor(games / 20));

function bar(played: number): void {
  if (played % shown > 0 && played < games) return;
  const filled = Math.round((played / games) * WIDTH);
  const line = `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${played} of ${games} games`;
  process.stderr.write(process.stderr.isTTY ? `\r${line}${played === games ? '\n' : ''}` : `${line}\n`);
}

const round = (value: number, digits = 2): number => Number(value.toFixed(digits));
const results = contest(khora, entrants, deals, values.seed, bar).map((result) => {
  const [low, high] = interval(result.wins, result.games);
  return {
    name: result.name,
    seats: result.games / games,
    winRate: round(result.wins / result.games, 4),
    interval: [round(low, 4), round(high, 4)],
    meanVp: round(result.vp / result.games),
    millisecondsPerDecision: round(result.milliseconds / result.decisions, 3),
  };
});

if (values.json) console.log(JSON.stringify({ games, seed: values.seed, budget, results }, null, 2));
else {
  const search = 'samples' in budget ? `${budget.samples} samples` : `${budget.milliseconds} ms to search`;
  const percent = (rate: number): string => `${(rate * 100).toFixed(1)} %`;
  console.log(`${games} games of ${names.join(', ')}; seed ${values.seed}, ${search}`);
  for (const { name, seats, winRate, interval, meanVp, millisecondsPerDecision } of results) {
    const [low = 0, high = 0] = interval;
    const wins = `${percent(winRate)} of games won (95 %: ${percent(low)} to ${percent(high)})`;
    const each = seats > 1 ? `${name} (each of ${seats})` : name;
    console.log(`${each.padEnd(22)}${wins}, mean ${meanVp} VP, ${millisecondsPerDecision} ms per decision`);
  }
}
