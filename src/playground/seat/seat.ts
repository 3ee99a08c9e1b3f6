import type { WebSocket } from 'ws';
import { NotOffered, type Outcome, type Person, type PersonEvent } from '../discord/index.ts';
import type { Deed, News, Result } from '../protocol.ts';
import { readRequest } from './deeds.ts';
import { channelEntries, commandLists, localeOf, openForm, seatEntries, welcome, type House } from './screen.ts';

const done = { ok: true, messageId: null, choices: [] } as const satisfies Result;

function resultOf(outcome: Outcome): Result {
  if (outcome.kind === 'failed') return { ok: false, why: outcome.why };
  return 'message' in outcome ? { ...done, messageId: outcome.message.id } : done;
}

async function perform(house: House, person: Person, deed: Deed): Promise<Result> {
  switch (deed.do) {
    case 'slash':
      return resultOf(await person.slash(deed.channelId, deed.text));
    case 'command':
      return resultOf(await person.command(deed.channelId, deed.path, deed.options));
    case 'suggest':
      return { ...done, choices: await person.suggestions(deed.channelId, deed.text) };
    case 'press':
      return resultOf(await person.press({ id: deed.messageId, channel_id: deed.channelId }, deed.customId));
    case 'choose':
      return resultOf(
        await person.choose({ id: deed.messageId, channel_id: deed.channelId }, deed.customId, deed.values),
      );
    case 'submit':
      return resultOf(await person.submit(deed.entries));
    case 'close-form':
      person.closeForm();
      return done;
    case 'dismiss':
      person.dismiss({ id: deed.messageId, channel_id: deed.channelId });
      return done;
    case 'say':
      return { ...done, messageId: person.say(deed.channelId, deed.text).id };
    case 'read':
      house.reads.read(person, deed.channelId);
      return done;
    case 'speak':
      person.speak(localeOf[deed.language]);
      return done;
  }
}

async function attempt(house: House, person: Person, deed: Deed): Promise<Result> {
  try {
    return await perform(house, person, deed);
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
    void attempt(house, person, request.deed).then((result) => {
      tell({ what: 'answer', to: request.id, result });
      if (request.deed.do === 'speak') tell(welcome(house, person));
    });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    for (const off of offs) off();
  });
  tell(welcome(house, person));
}
