import type { Form } from '../hub.ts';
import type { Reaction } from '../state/interactions.ts';
import type { Id } from '../state/ids.ts';
import type { Message } from '../state/wire.ts';

/** What a person sees come of an action; `after` is in milliseconds. */
export type Outcome =
  | { readonly kind: 'reply' | 'deferred' | 'update'; readonly after: number; readonly message: Message }
  | { readonly kind: 'deferred-update'; readonly after: number }
  | { readonly kind: 'form'; readonly after: number; readonly form: Form }
  | { readonly kind: 'failed'; readonly why: 'offline' | 'too late'; readonly notice: string };

export const notices = {
  command: 'The application did not respond',
  component: 'This interaction failed',
  form: 'Something went wrong. Try again.',
} as const;

export function outcomeOf(reaction: Reaction, kind: keyof typeof notices, message: (id: Id) => Message): Outcome {
  if (reaction.answer === null) return { kind: 'failed', why: reaction.why, notice: notices[kind] };
  const { answer, after } = reaction;
  switch (answer.kind) {
    case 'reply':
    case 'deferred':
    case 'update':
      return { kind: answer.kind, after, message: message(answer.messageId) };
    case 'form':
      return { kind: 'form', after, form: answer.form };
    case 'deferred-update':
      return { kind: 'deferred-update', after };
    case 'choices':
      throw new Error('Only a request for suggestions is answered with choices.');
  }
}

/** The message an action led to; throws if it led to something else. */
export function messageIn(outcome: Outcome): Message {
  if ('message' in outcome) return outcome.message;
  throw new Error(`The outcome is "${outcome.kind}", not a message.`);
}

/** The form an action opened; throws if it led to something else. */
export function formIn(outcome: Outcome): Form {
  if (outcome.kind === 'form') return outcome.form;
  throw new Error(`The outcome is "${outcome.kind}", not a form.`);
}
