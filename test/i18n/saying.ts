import type { Decision } from '../../src/engine/decision.ts';
import type { Game } from '../../src/engine/game.ts';
import type { Text } from '../../src/engine/text.ts';
import { walk } from '../contract/walk.ts';

function textsOf({ prompt, options, asides, impossible, slots }: Decision): (Text | undefined)[] {
  const offered = [...options, ...asides].flatMap(({ label, hint, slotHints = [] }) => [label, hint, ...slotHints]);
  return [prompt, ...offered, ...impossible.flatMap(({ label, why }) => [label, why]), ...(slots ?? [])];
}

/** Everything that is said in so many random games of every size, each different text once; `prepare` lays out each. */
export function everythingSaid<State>(
  game: Game<State, unknown, unknown>,
  games: number,
  prepare: (state: State) => void = () => undefined,
): Text[] {
  const said = new Map<string, Text>();
  const add = (text: Text | undefined): void => {
    if (text !== undefined) said.set(JSON.stringify(text), text);
  };
  for (let index = 0; index < games; index += 1) {
    const seats = game.seats[0] + (index % (game.seats[1] - game.seats[0] + 1));
    const { state } = walk(game, { seats, seed: `said-${index}`, pace: 'auto', prepare }, Infinity, (now, news) => {
      const question = game.next(now);
      if (question !== null) textsOf(game.decision(now, question)).forEach(add);
      for (const item of news) {
        for (const seat of [null, 0, 1]) {
          const heard = game.heard(item, seat);
          if (heard !== null) add(game.tell(heard));
        }
      }
    });
    for (const { lines } of game.standings(state)) for (const { what } of lines) add(what);
  }
  return [...said.values()];
}
