import { writeFileSync } from 'node:fs';
import { pictures } from '../src/games/khora/pictures/index.ts';
import { khora } from '../src/games/khora/rules/game.ts';
import { players as computers } from '../src/games/khora/players/index.ts';
import { cataloguesOf, locales, readMessages, speaker } from '../src/i18n/catalogue.ts';
import { seatNames } from '../src/i18n/seat-names.ts';
import { rasterised } from '../src/render/raster.ts';
import { oneOf, readOptions, refuse, strength, whole } from './arguments.ts';
import { playGame } from './play.ts';

const kinds = ['board', 'desk', 'final', 'report'] as const;

const values = readOptions({
  seed: { type: 'string', default: '7' },
  round: { type: 'string', default: '5' },
  players: { type: 'string', default: '4' },
  'players-kind': { type: 'string', default: 'citizen' },
  locale: { type: 'string', default: 'en' },
  picture: { type: 'string', default: 'board' },
  question: { type: 'string', default: 'assign-tiles' },
  width: { type: 'string', default: '1200' },
  out: { type: 'string', default: 'picture.png' },
});

const round = whole('round', values.round, 0, 9);
const seats = whole('players', values.players, khora.seats[0], khora.seats[1]);
const player = computers.player(strength('players-kind', values['players-kind']), { milliseconds: 400 });
const locale = oneOf('locale', values.locale, locales);
const picture = oneOf('picture', values.picture, kinds);
const width = whole('width', values.width, 100, 1200);
const names = ['Penelope', 'Odysseus', 'Nausicaa', 'Telemachus'].slice(0, seats);

const say = speaker(readMessages(cataloguesOf('khora'), locale), locale, seatNames(names));
writeFileSync(values.out, await rasterised(drawn(), width));

/** A simulated game, seen when a question of the round is asked, or at its end. */
function drawn(): string {
  const seen: string[] = [];
  const players = names.map(() => player);
  const { state: last } = playGame(khora, players, values.seed, (state, question) => {
    if (seen.length > 0 || state.round !== round || question.kind !== values.question) return;
    if (picture === 'board') seen.push(pictures.board(khora.view(state, null), say, names));
    if (picture === 'report') seen.push(pictures.report(khora.view(state, null), say, names));
    if (picture === 'desk')
      seen.push(pictures.desk(khora.view(state, question.seat), khora.decision(state, question), say));
  });
  if (picture === 'final') return pictures.final(khora.view(last, null), khora.standings(last), say, names);
  return seen[0] ?? refuse(`In round ${round} of this game nobody is asked "${values.question}".`);
}
