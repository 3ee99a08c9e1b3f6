import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Hub } from '../hub.ts';
import { has, intent } from '../state/codes.ts';
import type { Id } from '../state/ids.ts';
import { memberPayload, userOf } from '../state/payloads.ts';
import type { Application } from '../state/world.ts';
import { dispatchOf, guildCreate, guildIdOf } from './events.ts';
import { carries, dispatch, op, openSession, replay, type Session } from './session.ts';

/**
 * How a connection is lost: `cut` drops it, `closed` closes it with 4000, `reconnect` asks the client to come back
 * (all three can be resumed); `invalid` ends the session while connected, `lost` drops the connection and the session.
 */
export type Drop = 'cut' | 'closed' | 'reconnect' | 'invalid' | 'lost';

export interface Gateway {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  drop(how: Drop): void;
  readonly sessions: ReadonlyMap<string, Session>;
  close(): void;
}

const privileged = intent.guildMembers | intent.guildPresences | intent.messageContent;
const highestIntent = 1 << 25;
const resumableFor = 5 * 60_000;

interface Frame {
  readonly op?: unknown;
  readonly d?: unknown;
}

interface IdentifyData {
  readonly token?: unknown;
  readonly intents?: unknown;
  readonly shard?: readonly [number, number];
}

interface ResumeData {
  readonly token?: unknown;
  readonly session_id?: string;
  readonly seq?: number;
}

function parsed(text: string): Frame | null {
  try {
    return JSON.parse(text) as Frame;
  } catch {
    return null;
  }
}

function send(socket: WebSocket, code: number, data: unknown): void {
  socket.send(JSON.stringify({ op: code, d: data, s: null, t: null }));
}

