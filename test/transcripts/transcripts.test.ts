import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts } from '../../src/games/khora/facts/facts.ts';
import { cataloguesOf, readMessages } from '../../src/i18n/catalogue.ts';
import { transcript } from '../../tools/transcribe.ts';

/** Whole games as they read. After a change that is meant, `npx vitest run test/transcripts --update` writes them anew. */
const games = [
  { players: 2, seed: 'pella' },
  { players: 2, seed: 'delos' },
  { players: 3, seed: 'naxos' },
  { players: 3, seed: 'thera' },
  { players: 4, seed: 'paros' },
  { players: 4, seed: 'chios' },
];
const fileOf = ({ players, seed }: (typeof games)[number]): string => `${players}-players-${seed}.txt`;

test.each(games)('$players players, seed $seed', async (game) => {
  await expect(transcript(game.players, game.seed)).toMatchFileSnapshot(`./${fileOf(game)}`);
});

test('every file is one of these games, and every city is in one of them', () => {
  const files = readdirSync(new URL('.', import.meta.url)).filter((file) => file.endsWith('.txt'));
  expect(games.map(fileOf)).toEqual(expect.arrayContaining(files));
  const played = games.map(({ players, seed }) => transcript(players, seed)).join('');
  const names = readMessages(cataloguesOf('khora'), 'en');
  for (const city of facts.cities.keys()) expect(played).toContain(`leads ${names.get(`cities.${city}.name`) ?? ''}.`);
});
