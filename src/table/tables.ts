import { randomBytes } from 'node:crypto';
import type { Answer } from '../engine/decision.ts';
import type { Text } from '../engine/text.ts';
import { playableOf } from '../games/index.ts';
import type { Strength } from '../players/strength.ts';
import { addComputer, asTable, end, handOver, join, kick, leave, removeComputer, settings } from './lobby.ts';
import { type Mistake, type Result, fine, mistaken } from './mistake.ts';
import { answer, awaited, advance, start } from './play.ts';
import type { Change, StoredTable, Store } from './store.ts';
import { type Look, type Person, type Posts, type Table, type TableOptions, isActive, seatOf } from './table.ts';

export interface NewTable {
  readonly game: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly host: Person;
  readonly options: TableOptions;
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
  addComputer(tableId: string, by: string, strength: Strength): Promise<Result<Table>>;
  removeComputer(tableId: string, by: string): Promise<Result<Table>>;
  settings(tableId: string, by: string, options: Partial<TableOptions>): Promise<Result<Table>>;
  handOver(tableId: string, by: string, to: string): Promise<Result<Table>>;
  end(tableId: string, by: string): Promise<Result<Table>>;
  start(tableId: string, by: string): Promise<Result<Table>>;
  answer(tableId: string, userId: string, decision: number, picks: readonly string[]): Promise<Result<Table>>;
  /** For computer players: answers for a seat that a computer player holds, and for no other. */
  answerAs(tableId: string, given: Answer): Promise<Result<Table>>;
  /** Goes on from the checkpoint with this number, or with null from whichever the table waits at. */
  advance(tableId: string, userId: string, checkpoint: number | null): Promise<Result<Table>>;
  /** For computer players: goes on after a pause in the name of a seat that a computer player holds. */
  advanceAs(tableId: string, seat: number): Promise<Result<Table>>;
  /** What somebody sees of a game that was started; `null` is the public. */
  look(tableId: string, userId: string | null): Promise<Result<Look>>;
  /** What a computer player is given: its seat's look. */
  lookAs(tableId: string, seat: number): Promise<Result<Look>>;
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
  /** What computer players are called, in the order in which they come. */
  readonly names: readonly string[];
  readonly now?: () => number;
  readonly seed?: () => string;
}

