import type { Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { destiny } from '../facts/facts.ts';
import type { Effect, conditions } from '../facts/schema.ts';
import { resources } from '../facts/terms.ts';
import { executor } from '../facts/verbs.ts';
import { spend } from './deck.ts';
import { perform } from './effects.ts';
import { measure } from './gains.ts';
import type { News } from './news.ts';
import { powers } from './powers.ts';
import { type OlymposPlay, type Player, type SeatStep, type State, type TableStep, lane, player } from './state.ts';

const CARD = 'card:';
export const GO_ON = 'go-on';

const holds = executor<typeof conditions, [state: State, seat: Seat], boolean>({
  most: (resource, state, seat) => hasMost(state, seat, (owner) => owner.tokens[resource]),
  'of-each': (count, state, seat) => resources.every((resource) => player(state, seat).tokens[resource] >= count),
});

/** More than every other, or as many with Democracy and nobody else with it among the tied (O51, O52). */
function hasMost(state: State, seat: Seat, count: (owner: Player) => number): boolean {
  const own = player(state, seat);
  const others = state.players.filter((other) => other !== own && count(other) >= count(own));
  if (others.some((other) => count(other) > count(own))) return false;
  return others.length === 0 || (powers(own).winsTies && !others.some((other) => powers(other).winsTies));
}

/** A card is not offered where it would do nothing (O50). */
function isOfUse(owner: Player, { verb, value }: Effect): boolean {
  return verb !== 'gain' || Object.values(value).some((amount) => measure(owner, amount) > 0);
}

/** The cards a seat may play in a window of its own turn, one of each kind: `card:cube-wood`. */
export function playable(state: State, seat: Seat): string[] {
  const owner = player(state, seat);
  return [...new Set(owner.hand)]
    .filter((id) => {
      const { play, condition, effects } = destiny(id);
      if (play !== 'own-turn' || !effects.some((effect) => isOfUse(owner, effect))) return false;
      return condition === null || holds(condition, state, seat);
    })
    .map((id) => `${CARD}${id}`);
}

export function isCard(option: string): boolean {
  return option.startsWith(CARD);
}

export function cardOf(option: string): string {
  return option.slice(CARD.length);
}

export function playCard(play: OlymposPlay, seat: Seat, option: string): void {
  const id = cardOf(option);
  spend(play, seat, id);
  perform(play, seat, destiny(id).effects, { by: 'card', id });
}

/** Any number of cards, one after the other, in a window of the own turn. */
export const cards: SeatRule<State, News, Extract<SeatStep, { do: 'cards' }>> = {
  ask(state, seat) {
    const options = playable(state, seat);
    return options.length === 0 ? null : { options: [...options, GO_ON], min: 1, max: 1 };
  },
  act(play, seat, step, [pick = GO_ON]) {
    if (pick === GO_ON) return;
    doNext(lane(play.state, seat).todo, step);
    playCard(play, seat, pick);
  },
};

/** After the payment and after each draw; not after Pass, which ends the game for the player at once (O80). */
export function openWindow(play: OlymposPlay, { seat }: Extract<TableStep, { do: 'window' }>): void {
  if (!player(play.state, seat).finished) doNext(lane(play.state, seat).todo, { do: 'cards' });
}
