import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { khora } from '../src/games/khora/index.ts';
import { type Order, openPainter } from '../src/games/painting.ts';
import { type Locale, locales } from '../src/i18n/catalogue.ts';
import { randomPlayer } from '../src/players/random.ts';
import { playGame } from './play.ts';

const kinds = ['board', 'desk', 'final'] as const;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '7' },
    round: { type: 'string', default: '5' },
    players: { type: 'string', default: '4' },
    locale: { type: 'string', default: 'en' },
    kind: { type: 'string', default: 'board' },
    out: { type: 'string', default: 'picture.png' },
  },
});

const locale = oneOf<Locale>(locales, values.locale);
const picture = oneOf(kinds, values.kind);
const painter = openPainter();
try {
  writeFileSync(values.out, await painter.paint(order()));
} finally {
  await painter.close();
}

function oneOf<T extends string>(known: readonly T[], given: string): T {
  const found = known.find((one) => one === given);
  if (found === undefined) throw new Error(`"${given}" is none of ${known.join(', ')}.`);
  return found;
}

/** A random game, seen when the tiles of the round are to be assigned, or at its end. */
function order(): Order {
  const round = Number(values.round);
  const names = ['Penelope', 'Odysseus', 'Nausicaa', 'Telemachus'].slice(0, Number(values.players));
  const players = names.map(() => randomPlayer);
  const seen: Order[] = [];
  const { state: last } = playGame(khora, players, values.seed, (state, question) => {
    if (seen.length > 0 || state.round !== round || question.kind !== 'assign-tiles') return;
    const view = khora.view(state, picture === 'desk' ? question.seat : null);
    const decision = picture === 'desk' ? khora.decision(state, question) : null;
    seen.push({ game: khora.id, picture, view: structuredClone(view), decision, locale, names });
  });
  const standings = khora.standings(last);
  if (picture === 'final') return { game: khora.id, picture, view: khora.view(last, null), standings, locale, names };
  const [first] = seen;
  if (first === undefined) throw new Error(`There is no round ${round}.`);
  return first;
}
