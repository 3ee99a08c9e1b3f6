import type { Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { destiny, facts, god } from '../facts/facts.ts';
import type { Hits } from '../facts/terms.ts';
import { spend } from './deck.ts';
import { perform } from './effects.ts';
import type { News } from './news.ts';
import { powers, symbolsOf } from './powers.ts';
import {
  type OlymposPlay,
  type Player,
  type SeatStep,
  type State,
  type TableStep,
  clockwise,
  lane,
  player,
} from './state.ts';
import { unmark } from './time.ts';

/** Every Zeus space reached in this turn, one after the other: a card, a window, perhaps a god (O54, O55). */
export function zeus(play: OlymposPlay, { seat }: { readonly seat: Seat }): void {
  const { state } = play;
  const place = state.reached.shift();
  const space = place === undefined ? undefined : facts.track.zeus[place]?.space;
  if (place === undefined || space === undefined) return;
  play.news.push({ kind: 'zeus-space', seat, space });
  doNext<TableStep | { readonly do: 'checkpoint' }>(
    state.table,
    { do: 'draw', seat, count: 1, from: { by: 'zeus-space', space } },
    { do: 'window', seat },
    { do: 'god', place },
    { do: 'checkpoint' },
    { do: 'zeus', seat },
  );
}

/** The first player to reach a space turns up a god; on a double space the last of all does, too. */
export function turnUp(play: OlymposPlay, { place }: Extract<TableStep, { do: 'god' }>): void {
  const { state } = play;
  const { space = 0, cards = 1 } = facts.track.zeus[place] ?? {};
  const visits = (state.visits[place] ?? 0) + 1;
  state.visits[place] = visits;
  const isDue = visits === 1 || (cards === 2 && visits === state.players.length);
  const id = isDue ? state.gods.pop() : undefined;
  if (id === undefined) return;
  state.god = id;
  state.shown.push(id);
  play.news.push({ kind: 'god', god: id, space });
  state.players.forEach((_, seat) => unmark(play, seat, 'next-god'));
  doNext(state.table, { do: 'judge', god: id });
  state.players.forEach(({ hand }, seat) => {
    if (hand.length > 0) doNext(lane(state, seat).todo, { do: 'zeus-cards' });
  });
}

function prayersOf({ hand }: Pick<Player, 'hand'>): string[] {
  return hand.filter((id) => destiny(id).play === 'god');
}

/** Asked of everybody who has a Destiny card, so that nobody learns who could pray (O57, O83). */
export const zeusCards: SeatRule<State, News, Extract<SeatStep, { do: 'zeus-cards' }>> = {
  secret: true,
  ask(state, seat) {
    const most = prayersOf(player(state, seat)).length;
    return { options: Array.from({ length: most + 1 }, (_, count) => String(count)), min: 1, max: 1 };
  },
  act(play, seat, _step, [pick]) {
    player(play.state, seat).prayers = Number(pick);
  },
};

/** Adds up, says who is hit, and lets it happen clockwise from whose turn it is. */
export function judge(play: OlymposPlay, { god: id }: Extract<TableStep, { do: 'judge' }>): void {
  const { state } = play;
  const symbols = state.players.map((owner, seat) => symbolsOfSeat(owner) + pray(play, seat));
  const ties = state.players.map((owner) => powers(owner).winsTies);
  const struck = hit(god(id).hits, symbols, ties);
  const seats = clockwise(state, state.active ?? 0).filter((seat) => struck.includes(seat));
  play.news.push({ kind: 'judged', god: id, symbols, seats });
  state.god = null;
  doNext(state.table, ...seats.map((seat): TableStep => ({ do: 'strike', seat, god: id })));
}

/** Symbols that lie open: on tiles and with the Zeus token. */
export function symbolsOfSeat(owner: Player): number {
  return powers(owner).symbols + owner.zeusTokens * facts.rules.zeusToken.symbols;
}

/** Plays the Zeus cards that were chosen, and says how many symbols they are. */
function pray(play: OlymposPlay, seat: Seat): number {
  const owner = player(play.state, seat);
  const played = prayersOf(owner).slice(0, owner.prayers);
  owner.prayers = 0;
  if (played.length > 0) play.news.push({ kind: 'prayed', seat, count: played.length });
  for (const id of played) spend(play, seat, id);
  return played.reduce((sum, id) => sum + symbolsOf(destiny(id)), 0);
}

/** Who is hit: ties hit all (O58, O59), but Democracy gains alone and is spared where another is tied (O60 to O62). */
export function hit(hits: Hits, symbols: readonly number[], ties: readonly boolean[]): Seat[] {
  const mark = hits === 'most' ? Math.max(...symbols) : Math.min(...symbols);
  const tied = [...symbols.keys()].filter((seat) => symbols[seat] === mark);
  if (hits === 'most') {
    const winning = tied.filter((seat) => ties[seat]);
    if (winning.length > 0) return winning;
    return mark > 0 ? tied : [];
  }
  if (tied.length === 1) return tied;
  const losing = tied.filter((seat) => !ties[seat]);
  return losing.length > 0 ? losing : tied;
}

/** What is done at once is done; what lasts leaves a mark. */
export function strike(play: OlymposPlay, { seat, god: id }: Extract<TableStep, { do: 'strike' }>): void {
  const { until, effects } = god(id);
  if (until !== null) {
    player(play.state, seat).marks.push(id);
    play.news.push({ kind: 'marked', seat, god: id });
  }
  perform(play, seat, effects, { by: 'god', id });
}
