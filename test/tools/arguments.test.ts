import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { transcript } from '../../tools/transcribe.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

function run(tool: string, ...given: readonly string[]) {
  const call = ['--import', './src/typescript/register.mjs', `tools/${tool}.ts`, ...given];
  const { status, stdout, stderr } = spawnSync(process.execPath, call, { cwd: root, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test.each([
  ['transcript', ['--players', '9'], '--players must be a whole number from 2 to 4, not "9".'],
  ['transcript', ['--player', '2'], "Unknown option '--player'; there are --seed, --players, --out."],
  ['transcript', ['--out', 'no/such/folder/x'], '--out must be a file that can be written, not "no/such/folder/x".'],
  ['simulate', ['--games', ''], '--games must be a whole number from 1 to 10000000, not "".'],
])('%s %j is refused in one sentence', (tool, given, sentence) => {
  expect(run(tool, ...given)).toEqual({ status: 1, stdout: '', stderr: `${sentence}\n` });
});

test('a transcript is the same every time it is asked for', () => {
  const one = run('transcript', '--seed', '7', '--players', '3');
  expect(one).toMatchObject({ status: 0, stderr: '' });
  expect(one.stdout).toMatch(/^Khôra, 3 players, seed 7\n/);
  expect(one.stdout).toBe(transcript(3, '7'));
});

test('a simulation gives the hash of all it played', () => {
  const { status, stdout } = run('simulate', '--games', '5', '--seed', '7', '--json');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({
    games: 5,
    players: 4,
    hash: '85c3c79efe8446f502378e82e6cc8bf8112ea0deb48090cc727e942d7230472c',
  });
});
