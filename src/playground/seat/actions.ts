import { z } from 'zod';
import { languages, type Request } from '../protocol.ts';

const id = z.string().max(32);
const text = z.string().max(6_000);
const onMessage = { channelId: id, messageId: id };

const action = z.discriminatedUnion('do', [
  z.object({ do: z.literal('slash'), channelId: id, text }),
  z.object({
    do: z.literal('command'),
    channelId: id,
    path: z.array(text).min(1).max(3),
    options: z.record(text, z.union([text, z.number(), z.boolean()])),
  }),
  z.object({ do: z.literal('suggest'), channelId: id, text }),
  z.object({ do: z.literal('press'), ...onMessage, customId: text }),
  z.object({ do: z.literal('choose'), ...onMessage, customId: text, values: z.array(text).max(25) }),
  z.object({
    do: z.literal('submit'),
    entries: z.record(text, z.union([text, z.boolean(), z.null(), z.array(text).max(25)])),
  }),
  z.object({ do: z.literal('close-form') }),
  z.object({ do: z.literal('dismiss'), ...onMessage }),
  z.object({ do: z.literal('say'), channelId: id, text: z.string().max(2_000) }),
  z.object({ do: z.literal('read'), channelId: id }),
  z.object({ do: z.literal('speak'), language: z.enum(languages) }),
]);
const request: z.ZodType<Request> = z.object({ id: z.number(), action });

/** What the page asks for; null if it is not a request at all. */
export function readRequest(raw: string): Request | null {
  try {
    return request.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
