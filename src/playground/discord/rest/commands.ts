import { isGiven } from '../given.ts';
import {
  ApplicationCommandCreateRequestSchema,
  ApplicationCommandPatchRequestPartialSchema,
  ApplicationCommandUpdateRequestSchema,
} from 'discord-api-spec/zod';
import { commandFlaws, duplicateFlaws, type CommandBody } from '../checks/command.ts';
import { flaw } from '../checks/flaw.ts';
import { flawsBySpec } from '../checks/spec.ts';
import type { Hub } from '../hub.ts';
import { Refusal, refuse, refuseFlaws } from '../refusal.ts';
import type { Id } from '../state/ids.ts';
import type { Command } from '../state/wire.ts';
import type { Application } from '../state/world.ts';
import { accepted } from './accepted.ts';
import { joinedGuild } from './access.ts';
import { byBot, done, ok, type Answer, type Call, type Route } from './route.ts';

/** Commands of one place: everywhere, or one server. */
interface Shelf {
  readonly application: Application;
  readonly guildId: Id | null;
}

function shelfOf(hub: Hub, call: Call, application: Application, scope: 'global' | 'guild'): Shelf {
  if (call.param('application') !== application.id) refuse('missingAccess');
  return { application, guildId: scope === 'guild' ? joinedGuild(hub, application, call.param('guild')).id : null };
}

function onShelf({ application, guildId }: Shelf): Command[] {
  return application.commands.filter((command) => (command.guild_id ?? null) === guildId);
}

const limits = new Map([
  [1, 100],
  [2, 15],
  [3, 15],
]);

function replaceShelf(hub: Hub, shelf: Shelf, commands: readonly Command[]): void {
  for (const [type, limit] of limits) {
    if (commands.filter((command) => command.type === type).length > limit) refuse('tooManyCommands');
  }
  const { application } = shelf;
  const others = application.commands.filter((command) => (command.guild_id ?? null) !== shelf.guildId);
  application.commands = [...others, ...commands];
  hub.changes.emit({ what: 'commands', applicationId: application.id });
}

function made(hub: Hub, shelf: Shelf, body: CommandBody): Command {
  const type = body.type ?? 1;
  const earlier = onShelf(shelf).find((command) => command.name === body.name && command.type === type);
  const command: Omit<Command, 'version'> = {
    id: earlier?.id ?? hub.nextId(),
    application_id: shelf.application.id,
    ...(shelf.guildId === null ? { dm_permission: body.dm_permission ?? true } : { guild_id: shelf.guildId }),
    type,
    name: body.name,
    name_localizations: body.name_localizations ?? null,
    description: body.description ?? '',
    description_localizations: body.description_localizations ?? null,
    ...(body.options && body.options.length > 0 ? { options: body.options } : {}),
    default_member_permissions: !isGiven(body.default_member_permissions)
      ? null
      : String(body.default_member_permissions),
    contexts: body.contexts ?? null,
    integration_types: body.integration_types ?? [0],
    nsfw: body.nsfw ?? false,
  };
  if (earlier) {
    const { version, ...before } = earlier;
    if (JSON.stringify(before) === JSON.stringify(command)) return { ...command, version };
  }
  return { ...command, version: hub.nextId() };
}

function withoutWords(command: Command): unknown {
  const text = JSON.stringify(command, (key, value: unknown) => (key.endsWith('_localizations') ? undefined : value));
  return JSON.parse(text);
}

function listed(shelf: Shelf, call: Call): Answer {
  const isFull = call.query.get('with_localizations') === 'true';
  return ok(onShelf(shelf).map((command) => (isFull ? command : withoutWords(command))));
}

function bulk(hub: Hub, shelf: Shelf, json: unknown): Answer {
  if (!Array.isArray(json))
    throw new Refusal(400, 50035, 'Invalid Form Body', [
      flaw([], 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType'),
    ]);
  const bodies = json as unknown as CommandBody[];
  refuseFlaws(
    bodies.flatMap((body, index) =>
      flawsBySpec(ApplicationCommandUpdateRequestSchema, body).map((one) => ({ ...one, path: [index, ...one.path] })),
    ),
  );
  refuseFlaws([...duplicateFlaws(bodies), ...bodies.flatMap((body, index) => commandFlaws(body, [index]))]);
  replaceShelf(
    hub,
    shelf,
    bodies.map((body) => made(hub, shelf, body)),
  );
  return ok(onShelf(shelf));
}

function upsert(hub: Hub, shelf: Shelf, json: unknown): Answer {
  const body = accepted(ApplicationCommandCreateRequestSchema, json) as CommandBody;
  refuseFlaws(commandFlaws(body, []));
  const command = made(hub, shelf, body);
  const others = onShelf(shelf).filter((other) => other.id !== command.id);
  const isNew = others.length === onShelf(shelf).length;
  replaceShelf(hub, shelf, [...others, command]);
  return { status: isNew ? 201 : 200, body: command };
}

function found(shelf: Shelf, call: Call): Command {
  return onShelf(shelf).find((command) => command.id === call.param('command')) ?? refuse('unknownCommand');
}

function patch(hub: Hub, shelf: Shelf, call: Call): Answer {
  const before = found(shelf, call);
  const body = {
    ...before,
    ...(accepted(ApplicationCommandPatchRequestPartialSchema, call.json) as Partial<CommandBody>),
  };
  refuseFlaws(commandFlaws(body, []));
  const after: Command = { ...made(hub, shelf, body), id: before.id };
  replaceShelf(
    hub,
    shelf,
    onShelf(shelf).map((command) => (command === before ? after : command)),
  );
  return ok(after);
}

function remove(hub: Hub, shelf: Shelf, call: Call): Answer {
  const gone = found(shelf, call);
  replaceShelf(
    hub,
    shelf,
    onShelf(shelf).filter((command) => command !== gone),
  );
  return done;
}

function routesFor(scope: 'global' | 'guild', path: string): Route[] {
  return [
    byBot(`GET ${path}`, (hub, call, app) => listed(shelfOf(hub, call, app, scope), call)),
    byBot(`PUT ${path}`, (hub, call, app) => bulk(hub, shelfOf(hub, call, app, scope), call.json)),
    byBot(`POST ${path}`, (hub, call, app) => upsert(hub, shelfOf(hub, call, app, scope), call.json)),
    byBot(`GET ${path}/:command`, (hub, call, app) => ok(found(shelfOf(hub, call, app, scope), call))),
    byBot(`PATCH ${path}/:command`, (hub, call, app) => patch(hub, shelfOf(hub, call, app, scope), call)),
    byBot(`DELETE ${path}/:command`, (hub, call, app) => remove(hub, shelfOf(hub, call, app, scope), call)),
  ];
}

export const commandRoutes: readonly Route[] = [
  ...routesFor('global', '/applications/:application/commands'),
  ...routesFor('guild', '/applications/:application/guilds/:guild/commands'),
];
