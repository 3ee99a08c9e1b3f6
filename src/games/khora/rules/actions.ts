import { type SeatRule, doNext } from '../../../engine/machine.ts';
import type { Seat } from '../../../engine/decision.ts';
import type { Cause } from './cause.ts';
import { actionOf } from './dice.ts';
import { discard, draw, putUnder } from './deck.ts';
import { holds, perform, pieceOf, trigger } from './effects.ts';
import { facts } from '../facts/facts.ts';
import { gain, gainBeyond, learn, lose } from './gains.ts';
import type { News } from './news.ts';
import { allowance, knowledgePrice } from './prices.ts';
import { oneByOne } from './round.ts';
import {
  type KhoraPlay,
  type Later,
  type Player,
  type SeatStep,
  type State,
  lane,
  player,
  turnOrder,
} from './state.ts';
import { type Action, type Colour, colours } from '../facts/terms.ts';
import { DECLINE, mayPay } from './free-actions.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

/** Phase D: all who have the tile perform it; only Military goes in turn order (R2). */
export function tile(play: KhoraPlay, number: number): void {
  const action = actionOf(number);
  if (!play.state.players.some((owner) => performs(owner, number))) return;
  const acting = turnOrder(play.state).filter((seat) => performs(player(play.state, seat), number));
  if (action === 'military') {
    oneByOne(play, acting, { do: 'act', action });
    return;
  }
  for (const seat of acting) doNext(lane(play.state, seat).todo, { do: 'act', action });
  doNext(play.state.table, { do: 'later' });
}

function performs({ tiles, aside }: Player, number: number): boolean {
  return tiles.includes(number) && !aside.includes(number);
}

export const act: Rule<'act'> = {
  act(play, seat, { action }) {
    play.news.push({ kind: 'acted', seat, action });
    take[action](play, seat);
  },
};

function because(action: Action, level: number | null = null): Cause {
  return { by: 'action', action, level };
}

const take: Readonly<Record<Action, (play: KhoraPlay, seat: Seat) => void>> = {
  philosophy(play, seat) {
    gain(play, seat, 'philosophy', facts.rules.philosophy.tokens, because('philosophy'));
    trigger(play, seat, { action: 'philosophy' });
  },
  /** The table deals the cards afterwards, in turn order. */
  legislation(play, seat) {
    gainBeyond(play, seat, 'citizens', facts.rules.legislation.citizens, because('legislation'));
    trigger(play, seat, { action: 'legislation' });
    player(play.state, seat).later.push({ do: 'look' });
  },
  culture(play, seat) {
    const { culture } = player(play.state, seat);
    gain(play, seat, 'vp', culture, because('culture', culture));
    trigger(play, seat, { action: 'culture' });
  },
  trade(play, seat) {
    const { economy } = player(play.state, seat);
    gain(play, seat, 'drachmas', economy + facts.rules.trade.drachmas, because('trade', economy));
    trigger(play, seat, { action: 'trade' });
    doNext(lane(play.state, seat).todo, { do: 'buy-knowledge' });
  },
  military(play, seat) {
    const owner = player(play.state, seat);
    gainBeyond(play, seat, 'troops', owner.military, because('military', owner.military));
    trigger(play, seat, { action: 'military' });
    for (let i = 0; i < allowance(owner, 'explorations'); i += 1)
      doNext(lane(play.state, seat).todo, { do: 'explore' });
  },
  politics: (play, seat) => doNext(lane(play.state, seat).todo, { do: 'play-card' }),
  development: (play, seat) => doNext(lane(play.state, seat).todo, { do: 'unlock' }),
};

/** One token for each Trade action (R35). */
export const buyKnowledge: Rule<'buy-knowledge'> = {
  ask(state, seat) {
    const owner = player(state, seat);
    return mayPay(state, seat, owner.drachmas >= knowledgePrice(state, owner) ? colours : []);
  },
  act(play, seat, _step, [pick]) {
    if (pick === DECLINE) {
      play.news.push({ kind: 'declined', seat, what: 'buy-knowledge' });
      return;
    }
    lose(play, seat, 'drachmas', knowledgePrice(play.state, player(play.state, seat)), because('trade'));
    learn(play, seat, pick as Colour, 'minor', because('trade'));
  },
};

/** What needs the deck or a look at the others is done by the table, in turn order, until nothing is left. */
export function later(play: KhoraPlay): void {
  if (play.state.players.every((owner) => owner.later.length === 0)) return;
  const waiting = turnOrder(play.state).filter((seat) => player(play.state, seat).later.length > 0);
  doNext(play.state.table, { do: 'return-cards' }, { do: 'later' });
  for (const seat of waiting) {
    const owner = player(play.state, seat);
    const todo = owner.later;
    owner.later = [];
    for (const step of todo) doLater(play, seat, step);
  }
}

function doLater(play: KhoraPlay, seat: Seat, step: Later): void {
  const owner = player(play.state, seat);
  switch (step.do) {
    case 'look':
      owner.looking = draw(play, facts.rules.legislation.look);
      doNext(lane(play.state, seat).todo, { do: 'keep-card' });
      return;
    case 'draw': {
      const cards = draw(play, step.count);
      owner.hand.push(...cards);
      play.news.push({ kind: 'drew', seat, count: cards.length, cards, from: step.of });
      return;
    }
    case 'effects':
      if (holds(play.state, seat, pieceOf(step.of).condition)) perform(play, seat, step.of, 'effects');
  }
}

/** One of the cards drawn may be kept, also when there was only one (R34); the rest goes under the deck. */
export const keepCard: Rule<'keep-card'> = {
  ask(state, seat) {
    const { looking } = player(state, seat);
    return looking.length === 0 ? null : { options: [...looking, DECLINE], min: 1, max: 1 };
  },
  act(play, seat, _step, picks) {
    const owner = player(play.state, seat);
    const kept = owner.looking.filter((card) => picks.includes(card));
    owner.hand.push(...kept);
    owner.returning = owner.looking.filter((card) => !kept.includes(card));
    owner.looking = [];
    play.news.push({ kind: 'kept', seat, count: kept.length, cards: kept });
  },
};

export function returnCards(play: KhoraPlay): void {
  for (const seat of turnOrder(play.state)) {
    const owner = player(play.state, seat);
    putUnder(play, owner.returning);
    owner.returning = [];
  }
}

/** Whoever has fewer cards discards the whole hand (R10); nobody else learns which (R36). */
export const discardCards: Rule<'discard'> = {
  ask(state, seat, { count }) {
    const { hand } = player(state, seat);
    return hand.length <= count ? { forced: hand } : { options: hand, min: count, max: count };
  },
  act(play, seat, { of }, picks) {
    const owner = player(play.state, seat);
    if (picks.length === 0) return;
    owner.hand = owner.hand.filter((card) => !picks.includes(card));
    discard(play, picks);
    play.news.push({ kind: 'discarded', seat, count: picks.length, cards: [...picks], from: of });
  },
};
