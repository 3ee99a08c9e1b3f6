import type { Seat } from '../../../engine/decision.ts';
import type { Standing } from '../../../engine/game.ts';
import { type Piece, discovery, facts, god, wonder } from '../facts/facts.ts';
import type { Counter } from '../facts/terms.ts';
import { scoreInWords } from '../words/news-in-words.ts';
import type { Cause } from './cause.ts';
import type { Score } from './news.ts';
import { tilePowers } from './powers.ts';
import { type OlymposPlay, type Player, type State, player } from './state.ts';
import { controller, landOf } from './territories.ts';

export function score(play: OlymposPlay): void {
  const { state } = play;
  state.phase = 'end';
  state.scores = state.players.map((owner, seat) => [...openScores(state, seat), ...some('prestige', owner.prestige)]);
  state.scores.forEach((scores, seat) => {
    for (const { from, points } of scores) play.news.push({ kind: 'scored', seat, from, points });
  });
  const winners = standings(state).filter(({ rank }) => rank === 1);
  play.news.push({ kind: 'won', seats: winners.map(({ seat }) => seat), points: winners[0]?.points ?? 0 });
}

/** What a seat would score now for all that lies open; prestige is secret until the end. */
export function openScores(state: State, seat: Seat): Score[] {
  const owner = player(state, seat);
  const { points } = facts.rules;
  const territories = state.territories.reduce(
    (sum, there, number) => (controller(there) === seat ? sum + landOf(number).points : sum),
    0,
  );
  return [
    ...(owner.finished ? some('track', finalPoints(owner.space)) : []),
    ...some('territories', territories),
    ...some('discoveries', owner.tiles.length * points.discovery),
    ...owner.wonders.flatMap((id) => some({ by: 'wonder', id }, wonder(id).points)),
    ...owner.tiles.flatMap(({ discovery: id }) => atEnd(state, seat, discovery(id), { by: 'discovery', id })),
    ...owner.marks.flatMap((id) => atEnd(state, seat, god(id), { by: 'god', id })),
    ...some('cards', owner.hand.length * points.card),
  ];
}

function some(from: Score['from'], points: number): Score[] {
  return points === 0 ? [] : [{ from, points }];
}

function atEnd(state: State, seat: Seat, { end }: Piece, from: Cause): Score[] {
  return end.flatMap(({ points, per }) => some(from, points * (per === undefined ? 1 : count(state, seat, per))));
}

/** Two on the same final space both have its points (O69). */
export function finalPoints(space: number): number {
  return facts.track.points.find(({ from, to }) => from <= space && space <= to)?.points ?? 0;
}

export function count(state: Pick<State, 'players' | 'territories'>, seat: Seat, what: Counter): number {
  const owner = state.players[seat] as Player;
  switch (what) {
    case 'discoveries':
      return owner.tiles.length;
    case 'discs':
      return state.territories.reduce((sum, { discs }) => sum + discs.filter((disc) => disc === seat).length, 0);
    case 'printed-swords':
      return tilePowers(owner).swords;
    case 'star-tokens':
      return owner.stars;
  }
}

/** Most points, then most discovery and wonder tiles, then the place is shared (O72, O82). Until the end: what is open. */
export function standings(state: State): Standing[] {
  const scores = state.scores ?? state.players.map((_, seat) => openScores(state, seat));
  const totals = scores.map((lines) => lines.reduce((sum, { points }) => sum + points, 0));
  const tiles = state.players.map((owner) => owner.tiles.length + owner.wonders.length);
  return scores.map((lines, seat) => {
    const points = totals[seat] ?? 0;
    const better = totals.filter(
      (total, other) => total > points || (total === points && (tiles[other] ?? 0) > (tiles[seat] ?? 0)),
    );
    return {
      seat,
      points,
      rank: better.length + 1,
      lines: lines.map((line) => ({ what: scoreInWords(line.from), points: line.points })),
    };
  });
}
