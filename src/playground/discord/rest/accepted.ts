import { isGiven } from '../given.ts';
import type { ZodMiniType } from 'zod/mini';
import { flawsBySpec } from '../checks/spec.ts';
import { isEmptyMessage, messageFlaws, type MessageBody } from '../checks/message.ts';
import { flaw, type Path } from '../checks/flaw.ts';
import type { Hub } from '../hub.ts';
import { refuse, refuseFlaws } from '../refusal.ts';
import type { Upload } from '../state/attachments.ts';
import type { Post } from '../state/world.ts';

/** A body of the right shape, or a refusal that says where it is not. */
export function accepted(schema: ZodMiniType, json: unknown): unknown {
  refuseFlaws(flawsBySpec(schema, json ?? {}));
  return json ?? {};
}

/** A message that obeys every rule, or a refusal. `path` is where the message stands in the request. */
export function acceptedMessage(
  hub: Hub,
  body: MessageBody,
  uploads: readonly Upload[],
  post: Post | null,
  path: Path = [],
): MessageBody {
  refuseFlaws(messageFlaws(body, uploads, post, path));
  if (isGiven(body.poll) || (body.sticker_ids ?? []).length > 0) {
    hub.problems.push('Polls and stickers are not part of this server.');
    refuseFlaws([
      flaw([...path, !isGiven(body.poll) ? 'sticker_ids' : 'poll'], 'NOT_IMPLEMENTED', 'Not part of this server'),
    ]);
  }
  if (isEmptyMessage(body, uploads, post)) refuse('emptyMessage');
  return body;
}
