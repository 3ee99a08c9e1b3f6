import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { fileLimit } from '../checks/message.ts';
import { refusal, refuse } from '../refusal.ts';
import type { Upload } from '../state/attachments.ts';

/** What a request carries: its JSON and the files beside it. */
export interface Content {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

const requestLimit = 110 * 1024 * 1024;

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > requestLimit) refuse('tooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('notJson');
  }
}

interface Parts {
  readonly payload: string | null;
  readonly uploads: readonly Upload[];
}

function parts(bytes: Buffer, type: string): Promise<Parts> {
  return new Promise((resolve, reject) => {
    const uploads: Upload[] = [];
    let payload: string | null = null;
    const form = new Busboy({
      headers: { 'content-type': type },
      limits: { fieldSize: requestLimit, fileSize: fileLimit },
    });
    form.on('field', (name, value) => {
      if (name === 'payload_json') payload = value;
    });
    form.on('file', (field, stream, filename, _encoding, mime) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => reject(refusal('tooLarge')));
      stream.on('end', () => {
        const number = /^files?\[(\d+)\]$/.exec(field)?.[1] ?? '0';
        uploads.push({ number, filename, type: mime, bytes: Buffer.concat(chunks) });
      });
    });
    form.on('finish', () => resolve({ payload, uploads }));
    form.on('error', () => reject(refusal('notJson')));
    form.end(bytes);
  });
}

async function multipart(bytes: Buffer, type: string): Promise<Content> {
  const { payload, uploads } = await parts(bytes, type);
  return { json: payload === null ? {} : parsed(payload), uploads };
}

export async function contentOf(request: IncomingMessage): Promise<Content> {
  const bytes = await bytesOf(request);
  const type = request.headers['content-type'] ?? '';
  if (type.startsWith('multipart/form-data')) return multipart(bytes, type);
  return { json: bytes.length === 0 ? undefined : parsed(bytes.toString()), uploads: [] };
}
