import { writeFileSync } from 'node:fs';
import { khora } from '../src/games/khora/rules/game.ts';
import { type PaintRequest, openPainter } from '../src/render/painter.ts';
import { computer } from '../src/games/playing.ts';
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
const player = computer('khora', strength('players-kind', values['players-kind']));
const locale = oneOf('locale', values.locale, locales);
const picture = oneOf('kind', values.kind, kinds);
const painter = openPainter();
try {
  writeFileSync(values.out, await painter.paint(order()));
} finally {
  await painter.close();
}

/** A simulated game, seen when the tiles of the round are to be assigned, or at its end. */
function order(): PaintRequest {
  const names = ['Penelope', 'Odysseus', 'Nausicaa', 'Telemachus'].slice(0, seats);
  const players = names.map(() => player);
  const seen: PaintRequest[] = [];
  const { state: last } = playGame(khora, players, values.seed, (state, question) => {
    if (seen.length > 0 || state.round !== round || question.kind !== 'assign-tiles') return;
    const view = khora.view(state, picture === 'desk' ? question.seat : null);
    const decision = picture === 'desk' ? khora.decision(state, question) : null;
    seen.push({ game: khora.id, picture, view: structuredClone(view), decision, locale, names });
  });
  const standings = khora.standings(last);
  if (picture === 'final') return { game: khora.id, picture, view: khora.view(last, null), standings, locale, names };
  const [first] = seen;
  if (first === undefined) return refuse(`There is no round ${round} in this game.`);
  return first;
}
