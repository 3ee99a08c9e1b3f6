import type { Seat } from '../../../engine/decision.ts';
import type { Standing } from '../../../engine/game.ts';
import { text } from '../../../engine/text.ts';
import { triggered } from './effects.ts';
import { count, measure } from './gains.ts';
import { type KhoraPlay, type Player, type Score, type State, player } from './state.ts';
import { causeInWords } from '../words/news-in-words.ts';

export function score(play: KhoraPlay): void {
  const { state } = play;
  play.news.push({ kind: 'phase', phase: 'end' });
  state.scores = state.players.map((_, seat) => finalScores(state, seat));
  state.scores.forEach((scores, seat) => {
    for (const { from, vp } of scores) play.news.push({ kind: 'scored', seat, from, vp });
  });
  const winners = standings(state).filter(({ rank }) => rank === 1);
  play.news.push({ kind: 'won', seats: winners.map(({ seat }) => seat), vp: winners[0]?.points ?? 0 });
}

function finalScores(state: State, seat: Seat): Score[] {
  const owner = player(state, seat);
  const scores: Score[] = triggered(state, seat, 'end').map(({ cause, effects }) => ({
    from: cause,
    vp: effects.reduce((sum, effect) => sum + (effect.verb === 'gain' ? measure(owner, effect.gain.vp ?? 0) : 0), 0),
  }));
  scores.push({ from: 'glory', vp: owner.glory * count(owner, 'major') });
  return scores.filter(({ vp }) => vp > 0);
}

/** Most points, then most drachmas, then the victory is shared (R39). */
export function standings(state: State): Standing[] {
  const totals = state.players.map((owner, seat) => total(state, owner, seat));
  return state.players.map((owner, seat) => {
    const points = totals[seat] ?? 0;
    const better = state.players.filter((other, index) => {
      const theirs = totals[index] ?? 0;
      return theirs > points || (theirs === points && other.drachmas > owner.drachmas);
    });
    const lines = (state.scores?.[seat] ?? []).map(({ from, vp }) => ({ what: scoreName(from), points: vp }));
    return {
      seat,
      points,
      rank: better.length + 1,
      lines: [{ what: text('score.track'), points: owner.vp }, ...lines],
    };
  });
}

function total(state: State, owner: Player, seat: Seat): number {
  return (state.scores?.[seat] ?? []).reduce((sum, { vp }) => sum + vp, owner.vp);
}

function scoreName(from: Score['from']): Standing['lines'][number]['what'] {
  return from === 'glory' ? text('score.glory') : causeInWords(from);
}
