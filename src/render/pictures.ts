import type { Decision } from '../engine/decision.ts';
import type { Standing } from '../engine/game.ts';
import type { Say } from '../i18n/catalogue.ts';

/** What a game offers to be drawn, each as SVG. */
export interface Pictures<View> {
  /** The public state: nothing but what the view of the public holds. */
  readonly board: (view: View, say: Say, names: readonly string[]) => string;
  /** What one seat may see, for nobody else. */
  readonly desk: (view: View, decision: Decision | null, say: Say) => string;
  /** The last chapter that is over, small enough to stay behind in the channel. */
  readonly report: (view: View, say: Say, names: readonly string[]) => string;
  readonly final: (view: View, standings: readonly Standing[], say: Say, names: readonly string[]) => string;
}
