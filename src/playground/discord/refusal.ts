import { flawTree, type Flaw } from './checks/flaw.ts';

const reasons = {
  unauthorized: [401, 0, '401: Unauthorized'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownOverwrite: [404, 10009, 'Unknown Permission Overwrite'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  tooManyCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  tooLarge: [413, 40005, 'Request entity too large'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  missingAccess: [403, 50001, 'Missing Access'],
  notInDirectMessages: [400, 50003, 'Cannot execute action on a DM channel'],
  notYourMessage: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  closedToMessages: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  notForThisChannel: [400, 50024, 'Cannot execute action on this channel type'],
  expiredToken: [401, 50027, 'Invalid Webhook Token'],
  archivedThread: [400, 50083, 'Thread is archived'],
  notJson: [400, 50109, 'The request body contains invalid JSON.'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
} as const;

export type Reason = keyof typeof reasons;

/** A request that Discord would turn down, with the answer it would give. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;
  readonly flaws: readonly Flaw[];

  constructor(status: number, code: number, message: string, flaws: readonly Flaw[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.flaws = flaws;
  }

  body(): object {
    const { code, message, flaws } = this;
    return flaws.length === 0 ? { message, code } : { message, code, errors: flawTree(flaws) };
  }
}

export function refusal(reason: Reason): Refusal {
  const [status, code, message] = reasons[reason];
  return new Refusal(status, code, message);
}

export function refuse(reason: Reason): never {
  throw refusal(reason);
}

/** Refuses a body with flaws; lets one without pass. */
export function refuseFlaws(flaws: readonly Flaw[]): void {
  if (flaws.length > 0) throw new Refusal(400, 50035, 'Invalid Form Body', flaws);
}
