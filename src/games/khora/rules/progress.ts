import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { DECLINE, mayPay } from './free-actions.ts';
import { trigger } from './effects.ts';
import { lose, raise } from './gains.ts';
import type { News } from './news.ts';
import { allowance, isAtTop, levelPrice } from './prices.ts';
import {
  type KhoraPlay,
  type Player,
  type SeatStep,
  type State,
  awaitChance,
  lane,
  player,
  turnOrder,
} from './state.ts';
import { type Track, tracks } from '../facts/terms.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

/** Phase E, in turn order (R2). */
export function progress(play: KhoraPlay): void {
  const { state } = play;
  state.phase = 'progress';
  play.news.push({ kind: 'phase', phase: 'progress' });
  state.players.forEach((owner, seat) => {
    owner.raised = false;
    awaitChance(state, seat);
  });
  doNext(state.table, ...turnOrder(state).map((seat) => ({ do: 'turn', seat, step: { do: 'progress' } }) as const));
}

export const progressTurn: Rule<'progress'> = {
  act(play, seat) {
    const left = allowance(player(play.state, seat), 'levels');
    doNext(lane(play.state, seat).todo, { do: 'raise-level', left }, { do: 'end-progress' });
  },
};

function affordable(state: State, owner: Player, among: readonly Track[], cheaper = 0): Track[] {
  return among.filter((track) => {
    const price = levelPrice(state, owner, track, cheaper);
    return price !== null && price <= owner.drachmas;
  });
}

/** A level beyond the allowance costs a philosophy token as well as its drachmas. */
export const raiseLevel: Rule<'raise-level'> = {
  ask(state, seat, { left }) {
    const owner = player(state, seat);
    if (left === 0 && owner.philosophy === 0) return null;
    if (tracks.every((track) => isAtTop(owner, track))) return null;
    return mayPay(state, seat, affordable(state, owner, tracks));
  },
  act(play, seat, { left }, [pick]) {
    if (pick === DECLINE) {
      play.news.push({ kind: 'declined', seat, what: 'raise-level' });
      return;
    }
    buy(play, seat, pick as Track, 0, left === 0 ? 1 : 0);
    player(play.state, seat).raised = true;
    doNext(lane(play.state, seat).todo, { do: 'raise-level', left: Math.max(0, left - 1) });
  },
};

function buy(play: KhoraPlay, seat: number, track: Track, cheaper: number, tokens = 0): void {
  const owner = player(play.state, seat);
  const price = levelPrice(play.state, owner, track, cheaper) ?? 0;
  const cause = { by: 'level', track, level: owner[track] + 1 } as const;
  lose(play, seat, 'drachmas', price, cause);
  lose(play, seat, 'philosophy', tokens, cause);
  raise(play, seat, track, null);
}

/** Who raised nothing in this phase, for whatever reason, has effects of that (R28). */
export const endProgress: Rule<'end-progress'> = {
  act(play, seat) {
    if (!player(play.state, seat).raised) trigger(play, seat, 'no-progress');
  },
};

/** A level bought through an event, at its own discount and those that hold in every phase (R23, R24). */
export const buyLevel: Rule<'buy-level'> = {
  ask(state, seat, { tracks: among, cheaper }) {
    const owner = player(state, seat);
    if (among.every((track) => isAtTop(owner, track))) return null;
    return mayPay(state, seat, affordable(state, owner, among, cheaper));
  },
  act(play, seat, { cheaper }, [pick]) {
    if (pick === DECLINE) play.news.push({ kind: 'declined', seat, what: 'buy-level' });
    else buy(play, seat, pick as Track, cheaper);
  },
};
