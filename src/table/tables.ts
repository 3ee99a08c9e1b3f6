import { randomBytes } from 'node:crypto';
import type { Seat } from '../engine/decision.ts';
import type { Text } from '../engine/text.ts';
import { type GameModule, type Games, type Sitting, gameIn } from '../module/game-module.ts';
import {
  addComputer,
  asTable,
  end,
  handOver,
  join,
  kick,
  leave,
  removeComputer,
  setPaused,
  settings,
} from './lobby.ts';
import { type Mistake, type Result, fine, mistaken } from './mistake.ts';
import { type WantedOptions, changed, usualOptions } from './options.ts';
import { type CheckpointOf, type Choice, type Played, advance, answer, sittingOf, start } from './play.ts';
import type { Store, StoredTable } from './store.ts';
import { type Look, type Person, type Posts, type Table, isActive, seatOf } from './table.ts';

export interface NewTable {
  readonly game: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly host: Person;
  readonly options: WantedOptions;
}

/** Everything people and computer players can do with tables. What leaves is a table, a look or a mistake, never a state. */
export interface Tables {
  create(request: NewTable): Promise<Result<Table>>;
  find(tableId: string): Promise<Table | null>;
  /** The active table of a channel, or the latest one there was. */
  inChannel(channelId: string): Promise<Table | null>;
  active(): Promise<Table[]>;
  join(tableId: string, person: Person): Promise<Result<Table>>;
  leave(tableId: string, userId: string): Promise<Result<Table>>;
  kick(tableId: string, by: string, seat: number): Promise<Result<Table>>;
  /** Without a strength the game's usual one. */
  addComputer(tableId: string, by: string, strength: string | null): Promise<Result<Table>>;
  removeComputer(tableId: string, by: string): Promise<Result<Table>>;
  settings(tableId: string, by: string, wanted: WantedOptions): Promise<Result<Table>>;
  pause(tableId: string, by: string): Promise<Result<Table>>;
  resume(tableId: string, by: string): Promise<Result<Table>>;
  handOver(tableId: string, by: string, to: string): Promise<Result<Table>>;
  end(tableId: string, by: string): Promise<Result<Table>>;
  start(tableId: string, by: string): Promise<Result<Table>>;
  /** Gives what the person sees afterwards. */
  answer(tableId: string, userId: string, choice: Choice): Promise<Result<Look>>;
  /** For computer players: answers for a seat that a computer player holds, and for no other. */
  answerAs(tableId: string, seat: Seat, choice: Choice): Promise<Result<Look>>;
  /** Goes on from a checkpoint; null: from whichever the game waits at. Gives what the person sees afterwards. */
  advance(tableId: string, userId: string, wanted: CheckpointOf | null): Promise<Result<Look>>;
  /** For computer players: the same in the name of a seat that a computer player holds. */
  advanceAs(tableId: string, seat: Seat, wanted: CheckpointOf): Promise<Result<Look>>;
  /** What somebody sees of a game that was started; `null` is the public. */
  look(tableId: string, userId: string | null): Promise<Result<Look>>;
  /** What a computer player is given: its seat's look. */
  lookAs(tableId: string, seat: Seat): Promise<Result<Look>>;
  /** What happened in a chapter, as somebody heard it. */
  log(tableId: string, chapter: number, userId: string | null): Promise<Result<readonly Text[]>>;
  /** Ends the active table of a channel that is no more. */
  abandon(channelId: string): Promise<void>;
  remember(tableId: string, posts: Partial<Posts>): Promise<void>;
  /** Calls back after every committed change of a table, and returns a way to stop. */
  onChange(listener: (table: Table) => void): () => void;
}

export interface TablesOptions {
  readonly store: Store;
  readonly games: Games;
  /** What computer players are called, in the order in which they come. */
  readonly names: readonly string[];
  readonly now?: () => number;
  readonly seed?: () => string;
}

