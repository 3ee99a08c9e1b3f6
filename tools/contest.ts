import type { Game } from '../src/engine/game.ts';
import type { ComputerPlayer } from '../src/players/player.ts';
import { playGame } from './play.ts';

/** What somebody did in all games of a contest, added up over the seats that play alike. */
export interface Result {
  readonly name: string;
  /** Games times seats. */
  games: number;
  /** A shared victory is a part of one. */
  wins: number;
  vp: number;
  decisions: number;
  milliseconds: number;
}

export interface Entrant<View> {
  readonly name: string;
  readonly player: ComputerPlayer<View>;
}

/** Plays each deal once in every rotation of the entrants, so that seats, cities, cards and dice favour nobody. */
export function contest<State, View, News>(
  game: Game<State, View, News>,
  entrants: readonly Entrant<View>[],
  deals: number,
  seed: string,
  progress: (played: number) => void = () => undefined,
): Result[] {
  const results = new Map<string, Result>(
    entrants.map(({ name }) => [name, { name, games: 0, wins: 0, vp: 0, decisions: 0, milliseconds: 0 }]),
  );
  for (let index = 0; index < deals * entrants.length; index += 1) {
    const turned = rotated(entrants, index % entrants.length);
    const deal = Math.floor(index / entrants.length);
    const result = (seat: number): Result => results.get(turned[seat]?.name ?? '') as Result;
    const players = turned.map(({ player }, seat) => timed(player, result(seat)));
    const standings = game.standings(playGame(game, players, `${seed}/${deal}`).state);
    const winners = standings.filter(({ rank }) => rank === 1).length;
    for (const { seat, points: vp, rank } of standings) {
      const own = result(seat);
      own.games += 1;
      own.vp += vp;
      if (rank === 1) own.wins += 1 / winners;
    }
    progress(index + 1);
  }
  return [...results.values()];
}

function rotated<T>(items: readonly T[], by: number): T[] {
  return [...items.slice(by), ...items.slice(0, by)];
}

function timed<View>(player: ComputerPlayer<View>, result: Result): ComputerPlayer<View> {
  return (question, view, random) => {
    const before = performance.now();
    const picks = player(question, view, random);
    result.milliseconds += performance.now() - before;
    result.decisions += 1;
    return picks;
  };
}

/** The range in which the true rate lies with 95 % confidence (Wilson). */
export function interval(wins: number, games: number): readonly [low: number, high: number] {
  const z = 1.96;
  const rate = wins / games;
  const centre = rate + (z * z) / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + (z * z) / (4 * games * games));
  const scale = 1 + (z * z) / games;
  return [Math.max(0, (centre - spread) / scale), Math.min(1, (centre + spread) / scale)];
}
