import type { Player, State } from './state.ts';

/**
 * A copy to play on, for every checked answer and every playout of a search. It shares what the rules replace and never
 * change in place, which makes it many times faster than a deep one.
 */
export function copyOf(state: State): State {
  return {
    ...state,
    table: [...state.table],
    lanes: state.lanes.map(({ todo, open, asked }) => ({ todo: [...todo], open, asked })),
    players: state.players.map(copyOfPlayer),
    deck: [...state.deck],
    board: [...state.board],
    achieved: { ...state.achieved },
    history: [...state.history],
  };
}

function copyOfPlayer(player: Player): Player {
  return {
    ...player,
    minor: { ...player.minor },
    major: { ...player.major },
    aside: [...player.aside],
    hand: [...player.hand],
    played: [...player.played],
    later: [...player.later],
  };
}
