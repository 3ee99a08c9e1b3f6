import type { Seat } from '../../../engine/decision.ts';
import type { View } from '../rules/view.ts';
import { type Action, actions } from '../facts/terms.ts';
import { playerAt } from './scene.ts';

/** What is known of the tile on a die, and how far it is. */
export type LaidTile =
  | { readonly is: 'unknown' }
  | { readonly is: 'sealed' }
  | { readonly is: 'coming' | 'now' | 'done' | 'aside'; readonly action: Action };

/** The tiles of a seat, one for each die that was rolled. */
export function tilesOf(view: View, seat: Seat): LaidTile[] {
  const { rolled, actions: revealed, setAside } = playerAt(view, seat);
  const sealed = view.awaited.some((one) => one.seat === seat && one.sealed);
  return rolled.map((_, index) => {
    const action = revealed[index];
    if (action === undefined) return { is: sealed ? 'sealed' : 'unknown' };
    if (setAside.includes(action)) return { is: 'aside', action };
    return { is: progressOf(view, seat, action), action };
  });
}

/** A tile is still to come while the table has it to do, for everybody or for this seat in turn order. */
function progressOf({ phase, process, awaited }: View, seat: Seat, action: Action): 'coming' | 'now' | 'done' {
  if (phase !== 'action') return 'done';
  const tile = actions.indexOf(action);
  const left = process.table.flatMap((step) => (step.do === 'tile' ? [step.tile] : []));
  if (left.includes(tile)) return 'coming';
  const isTurn = process.table.some((step) => step.do === 'turn' && step.seat === seat);
  const current = Math.min(actions.length, ...left) - 1;
  if (tile !== current) return 'done';
  if (isTurn) return 'coming';
  return awaited.some((one) => one.seat === seat) ? 'now' : 'done';
}

/** Whether a seat that is not asked now still has something to do in this phase. */
export function hasMoreToDo(view: View, seat: Seat): boolean {
  return (
    tilesOf(view, seat).some(({ is }) => is === 'coming') ||
    view.process.table.some((step) => step.do === 'turn' && step.seat === seat)
  );
}
