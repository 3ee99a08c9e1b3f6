import { olympos } from '../../../src/games/olympos/rules/game.ts';
import type { State } from '../../../src/games/olympos/rules/state.ts';
import type { Resource } from '../../../src/games/olympos/facts/terms.ts';
import { scenario } from './scenario.ts';

/** Takes the first option of every question of the set-up, and says what was asked. */
export function setUp(seats: number, seed: string): { state: State; kinds: string[] } {
  const { state } = olympos.setup(seats, seed);
  const kinds: string[] = [];
  for (let open = olympos.firstAwaited(state); open !== null && state.turn === 0; open = olympos.firstAwaited(state)) {
    const step = state.lanes[open.seat]?.open?.step;
    if (step?.do !== 'condemn' && step?.do !== 'barbarian') break;
    kinds.push(`${step.do} ${step.resource}`);
    olympos.play(state, { decision: open.id, seat: open.seat, picks: open.options.slice(0, 1) });
  }
  return { state, kinds };
}

/** What may be condemned of a resource, and what is left after one was. */
export function condemning(
  left: number,
  resource: Resource,
): { readonly options: readonly string[]; after(zone: string): readonly string[] } {
  const step = { do: 'condemn', resource } as const;
  const ask = () => scenario({ players: [{}, {}] }).does(0, { ...step, left }, { ...step, left: left - 1 });
  return { options: ask().options(0), after: (zone) => ask().picks(0, zone).options(0) };
}
