import { once } from 'node:events';
import { WebSocket } from 'ws';
import { controlsOf, textOf, type Message } from '../../../src/playground/discord/index.ts';
import type { Action, News, Result, Welcome } from '../../../src/playground/protocol.ts';

/** What a window of the page knows and does, without the page. */
export interface Window {
  readonly welcome: Welcome;
  /** The messages of the first channel, as they are now. */
  messages(): readonly Message[];
  act(action: Action): Promise<Result>;
  /** Waits for a message that says this, and gives the newest. */
  message(text: string): Promise<Message>;
  /** Presses the first control of the message whose custom id has this action in it. */
  press(message: Message, action: string): Promise<Result>;
  close(): void;
}

export async function openWindow(url: string, as: string): Promise<Window> {
  const cookie = ((await fetch(url)).headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const { host, origin } = new URL(url);
  const line = new WebSocket(`ws://${host}/line?as=${as}`, { headers: { cookie, origin } });
  const messages = new Map<string, Message>();
  const waiting = new Map<number, (result: Result) => void>();
  const watching = new Set<() => void>();
  let lastId = 0;

  const welcomed = new Promise<Welcome>((resolve) => {
    line.on('message', (data: Buffer) => {
      const news = JSON.parse(data.toString()) as News;
      if (news.what === 'welcome') {
        for (const message of news.messages[news.channels[0]?.id ?? ''] ?? []) messages.set(message.id, message);
        resolve(news);
      } else if (news.what === 'answer') waiting.get(news.to)?.(news.result);
      else if (news.what === 'message' && news.how === 'gone') messages.delete(news.message.id);
      else if (news.what === 'message') messages.set(news.message.id, news.message);
      for (const look of watching) look();
    });
  });
  await once(line, 'open');

  const act = (action: Action): Promise<Result> => {
    lastId += 1;
    line.send(JSON.stringify({ id: lastId, action }));
    return new Promise((resolve) => waiting.set(lastId, resolve));
  };
  return {
    welcome: await welcomed,
    messages: () => [...messages.values()],
    act,
    message: (text) =>
      new Promise((resolve) => {
        const look = (): void => {
          const found = [...messages.values()].findLast((message) => textOf(message).includes(text));
          if (found === undefined) return;
          watching.delete(look);
          resolve(found);
        };
        watching.add(look);
        look();
      }),
    press(message, action) {
      const control = controlsOf(message).find((part) => part.custom_id?.split('.')[1] === action);
      const { channel_id: channelId, id: messageId } = message;
      return act({ do: 'press', channelId, messageId, customId: control?.custom_id ?? '' });
    },
    close: () => line.terminate(),
  };
}