export function gateway(hub: Hub): Gateway {
  const { world } = hub;
  const server = new WebSocketServer({ noServer: true });
  const sessions = new Map<string, Session>();

  function updatePresence(): void {
    for (const session of sessions.values()) {
      const isStale = session.detachedAt !== null && hub.clock.now() - session.detachedAt > resumableFor;
      if (isStale) sessions.delete(session.id);
    }
    const live = [...sessions.values()];
    for (const { id, botId } of world.applications.values()) {
      const reachable = live.some((session) => session.application.id === id);
      const online = live.some((session) => session.application.id === id && session.socket !== null);
      const wasOnline = hub.online.has(id);
      if (reachable) hub.reachable.add(id);
      else hub.reachable.delete(id);
      if (online) hub.online.add(id);
      else hub.online.delete(id);
      if (wasOnline !== online) hub.changes.emit({ what: 'presence', botId, online });
    }
  }

  function applicationBy(token: unknown): Application | undefined {
    return [...world.applications.values()].find((application) => application.token === token);
  }

  function greet(session: Session): void {
    const { application, shard } = session;
    const guilds = [...world.guilds.values()].filter(
      (guild) => guild.members.has(application.botId) && carries(session, guild.id),
    );
    dispatch(session, {
      event: 'READY',
      data: {
        v: 10,
        user: { ...userOf(world, application.botId), mfa_enabled: false, verified: true, email: null },
        guilds: guilds.map((guild) => ({ id: guild.id, unavailable: true })),
        session_id: session.id,
        session_type: 'normal',
        resume_gateway_url: `${hub.origin.replace('http', 'ws')}/gateway`,
        shard,
        application: { id: application.id, flags: 0 },
        private_channels: [],
        presences: [],
        relationships: [],
        user_settings: {},
        geo_ordered_rtc_regions: [],
        _trace: [],
      },
    });
    if (!has(session.intents, intent.guilds)) return;
    for (const guild of guilds) dispatch(session, guildCreate(world, guild, application.botId));
  }

  /** The session that begins, or the code with which the connection is refused. */
  function identify(socket: WebSocket, data: IdentifyData): Session | number {
    const application = applicationBy(data.token);
    if (!application) return 4004;
    const { intents } = data;
    if (typeof intents !== 'number' || !Number.isInteger(intents) || intents < 0 || intents >= highestIntent * 2)
      return 4013;
    if ((intents & privileged & ~application.privilegedIntents) !== 0) return 4014;
    const shard = data.shard ?? [0, 1];
    if (shard[1] < 1 || shard[0] < 0 || shard[0] >= shard[1]) return 4010;
    return openSession({ application, intents, shard }, socket);
  }

  /** The session that goes on, or the reason why it cannot. */
  function resume(socket: WebSocket, data: ResumeData): Session | 'invalid' | number {
    const session = sessions.get(data.session_id ?? '');
    if (!session) return 'invalid';
    if (session.application.token !== data.token) return 4004;
    const seq = data.seq ?? 0;
    if (seq > session.sequence) return 4007;
    session.socket?.terminate();
    session.socket = socket;
    session.detachedAt = null;
    if (!replay(session, seq)) {
      sessions.delete(session.id);
      return 'invalid';
    }
    dispatch(session, { event: 'RESUMED', data: { _trace: [] } });
    return session;
  }

  function chunk(session: Session, data: { guild_id?: Id; user_ids?: Id | readonly Id[]; nonce?: string }): void {
    const guild = world.guilds.get(data.guild_id ?? '');
    const wanted = [data.user_ids ?? []].flat();
    const members = wanted.flatMap((id) => guild?.members.get(id) ?? []);
    dispatch(session, {
      event: 'GUILD_MEMBERS_CHUNK',
      data: {
        guild_id: data.guild_id,
        members: members.map((member) => memberPayload(world, member)),
        not_found: wanted.filter((id) => !guild?.members.has(id)),
        chunk_index: 0,
        chunk_count: 1,
        ...(data.nonce === undefined ? {} : { nonce: data.nonce }),
      },
    });
  }

  function listen(socket: WebSocket): void {
    let session: Session | null = null;

    function begin(frame: Frame): void {
      const data = (frame.d ?? {}) as IdentifyData & ResumeData;
      const result = frame.op === op.identify ? identify(socket, data) : resume(socket, data);
      if (typeof result === 'number') {
        socket.close(result);
        return;
      }
      if (result === 'invalid') {
        send(socket, op.invalidSession, false);
        return;
      }
      session = result;
      sessions.set(session.id, session);
      if (frame.op === op.identify) greet(session);
      updatePresence();
    }

    function hear(frame: Frame | null): void {
      switch (frame?.op) {
        case op.heartbeat:
          send(socket, op.heartbeatAck, null);
          return;
        case op.identify:
        case op.resume:
          if (session && sessions.has(session.id)) socket.close(4005);
          else begin(frame);
          return;
        case op.presence:
          return;
        case op.requestMembers:
          if (session) chunk(session, frame.d as Parameters<typeof chunk>[1]);
          else socket.close(4003);
          return;
        default:
          hub.problems.push(`The gateway does not know opcode ${String(frame?.op)}.`);
          socket.close(frame ? 4001 : 4002);
      }
    }

    socket.on('message', (raw: Buffer) => hear(parsed(raw.toString())));
    socket.on('error', () => socket.terminate());
    socket.on('close', (code) => {
      if (session?.socket !== socket) return;
      session.socket = null;
      session.detachedAt = hub.clock.now();
      if (code === 1000 || code === 1001) sessions.delete(session.id);
      updatePresence();
    });
    send(socket, op.hello, { heartbeat_interval: 41_250, _trace: [] });
  }

  const unsubscribe = hub.changes.on((change) => {
    for (const session of sessions.values()) {
      if (!carries(session, guildIdOf(change))) continue;
      const guild = world.guilds.get(guildIdOf(change) ?? '');
      if (guild && change.what !== 'guild' && !guild.members.has(session.application.botId)) continue;
      const told = dispatchOf(world, change, session);
      if (told) dispatch(session, told);
    }
  });

  return {
    sessions,
    upgrade(request, socket, head) {
      const { searchParams } = new URL(request.url ?? '/', hub.origin);
      server.handleUpgrade(request, socket, head, (accepted) => {
        const isSpoken = searchParams.get('v') === '10' && searchParams.get('encoding') === 'json';
        if (isSpoken && !searchParams.has('compress')) {
          listen(accepted);
          return;
        }
        hub.problems.push(`The gateway speaks uncompressed JSON of version 10, not ${searchParams.toString()}.`);
        accepted.close(4012);
      });
    },
    drop(how) {
      for (const session of [...sessions.values()]) {
        const { socket } = session;
        if (how === 'invalid' || how === 'lost') sessions.delete(session.id);
        if (!socket) continue;
        if (how === 'reconnect') send(socket, op.reconnect, null);
        else if (how === 'invalid') send(socket, op.invalidSession, false);
        else if (how === 'closed') socket.close(4000);
        else socket.terminate();
      }
      updatePresence();
    },
    close() {
      unsubscribe();
      for (const { socket } of sessions.values()) socket?.terminate();
      for (const socket of server.clients) socket.terminate();
      server.close();
    },
  };
}
