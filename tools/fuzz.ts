import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { readOptions, whole } from './arguments.ts';

const LARGEST_SEED = 2 ** 31 - 1;
/** How long each property is tried in a round; a round has a seed of its own. */
const SECONDS_EACH = 1;

const values = readOptions({
  seconds: { type: 'string', default: '60' },
  seed: { type: 'string', default: String(randomInt(LARGEST_SEED)) },
});
const seconds = whole('seconds', values.seconds, 1, 1_000_000);
const first = whole('seed', values.seed, 0, LARGEST_SEED);

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));

/** Tries the contract of every game once with this seed; says what failed, made as small as it can be. */
function holds(seed: number): boolean {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--project', 'code', 'test/contract'],
    {
      cwd: fileURLToPath(new URL('..', import.meta.url)),
      env: { ...process.env, FUZZ_SEED: String(seed), FUZZ_SECONDS: String(SECONDS_EACH) },
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    },
  );
  if (status !== 0) console.error(stdout + stderr);
  return status === 0;
}

const end = performance.now() + seconds * 1000;
let seed = first;
do {
  console.log(`seed ${seed}`);
  if (!holds(seed)) {
    console.error(`The contract does not hold with seed ${seed}: npm run fuzz -- --seed ${seed}`);
    process.exit(1);
  }
  seed = (seed + 1) % LARGEST_SEED;
} while (performance.now() < end);
console.log('The contract holds.');
