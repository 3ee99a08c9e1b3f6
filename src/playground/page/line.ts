import type { Action, News, Result } from '../protocol.ts';

/** The page's connection, which belongs to one person and comes back by itself. */
export interface Line {
  /** Resolves always: with what came of it, or that the line is lost. */
  act(action: Action): Promise<Result>;
  close(): void;
}

const lost: Result = { ok: false, why: 'lost' };
const longestWait = 4_000;

export function openLine(as: string | null, hear: (news: News) => void, onLost: () => void): Line {
  const waiting = new Map<number, (result: Result) => void>();
  let socket: WebSocket | null = null;
  let isClosed = false;
  let wait = 250;
  let lastId = 0;

  function giveUp(): void {
    for (const resolve of waiting.values()) resolve(lost);
    waiting.clear();
  }

  function take(news: News): void {
    wait = 250;
    if (news.what !== 'answer') {
      hear(news);
      return;
    }
    waiting.get(news.to)?.(news.result);
    waiting.delete(news.to);
  }

  function connect(): void {
    if (isClosed) return;
    const query = as === null ? '' : `?as=${encodeURIComponent(as)}`;
    const next = new WebSocket(`ws://${location.host}/line${query}`);
    socket = next;
    next.addEventListener('message', (event) => {
      if (!isClosed) take(JSON.parse(String(event.data)) as News);
    });
    next.addEventListener('close', () => {
      if (isClosed) return;
      giveUp();
      onLost();
      setTimeout(() => void comeBack(), wait);
      wait = Math.min(wait * 2, longestWait);
    });
  }

  /** A server that was started again gives out a new cookie with its page. */
  async function comeBack(): Promise<void> {
    await fetch('/', { cache: 'no-store' }).catch(() => null);
    connect();
  }

  connect();
  return {
    act(action) {
      if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(lost);
      lastId += 1;
      socket.send(JSON.stringify({ id: lastId, action }));
      const id = lastId;
      return new Promise((resolve) => waiting.set(id, resolve));
    },
    close() {
      isClosed = true;
      giveUp();
      socket?.close();
    },
  };
}