export function openTables(options: TablesOptions): Tables {
  const { store, names, now = Date.now, seed = () => randomBytes(32).toString('hex') } = options;
  const listeners = new Set<(table: Table) => void>();
  const seatsOf = (game: string): number => playableOf(game).game.seats[1];

  async function change(
    tableId: string,
    act: (record: StoredTable) => Result<Omit<Change<unknown>, 'value'> & { readonly record: StoredTable }>,
  ): Promise<Result<Table>> {
    const result = await store.change<Result<Table>>(tableId, (record) => {
      if (record === null) return { value: mistaken('table-gone') };
      const changed = act(record);
      if (!changed.ok) return { value: changed };
      const next = { ...changed.value.record, changedAt: now() };
      return { ...changed.value, record: next, value: fine(asTable(next)) };
    });
    if (result.ok) for (const listener of listeners) listener(result.value);
    return result;
  }

  const simply = (tableId: string, act: (record: StoredTable) => Result<StoredTable>): Promise<Result<Table>> =>
    change(tableId, (record) => {
      const changed = act(record);
      return changed.ok ? fine({ record: changed.value }) : changed;
    });

  function seated(record: StoredTable, userId: string): number | Mistake {
    return seatOf(asTable(record), userId) ?? 'not-seated';
  }

  function look(record: StoredTable, seat: number | null): Result<Look> {
    if (record.state === null) return mistaken('not-started');
    const playable = playableOf(record.game);
    const { game } = playable;
    const open = record.stage === 'playing' ? game.questions(record.state) : [];
    const own = open.find((question) => question.seat === seat);
    return fine({
      table: asTable(record),
      seat,
      view: game.view(record.state, seat),
      decision: own === undefined ? null : game.decision(record.state, own),
      question: own ?? null,
      awaited: awaited(playable, record),
      standings: game.standings(record.state),
      chapter: record.chapter,
    });
  }

  return {
    async create({ game, guildId, channelId, host, options: chosen }) {
      const at = now();
      const record: StoredTable = {
        id: randomBytes(6).toString('base64url'),
        game,
        guildId,
        channelId,
        hostId: host.userId,
        stage: 'lobby',
        options: chosen,
        occupants: [host],
        posts: { board: null, call: null },
        turn: 0,
        seedHash: null,
        seed: null,
        state: null,
        chapter: 0,
        paused: false,
        createdAt: at,
        changedAt: at,
      };
      if (!(await store.create(record))) return mistaken('table-here');
      return fine(asTable(record));
    },
    async find(tableId) {
      const record = await store.table(tableId);
      return record === null ? null : asTable(record);
    },
    async inChannel(channelId) {
      const record = await store.inChannel(channelId);
      return record === null ? null : asTable(record);
    },
    async active() {
      const records = await Promise.all((await store.active()).map((id) => store.table(id)));
      return records.flatMap((record) => (record !== null && isActive(record) ? [asTable(record)] : []));
    },
    join: (tableId, person) => simply(tableId, (record) => join(record, person, seatsOf(record.game))),
    leave: (tableId, userId) => simply(tableId, (record) => leave(record, userId)),
    kick: (tableId, by, seat) => simply(tableId, (record) => kick(record, by, seat)),
    addComputer: (tableId, by, strength) =>
      simply(tableId, (record) => addComputer(record, by, { strength, names }, seatsOf(record.game))),
    removeComputer: (tableId, by) => simply(tableId, (record) => removeComputer(record, by)),
    settings: (tableId, by, wanted) => simply(tableId, (record) => settings(record, by, wanted)),
    handOver: (tableId, by, to) => simply(tableId, (record) => handOver(record, by, to)),
    end: (tableId, by) => simply(tableId, (record) => end(record, by)),
    start: (tableId, by) => change(tableId, (record) => start(record, playableOf(record.game), by, seed())),
    answer: (tableId, userId, decision, picks) =>
      change(tableId, (record) => {
        const seat = seated(record, userId);
        if (typeof seat === 'string') return mistaken(seat);
        return answer(record, playableOf(record.game), { decision, seat, picks });
      }),
    answerAs: (tableId, given) =>
      change(tableId, (record) => {
        if (record.occupants[given.seat]?.kind !== 'computer') return mistaken('not-seated');
        return answer(record, playableOf(record.game), given);
      }),
    advance: (tableId, userId, checkpoint) =>
      change(tableId, (record) => {
        const seat = seated(record, userId);
        if (typeof seat === 'string') return mistaken(seat);
        return advance(record, playableOf(record.game), seat, checkpoint);
      }),
    advanceAs: (tableId, seat) =>
      change(tableId, (record) => {
        if (record.occupants[seat]?.kind !== 'computer') return mistaken('not-seated');
        return advance(record, playableOf(record.game), seat, null);
      }),
    async look(tableId, userId) {
      const record = await store.table(tableId);
      if (record === null) return mistaken('table-gone');
      return look(record, userId === null ? null : seatOf(asTable(record), userId));
    },
    async lookAs(tableId, seat) {
      const record = await store.table(tableId);
      return record === null ? mistaken('table-gone') : look(record, seat);
    },
    async log(tableId, chapter, userId) {
      const record = await store.table(tableId);
      if (record === null) return mistaken('table-gone');
      if (record.state === null) return mistaken('not-started');
      const playable = playableOf(record.game);
      const seat = userId === null ? null : seatOf(asTable(record), userId);
      const entries = await store.entries(tableId, chapter);
      const heard = entries.flatMap(({ news }) => playable.game.heard(news, seat) ?? []);
      return fine(playable.report(heard));
    },
    async abandon(channelId) {
      const record = await store.inChannel(channelId);
      if (record !== null && isActive(record))
        await simply(record.id, (current) => fine({ ...current, stage: 'ended' }));
    },
    async remember(tableId, posts) {
      await store.change(tableId, (record) =>
        record === null
          ? { value: null }
          : { value: null, record: { ...record, posts: { ...record.posts, ...posts } } },
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
