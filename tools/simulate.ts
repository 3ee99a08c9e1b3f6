import { createHash } from 'node:crypto';
import { khora } from '../src/games/khora/rules/game.ts';
import { players as computers } from '../src/games/khora/players/index.ts';
import { readOptions, strength, whole } from './arguments.ts';
import { playGame } from './play.ts';

const values = readOptions({
  games: { type: 'string', default: '1000' },
  players: { type: 'string', default: '4' },
  seed: { type: 'string', default: '7' },
  'players-kind': { type: 'string', default: 'random' },
  budget: { type: 'string', default: '50' },
  json: { type: 'boolean', default: false },
});

const games = whole('games', values.games, 1, 10_000_000);
const seats = whole('players', values.players, khora.seats[0], khora.seats[1]);
const kind = strength('players-kind', values['players-kind']);
const milliseconds = whole('budget', values.budget, 1, 60_000);
const players = Array.from({ length: seats }, () => computers.player(kind, { milliseconds }));

const hash = createHash('sha256');
const bySeat = Array.from({ length: seats }, () => ({ vp: 0, wins: 0 }));
const byCity = new Map<string, { vp: number; games: number }>();
let answers = 0;
let played = 0;

for (let index = 0; index < games; index += 1) {
  const before = performance.now();
  const game = playGame(khora, players, `${values.seed}/${index}`);
  played += performance.now() - before;
  answers += game.answers;
  hash.update(JSON.stringify(game.state));
  const { players: seated } = khora.view(game.state, null);
  for (const { seat, points: vp, rank } of khora.standings(game.state)) {
    const place = bySeat[seat] as (typeof bySeat)[number];
    place.vp += vp;
    if (rank === 1) place.wins += 1;
    const city = seated[seat]?.city ?? '';
    const sum = byCity.get(city) ?? { vp: 0, games: 0 };
    byCity.set(city, { vp: sum.vp + vp, games: sum.games + 1 });
  }
}

const round = (value: number): number => Math.round(value * 100) / 100;
const result = {
  games,
  players: seats,
  seed: values.seed,
  gamesPerSecond: Math.round((games / played) * 1000),
  decisionsPerGame: round(answers / games),
  meanBySeat: bySeat.map(({ vp, wins }) => ({ vp: round(vp / games), wins })),
  meanByCity: Object.fromEntries([...byCity].sort().map(([city, sum]) => [city, round(sum.vp / sum.games)])),
  hash: hash.digest('hex'),
};

if (values.json) console.log(JSON.stringify(result, null, 2));
else {
  console.log(`${games} games of ${seats} ${kind} players, seed ${values.seed}`);
  console.log(`games per second    ${result.gamesPerSecond}`);
  console.log(`decisions per game  ${result.decisionsPerGame}`);
  result.meanBySeat.forEach(({ vp, wins }, seat) =>
    console.log(`seat ${seat + 1}              ${vp} VP, ${wins} wins`),
  );
  for (const [city, vp] of Object.entries(result.meanByCity)) console.log(`${city.padEnd(20)}${vp} VP`);
  console.log(`hash of all final states  ${result.hash}`);
}
