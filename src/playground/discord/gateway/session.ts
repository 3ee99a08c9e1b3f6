import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import type { Application } from '../state/world.ts';
import type { Dispatch, Listener } from './events.ts';

export const op = {
  dispatch: 0,
  heartbeat: 1,
  identify: 2,
  presence: 3,
  voice: 4,
  resume: 6,
  reconnect: 7,
  requestMembers: 8,
  invalidSession: 9,
  hello: 10,
  heartbeatAck: 11,
} as const;

/** What the client tells when it introduces itself. */
export interface Introduction {
  readonly application: Application;
  readonly intents: number;
  readonly shard: readonly [index: number, count: number];
}

/** A bot's line to the gateway, which outlives the socket so that it can be resumed. */
export interface Session extends Listener {
  readonly id: string;
  readonly shard: readonly [index: number, count: number];
  socket: WebSocket | null;
  detachedAt: number | null;
  sequence: number;
  /** What was sent, for a client that comes back. */
  readonly sent: { readonly sequence: number; readonly text: string }[];
}

const replayable = 2_000;

export function openSession(introduction: Introduction, socket: WebSocket): Session {
  return {
    ...introduction,
    id: randomBytes(16).toString('hex'),
    socket,
    detachedAt: null,
    sequence: 0,
    sent: [],
  };
}

export function dispatch(session: Session, { event, data }: Dispatch): void {
  session.sequence += 1;
  const text = JSON.stringify({ op: op.dispatch, s: session.sequence, t: event, d: data });
  session.sent.push({ sequence: session.sequence, text });
  if (session.sent.length > replayable) session.sent.shift();
  session.socket?.send(text);
}

/** Sends again what the client missed; false if too much is forgotten. */
export function replay(session: Session, after: number): boolean {
  const missed = session.sent.filter(({ sequence }) => sequence > after);
  if (session.sequence - after !== missed.length) return false;
  for (const { text } of missed) session.socket?.send(text);
  return true;
}

/** Direct messages belong to the first shard, a server always to the same one. */
export function carries(session: Session, guildId: string | null): boolean {
  const [index, count] = session.shard;
  return guildId === null ? index === 0 : Number((BigInt(guildId) >> 22n) % BigInt(count)) === index;
}
