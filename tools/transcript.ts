import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { transcript } from './transcribe.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    players: { type: 'string', default: '3' },
    out: { type: 'string' },
  },
});

const text = transcript(Number(values.players), values.seed);
if (values.out === undefined) console.log(text);
else writeFileSync(values.out, text);
