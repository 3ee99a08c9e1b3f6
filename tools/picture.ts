import { writeFileSync } from 'node:fs';
import { khora } from '../src/games/khora/rules/game.ts';
import { khora as module } from '../src/games/khora/index.ts';
import { players as computers } from '../src/games/khora/players/index.ts';
import type { PictureOrder, Snapshot } from '../src/module/game-module.ts';
import { openPainter } from '../src/threads/painter.ts';
import { locales } from '../src/i18n/catalogue.ts';
import { oneOf, readOptions, refuse, strength, whole } from './arguments.ts';
import { playGame } from './play.ts';

const kinds = ['board', 'desk', 'final'] as const;

const values = readOptions({
  seed: { type: 'string', default: '7' },
  round: { type: 'string', default: '5' },
  players: { type: 'string', default: '4' },
  'players-kind': { type: 'string', default: 'citizen' },
  locale: { type: 'string', default: 'en' },
  kind: { type: 'string', default: 'board' },
  out: { type: 'string', default: 'picture.png' },
});

const round = whole('round', values.round, 1, 9);
const seats = whole('players', values.players, khora.seats[0], khora.seats[1]);
const player = computers.player(strength('players-kind', values['players-kind']), { milliseconds: 400 });
const locale = oneOf('locale', values.locale, locales);
const kind = oneOf('kind', values.kind, kinds);
const names = ['Penelope', 'Odysseus', 'Nausicaa', 'Telemachus'].slice(0, seats);
const painter = openPainter({ registry: new URL('../src/games/index.ts', import.meta.url) });
try {
  writeFileSync(values.out, await painter.paint({ game: khora.id, ...order(), locale, names }));
} finally {
  await painter.close();
}

/** A simulated game, seen when the tiles of the round are to be assigned, or at its end. */
function order(): PictureOrder {
  const seen: PictureOrder[] = [];
  const { state: last } = playGame(
    khora,
    names.map(() => player),
    values.seed,
    (state, question) => {
      if (seen.length > 0 || state.round !== round || question.kind !== 'assign-tiles') return;
      seen.push(pictured(structuredClone(state), kind === 'desk' ? question.seat : null));
    },
  );
  if (kind === 'final') return pictured(last, null);
  const [first] = seen;
  return first ?? refuse(`There is no round ${round} in this game.`);
}

function pictured(state: unknown, seat: number | null): PictureOrder {
  return module
    .restore(state as Snapshot)
    .screen(seat)
    .picture(kind);
}
