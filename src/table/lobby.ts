import type { Strength } from '../players/strength.ts';
import { type Result, fine, mistaken } from './mistake.ts';
import type { StoredTable } from './store.ts';
import { type Occupant, type Person, type Table, type TableOptions, isActive, seatOf } from './table.ts';

/** What can be done to a table before its game starts; everything returns the table as it is afterwards. */
type Changed = Result<StoredTable>;

function waiting(record: StoredTable): Changed {
  if (record.stage === 'lobby') return fine(record);
  return mistaken(record.stage === 'playing' ? 'already-started' : 'table-over');
}

export function byHost(record: StoredTable, userId: string): Changed {
  return record.hostId === userId ? fine(record) : mistaken('not-host');
}

function hosted(record: StoredTable, userId: string): Changed {
  const open = waiting(record);
  return open.ok ? byHost(record, userId) : open;
}

function seat(record: StoredTable, occupant: Occupant, most: number): Changed {
  if (record.occupants.length >= most) return mistaken('full');
  return fine({ ...record, occupants: [...record.occupants, occupant] });
}

export function join(record: StoredTable, person: Person, most: number): Changed {
  const open = waiting(record);
  if (!open.ok) return open;
  if (seatOf(asTable(record), person.userId) !== null) return mistaken('already-seated');
  return seat(record, person, most);
}

/** A host who leaves hands over to the next person, or watches if computer players are left; an empty table is given up. */
export function leave(record: StoredTable, userId: string): Changed {
  const open = waiting(record);
  if (!open.ok) return open;
  const at = seatOf(asTable(record), userId);
  if (at === null) return mistaken('not-seated');
  const occupants = record.occupants.filter((_, index) => index !== at);
  if (occupants.length === 0) return fine({ ...record, occupants, stage: 'ended' });
  const heir = occupants.find((occupant) => occupant.kind === 'person');
  if (record.hostId !== userId || heir === undefined) return fine({ ...record, occupants });
  return fine({ ...record, occupants, hostId: heir.userId });
}

export function kick(record: StoredTable, by: string, at: number): Changed {
  const allowed = hosted(record, by);
  if (!allowed.ok) return allowed;
  const occupant = record.occupants[at];
  if (occupant === undefined) return mistaken('no-such-seat');
  if (occupant.kind === 'person' && occupant.userId === record.hostId) return mistaken('host-stays');
  return fine({ ...record, occupants: record.occupants.filter((_, index) => index !== at) });
}

export function addComputer(
  record: StoredTable,
  by: string,
  computer: { readonly strength: Strength; readonly names: readonly string[] },
  most: number,
): Changed {
  const allowed = hosted(record, by);
  if (!allowed.ok) return allowed;
  const taken = record.occupants.map(({ name }) => name);
  const name = computer.names.find((free) => !taken.includes(free)) ?? computer.strength;
  return seat(record, { kind: 'computer', name, strength: computer.strength }, most);
}

export function removeComputer(record: StoredTable, by: string): Changed {
  const at = record.occupants.findLastIndex(({ kind }) => kind === 'computer');
  return kick(record, by, at);
}

/** What the host may do as long as the game is not over. */
function hostedWhileActive(record: StoredTable, userId: string): Changed {
  return isActive(record) ? byHost(record, userId) : mistaken('table-over');
}

/** The language and hints can be changed while the game goes on, the pace only before it starts. */
export function settings(record: StoredTable, by: string, options: Partial<TableOptions>): Changed {
  const allowed = hostedWhileActive(record, by);
  if (!allowed.ok) return allowed;
  if (options.pace !== undefined && record.stage !== 'lobby' && options.pace !== record.options.pace)
    return mistaken('already-started');
  return fine({ ...record, options: { ...record.options, ...options } });
}

export function handOver(record: StoredTable, by: string, to: string): Changed {
  const allowed = hostedWhileActive(record, by);
  if (!allowed.ok) return allowed;
  return seatOf(asTable(record), to) === null ? mistaken('no-such-seat') : fine({ ...record, hostId: to });
}

/** Breaks a table off. A game that came to its end stays as it is, with its result and its seed. */
export function end(record: StoredTable, by: string): Changed {
  const allowed = hostedWhileActive(record, by);
  return allowed.ok ? fine({ ...record, stage: 'ended' }) : allowed;
}

/** The table as anybody may know it; the seed is shown when there is nothing left to guess. */
export function asTable(record: StoredTable): Table {
  const { id, game, guildId, channelId, hostId, stage, options, occupants, posts } = record;
  const { turn, seedHash, paused, createdAt, changedAt } = record;
  const seed = stage === 'finished' ? record.seed : null;
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
    seedHash,
    seed,
    paused,
    createdAt,
    changedAt,
  };
}
