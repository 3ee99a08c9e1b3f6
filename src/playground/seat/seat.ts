import type { WebSocket } from 'ws';
import { NotOffered, type Outcome, type Person, type PersonEvent } from '../discord/index.ts';
import type { Action, News, Result } from '../protocol.ts';
import { readRequest } from './actions.ts';
import { channelEntries, commandLists, localeOf, openForm, seatEntries, welcome, type House } from './screen.ts';

const done = { ok: true, messageId: null, choices: [] } as const satisfies Result;

function resultOf(outcome: Outcome): Result {
  if (outcome.kind === 'failed') return { ok: false, why: outcome.why };
  return 'message' in outcome ? { ...done, messageId: outcome.message.id } : done;
}

async function perform(house: House, person: Person, action: Action): Promise<Result> {
  switch (action.do) {
    case 'slash':
      return resultOf(await person.slash(action.channelId, action.text));
    case 'command':
      return resultOf(await person.command(action.channelId, action.path, action.options));
    case 'suggest':
      return { ...done, choices: await person.suggestions(action.channelId, action.text) };
    case 'press':
      return resultOf(await person.press({ id: action.messageId, channel_id: action.channelId }, action.customId));
    case 'choose':
      return resultOf(
        await person.choose({ id: action.messageId, channel_id: action.channelId }, action.customId, action.values),
      );
    case 'submit':
      return resultOf(await person.submit(action.entries));
    case 'close-form':
      person.closeForm();
      return done;
    case 'dismiss':
      person.dismiss({ id: action.messageId, channel_id: action.channelId });
      return done;
    case 'say':
      return { ...done, messageId: person.say(action.channelId, action.text).id };
    case 'read':
      house.reads.read(person, action.channelId);
      return done;
    case 'speak':
      person.speak(localeOf[action.language]);
      return done;
  }
}

async function attempt(house: House, person: Person, action: Action): Promise<Result> {
  try {
    return await perform(house, person, action);
  } catch (error) {
    return { ok: false, why: error instanceof NotOffered ? 'not offered' : 'too late' };
  }
}

function newsOf({ place }: House, person: Person, event: PersonEvent): News | null {
  switch (event.what) {
    case 'message':
      return event;
    case 'typing':
      return { what: 'typing', channelId: event.channelId, name: event.user.global_name ?? event.user.username };
    case 'presence':
      return event.user.id === place.applicationId ? { what: 'presence', isOnline: event.online } : null;
    case 'form':
      return { what: 'form', form: openForm(event.form) };
    case 'commands':
    case 'server':
      return { what: 'commands', commands: commandLists(person) };
    case 'channel':
    case 'ping':
      return null;
  }
}

/** Serves one window of one person: tells it what that person sees, and does what is done there. */
export function serveSeat(house: House, as: string | null, socket: WebSocket): void {
  const { place, reads } = house;
  const person = place.seats.find(({ user }) => user.username === as) ?? place.seats[0];
  if (!person) throw new Error('The playground has no people.');
  let badges = '';
  let isPlanned = false;

  const tell = (news: News): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(news));
  };
  const tellBadges = (): void => {
    isPlanned = false;
    const news: News = { what: 'badges', channels: channelEntries(house, person), seats: seatEntries(house) };
    const text = JSON.stringify(news);
    if (text === badges) return;
    badges = text;
    tell(news);
  };
  const planBadges = (): void => {
    if (!isPlanned) setImmediate(tellBadges);
    isPlanned = true;
  };

  const offs = [
    reads.onRead(planBadges),
    ...place.seats.map((one) => one.on(planBadges)),
    person.on((event) => {
      const news = newsOf(house, person, event);
      if (news) tell(news);
    }),
  ];
  socket.on('message', (raw: Buffer) => {
    const request = readRequest(raw.toString());
    if (!request) {
      socket.close(1008);
      return;
    }
    void attempt(house, person, request.action).then((result) => {
      tell({ what: 'answer', to: request.id, result });
      if (request.action.do === 'speak') tell(welcome(house, person));
    });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    for (const off of offs) off();
  });
  tell(welcome(house, person));
}
