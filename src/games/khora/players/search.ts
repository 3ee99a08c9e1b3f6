import type { Random } from '../../../engine/chance.ts';
import type { OpenQuestion, Seat } from '../../../engine/decision.ts';
import { type Budget, meter } from '../../../players/budget.ts';
import { copyOf } from '../rules/copy.ts';
import { khora } from '../rules/game.ts';
import type { State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { complete } from './completion.ts';
import { type Ranked, rank } from './ranking.ts';
import { weights } from './weights.ts';

/** How many answers are looked at, and by how many points a citizen may think them worse than the best. */
const WIDTH = 8;
const SLACK = 8;

interface Candidate extends Ranked {
  total: number;
}

/** Samples what is hidden, plays every candidate out against the same chance, and drops the weaker half again and again. */
export function search(question: OpenQuestion, view: View, random: Random, budget: Budget): readonly string[] {
  const ranked = rank(complete(view, random), question, weights);
  const best = ranked[0] as Ranked;
  const width = 'samples' in budget ? Math.min(WIDTH, budget.samples) : WIDTH;
  let field = ranked
    .filter(({ worth }) => worth >= best.worth - SLACK)
    .slice(0, width)
    .map((entry): Candidate => ({ ...entry, total: 0 }));
  const stages = Math.ceil(Math.log2(field.length));
  const spent = meter(budget);
  for (let stage = 1; stage <= stages; stage += 1) {
    do {
      const state = complete(view, random);
      for (const candidate of field) candidate.total += outcome(state, question, candidate.picks);
    } while (spent(field.length) < stage / stages);
    field.sort((a, b) => b.total - a.total);
    field = field.slice(0, Math.ceil(field.length / 2));
  }
  return (field[0] ?? best).picks;
}

/** The end of a game that goes on with these picks, citizens choosing everything else. */
function outcome(from: State, { id, seat }: OpenQuestion, picks: readonly string[]): number {
  const state = copyOf(from);
  khora.play(state, { decision: id, seat, picks });
  for (let open = khora.firstAwaited(state); open !== null; open = khora.firstAwaited(state)) {
    const [choice] = rank(state, open, weights);
    khora.play(state, { decision: open.id, seat: open.seat, picks: (choice as Ranked).picks });
  }
  return advantage(state, seat);
}

/** How far a seat is ahead of the best of the others. */
function advantage(state: State, seat: Seat): number {
  const points = khora.standings(state).map(({ points: vp }) => vp);
  return (points[seat] ?? 0) - Math.max(...points.filter((_, index) => index !== seat));
}
