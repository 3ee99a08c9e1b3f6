import { type GameModule } from '../module/game-module.ts';
import { type Result, fine, mistaken } from './mistake.ts';
import type { StoredTable } from './store.ts';
import { type WantedOptions, changed, mayChangeWhilePlaying } from './options.ts';
import { type Occupant, type Person, type Table, isActive, seatOf } from './table.ts';

/** What can be done to a table before its game starts; everything returns the table as it is afterwards. */
type Changed = Result<StoredTable>;

function beforeStart(stored: StoredTable): Changed {
  if (stored.stage === 'lobby') return fine(stored);
  return mistaken(stored.stage === 'playing' ? 'already-started' : 'table-over');
}

export function byHost(stored: StoredTable, userId: string): Changed {
  return stored.hostId === userId ? fine(stored) : mistaken('not-host');
}

function hosted(stored: StoredTable, userId: string): Changed {
  const open = beforeStart(stored);
  return open.ok ? byHost(stored, userId) : open;
}

function seat(stored: StoredTable, occupant: Occupant, { seats }: Pick<GameModule, 'seats'>): Changed {
  if (stored.occupants.length >= seats[1]) return mistaken('full');
  return fine({ ...stored, occupants: [...stored.occupants, occupant] });
}

export function join(stored: StoredTable, person: Person, game: GameModule): Changed {
  const open = beforeStart(stored);
  if (!open.ok) return open;
  if (seatOf(stored, person.userId) !== null) return mistaken('already-seated');
  return seat(stored, person, game);
}

/** A host who leaves hands over to the next person, or watches if computer players are left; an empty table is given up. */
export function leave(stored: StoredTable, userId: string): Changed {
  const open = beforeStart(stored);
  if (!open.ok) return open;
  const at = seatOf(stored, userId);
  if (at === null) return mistaken('not-seated');
  const occupants = stored.occupants.filter((_, index) => index !== at);
  if (occupants.length === 0) return fine({ ...stored, occupants, stage: 'ended' });
  const heir = occupants.find((occupant) => occupant.kind === 'person');
  if (stored.hostId !== userId || heir === undefined) return fine({ ...stored, occupants });
  return fine({ ...stored, occupants, hostId: heir.userId });
}

export function kick(stored: StoredTable, by: string, at: number): Changed {
  const allowed = hosted(stored, by);
  if (!allowed.ok) return allowed;
  const occupant = stored.occupants[at];
  if (occupant === undefined) return mistaken('no-such-seat');
  if (occupant.kind === 'person' && occupant.userId === stored.hostId) return mistaken('host-stays');
  return fine({ ...stored, occupants: stored.occupants.filter((_, index) => index !== at) });
}

export function addComputer(
  stored: StoredTable,
  by: string,
  computer: { readonly strength: string | null; readonly names: readonly string[] },
  game: GameModule,
): Changed {
  const allowed = hosted(stored, by);
  if (!allowed.ok) return allowed;
  const strength = computer.strength ?? game.usualStrength;
  if (!game.strengths.some(({ id }) => id === strength)) return mistaken('no-such-strength');
  const taken = stored.occupants.map(({ name }) => name);
  const name = computer.names.find((free) => !taken.includes(free)) ?? strength;
  return seat(stored, { kind: 'computer', name, strength }, game);
}

export function removeComputer(stored: StoredTable, by: string): Changed {
  const at = stored.occupants.findLastIndex(({ kind }) => kind === 'computer');
  return kick(stored, by, at);
}

/** What the host may do as long as the game is not over. */
function hostedWhileActive(stored: StoredTable, userId: string): Changed {
  return isActive(stored) ? byHost(stored, userId) : mistaken('table-over');
}

/** Changes what may still be changed; what is refused changes nothing at all. */
export function settings(stored: StoredTable, by: string, wanted: WantedOptions, game: GameModule): Changed {
  const allowed = hostedWhileActive(stored, by);
  if (!allowed.ok) return allowed;
  const options = changed(stored.options, wanted, game.options);
  if (stored.stage === 'playing' && !mayChangeWhilePlaying(stored.options, options)) return mistaken('already-started');
  return fine({ ...stored, options });
}

export function setPaused(stored: StoredTable, by: string, wanted: 'paused' | 'resumed'): Changed {
  const allowed = hostedWhileActive(stored, by);
  return allowed.ok ? fine({ ...stored, isPaused: wanted === 'paused' }) : allowed;
}

export function handOver(stored: StoredTable, by: string, to: string): Changed {
  const allowed = hostedWhileActive(stored, by);
  if (!allowed.ok) return allowed;
  return seatOf(stored, to) === null ? mistaken('no-such-seat') : fine({ ...stored, hostId: to });
}

/** Breaks a table off. A game that came to its end stays as it is, with its result and its seed. */
export function end(stored: StoredTable, by: string): Changed {
  const allowed = hostedWhileActive(stored, by);
  return allowed.ok ? fine({ ...stored, stage: 'ended' }) : allowed;
}

/** The table as anybody may know it; the seed is shown when there is nothing left to guess. */
export function asTable(stored: StoredTable): Table {
  const { id, game, guildId, channelId, hostId, stage, options, occupants, posts } = stored;
  const { turn, era, seedHash, isPaused, createdAt, changedAt } = stored;
  const seed = stage === 'finished' ? stored.seed : null;
  return {
    id,
    game,
    guildId,
    channelId,
    hostId,
    stage,
    options,
    occupants,
    posts,
    turn,
    era,
    seedHash,
    seed,
    isPaused,
    createdAt,
    changedAt,
  };
}
