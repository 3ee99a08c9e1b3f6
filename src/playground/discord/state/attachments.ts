import { isGiven } from '../given.ts';
import type { Hub } from '../hub.ts';
import type { Id } from './ids.ts';
import type { Attachment } from './wire.ts';
import type { StoredFile } from './world.ts';

/** A file as it came with a request, under its number in `files[n]`. */
export interface Upload {
  readonly number: string;
  readonly filename: string;
  readonly type: string;
  readonly bytes: Buffer;
}

/** What a request says about a file: a new one by its number, or one to keep by its id. */
export interface AttachmentNote {
  readonly id: Id | number;
  readonly filename?: string | null;
  readonly description?: string | null;
  readonly title?: string | null;
}

const typesByEnding: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

function contentType(upload: Upload): string {
  const ending = /\.([a-z0-9]+)$/i.exec(upload.filename)?.[1]?.toLowerCase() ?? '';
  return typesByEnding[ending] ?? (upload.type === '' ? 'application/octet-stream' : upload.type);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

function pictureSize(bytes: Buffer): { readonly width?: number; readonly height?: number } {
  if (bytes.length < 24 || !bytes.subarray(0, 4).equals(pngSignature)) return {};
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function safeName(filename: string): string {
  return filename.replaceAll(/[^\p{L}\p{N}._-]+/gu, '_');
}

/** Keeps an uploaded file and describes it as an attachment that can be downloaded. */
export function storeUpload(hub: Hub, channelId: Id, upload: Upload, note: AttachmentNote | null): Attachment {
  const file: StoredFile = {
    id: hub.nextId(),
    filename: safeName(note?.filename ?? upload.filename),
    type: contentType(upload),
    bytes: upload.bytes,
  };
  hub.world.files.set(file.id, file);
  const url = `${hub.origin}/attachments/${channelId}/${file.id}/${encodeURIComponent(file.filename)}`;
  return {
    id: file.id,
    filename: file.filename,
    size: file.bytes.length,
    url,
    proxy_url: url,
    content_type: file.type,
    ...pictureSize(file.bytes),
    ...(!isGiven(note?.description) || note.description === '' ? {} : { description: note.description }),
    ...(!isGiven(note?.title) ? {} : { title: note.title }),
  };
}

/** Milliseconds that a file is still served for those who were shown it just before its message changed. */
const lingering = 10_000;

/** Drops attachments that no message carries any more. */
export function forgetFiles(hub: Hub, attachments: readonly Attachment[]): void {
  for (const { id } of attachments) {
    const file = hub.world.files.get(id);
    if (file === undefined) continue;
    hub.world.files.delete(id);
    hub.fading.set(id, file);
    hub.clock.after(lingering, () => hub.fading.delete(id));
  }
}