export function openTables(options: TablesOptions): Tables {
  const { store, games, names, now = Date.now, seed = () => randomBytes(32).toString('hex') } = options;
  const listeners = new Set<(table: Table) => void>();
  const gameOf = ({ game }: Pick<Table, 'game'>): GameModule => gameIn(games, game);

  /** Loads the table once, changes it, commits, and tells whoever listens. */
  async function change<P extends Partial<Played> & Pick<Played, 'stored'>, T>(
    tableId: string,
    act: (stored: StoredTable) => Result<P>,
    seen: (played: P) => T,
  ): Promise<Result<T>> {
    const committed: Table[] = [];
    const result = await store.change<Result<T>>(tableId, (stored) => {
      if (stored === null) return { value: mistaken('table-gone') };
      const acted = act(stored);
      if (!acted.ok) return { value: acted };
      const played = { ...acted.value, stored: { ...acted.value.stored, changedAt: now() } };
      committed.push(asTable(played.stored));
      return { ...played, value: fine(seen(played)) };
    });
    for (const table of committed) for (const listener of listeners) listener(table);
    return result;
  }

  const simply = (tableId: string, act: (stored: StoredTable) => Result<StoredTable>): Promise<Result<Table>> =>
    change(
      tableId,
      (stored) => {
        const acted = act(stored);
        return acted.ok ? fine({ stored: acted.value }) : acted;
      },
      ({ stored }) => asTable(stored),
    );

  /** Plays for a seat, and shows what that seat sees then. */
  const play = (
    tableId: string,
    seatIn: (stored: StoredTable) => Seat | Mistake,
    act: (stored: StoredTable, game: GameModule, seat: Seat) => Result<Played>,
  ): Promise<Result<Look>> => {
    let seat: Seat = 0;
    return change(
      tableId,
      (stored) => {
        const found = seatIn(stored);
        if (typeof found === 'string') return mistaken(found);
        seat = found;
        return act(stored, gameOf(stored), seat);
      },
      ({ stored, sitting }) => looked(stored, sitting, seat),
    );
  };

  const personIn =
    (userId: string) =>
    (stored: StoredTable): Seat | Mistake =>
      seatOf(stored, userId) ?? 'not-seated';
  const computerIn =
    (seat: Seat) =>
    ({ occupants }: StoredTable): Seat | Mistake =>
      occupants[seat]?.kind === 'computer' ? seat : 'not-seated';

  function looked(stored: StoredTable, sitting: Sitting, seat: Seat | null): Look {
    const shown = stored.stage === 'ended' ? sitting.closed() : sitting;
    return { table: asTable(stored), screen: shown.screen(seat), chapter: stored.chapter };
  }

  async function look(tableId: string, seatIn: (stored: StoredTable) => Seat | null): Promise<Result<Look>> {
    const stored = await store.table(tableId);
    if (stored === null) return mistaken('table-gone');
    if (stored.snapshot === null) return mistaken('not-started');
    return fine(looked(stored, sittingOf(stored, gameOf(stored)), seatIn(stored)));
  }

  const asFound = (stored: StoredTable | null): Table | null => (stored === null ? null : asTable(stored));

  return {
    async create({ game, guildId, channelId, host, options: wanted }) {
      const module = games.get(game);
      if (module === undefined) return mistaken('no-such-game');
      const at = now();
      const stored: StoredTable = {
        id: randomBytes(6).toString('base64url'),
        game,
        guildId,
        channelId,
        hostId: host.userId,
        stage: 'lobby',
        options: changed(usualOptions(module), wanted, module.options),
        occupants: [host],
        posts: { board: null, call: null },
        turn: 0,
        era: 0,
        seedHash: null,
        seed: null,
        snapshot: null,
        chapter: 0,
        isPaused: false,
        createdAt: at,
        changedAt: at,
      };
      if (!(await store.create(stored))) return mistaken('table-here');
      return fine(asTable(stored));
    },
    find: async (tableId) => asFound(await store.table(tableId)),
    inChannel: async (channelId) => asFound(await store.inChannel(channelId)),
    async active() {
      const all = await Promise.all((await store.active()).map((id) => store.table(id)));
      return all.flatMap((stored) => (stored !== null && isActive(stored) ? [asTable(stored)] : []));
    },
    join: (tableId, person) => simply(tableId, (stored) => join(stored, person, gameOf(stored))),
    leave: (tableId, userId) => simply(tableId, (stored) => leave(stored, userId)),
    kick: (tableId, by, seat) => simply(tableId, (stored) => kick(stored, by, seat)),
    addComputer: (tableId, by, strength) =>
      simply(tableId, (stored) => addComputer(stored, by, { strength, names }, gameOf(stored))),
    removeComputer: (tableId, by) => simply(tableId, (stored) => removeComputer(stored, by)),
    settings: (tableId, by, wanted) => simply(tableId, (stored) => settings(stored, by, wanted, gameOf(stored))),
    pause: (tableId, by) => simply(tableId, (stored) => setPaused(stored, by, 'paused')),
    resume: (tableId, by) => simply(tableId, (stored) => setPaused(stored, by, 'resumed')),
    handOver: (tableId, by, to) => simply(tableId, (stored) => handOver(stored, by, to)),
    end: (tableId, by) => simply(tableId, (stored) => end(stored, by)),
    start: (tableId, by) =>
      change(
        tableId,
        (stored) => start(stored, gameOf(stored), by, seed()),
        ({ stored }) => asTable(stored),
      ),
    answer: (tableId, userId, choice) =>
      play(tableId, personIn(userId), (stored, game, seat) => answer(stored, game, seat, choice)),
    answerAs: (tableId, computer, choice) =>
      play(tableId, computerIn(computer), (stored, game, seat) => answer(stored, game, seat, choice)),
    advance: (tableId, userId, wanted) =>
      play(tableId, personIn(userId), (stored, game, seat) => advance(stored, game, seat, wanted)),
    advanceAs: (tableId, computer, wanted) =>
      play(tableId, computerIn(computer), (stored, game, seat) => advance(stored, game, seat, wanted)),
    look: (tableId, userId) => look(tableId, (stored) => (userId === null ? null : seatOf(stored, userId))),
    lookAs: (tableId, seat) => look(tableId, () => seat),
    async log(tableId, chapter, userId) {
      const stored = await store.table(tableId);
      if (stored === null) return mistaken('table-gone');
      if (stored.snapshot === null) return mistaken('not-started');
      const seat = userId === null ? null : seatOf(stored, userId);
      const facts = (await store.entries(tableId, chapter)).map(({ fact }) => fact);
      return fine(gameOf(stored).report(facts, seat));
    },
    async abandon(channelId) {
      const stored = await store.inChannel(channelId);
      if (stored !== null && isActive(stored))
        await simply(stored.id, (current) => fine({ ...current, stage: 'ended' }));
    },
    async remember(tableId, posts) {
      await store.change(tableId, (stored) =>
        stored === null
          ? { value: null }
          : { value: null, stored: { ...stored, posts: { ...stored.posts, ...posts } } },
      );
    },
    onChange(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
