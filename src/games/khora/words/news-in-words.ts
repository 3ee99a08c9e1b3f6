import { type Text, type Word, text } from '../../../engine/text.ts';
import type { Cause } from '../rules/cause.ts';
import { space, spaceOfEvent } from '../facts/facts.ts';
import type { Space } from '../facts/schema.ts';
import type { News } from '../rules/news.ts';
import type { Colour, Kind, Resource } from '../facts/terms.ts';

/** Seats are said as texts of their own, so that whoever speaks puts the players' names in. */
export function seatInWords(seat: number): Text {
  return text('seat', { seat });
}

export function amountInWords(what: Resource, amount: number): Text {
  return text(`amount.${what}`, { amount });
}

export function tokenInWords(colour: Colour, kind: Kind): Text {
  return text('token', { colour: text(`colours.${colour}`), kind: text(`kinds.${kind}`) });
}

export function cardInWords(id: string): Text {
  return text(`politics.${id}.name`);
}

export function causeInWords(cause: Cause): Text {
  switch (cause.by) {
    case 'card':
      return cardInWords(cause.id);
    case 'development':
      return text('cause.development', { city: text(`cities.${cause.city}.name`), number: cause.number });
    case 'event':
      return text(`events.${cause.id}.name`);
    case 'action':
      if (cause.level === null) return text(`actions.${cause.action}.name`);
      return text(`cause.action-level`, { action: text(`actions.${cause.action}.name`), level: cause.level });
    case 'level':
      return text('cause.level', { track: text(`tracks.${cause.track}.name`), level: cause.level });
    case 'space':
      return space(cause.id).named ? spaceName(cause.id) : text('cause.space');
    case 'achievement':
      return text(`achievements.${cause.id}.name`);
    case 'tile':
      return text('cause.tile', { action: text(`actions.${cause.action}.name`) });
    case 'taxes':
      return text('things.taxes');
    case 'philosophy':
      return text('cause.philosophy');
    case 'limit':
      return text('cause.limit');
  }
}

/** News as something to say. */
export function tell(news: News): Text {
  return text(`news.${news.kind}${variant(news)}`, wordsOf(news));
}

function variant(news: News): string {
  switch (news.kind) {
    case 'raised':
      return news.from === null ? '' : '-free';
    case 'drew':
    case 'kept':
    case 'discarded':
    case 'drafted':
      return news.cards === null || news.cards.length === 0 ? '' : '-named';
    case 'compared':
      return `-${news.group}`;
    case 'achieved':
      return news.seats.length === 1 ? '' : '-together';
    case 'won':
      return news.seats.length === 1 ? '' : '-shared';
    case 'declined':
      return `.${news.what}`;
    default:
      return '';
  }
}

function wordsOf(news: News): Record<string, Word> {
  const words: Record<string, Word> = {};
  if ('seat' in news) words['who'] = seatInWords(news.seat);
  if ('seats' in news) words['who'] = news.seats.map(seatInWords);
  if ('from' in news && news.from !== null)
    words['why'] = news.from === 'glory' ? text('score.glory') : causeInWords(news.from);
  return { ...words, ...details(news) };
}

function details(news: News): Record<string, Word> {
  switch (news.kind) {
    case 'city':
      return { city: text(`cities.${news.city}.name`) };
    case 'drafted':
    case 'drew':
    case 'kept':
    case 'discarded':
      return { count: news.count, cards: (news.cards ?? []).map(cardInWords) };
    case 'round':
      return {
        round: news.round,
        event: text(`events.${news.event}.name`),
        effect: text(`events.${news.event}.text`),
      };
    case 'phase':
      return { phase: news.phase === 'end' ? text('phase.end') : text(`phases.${news.phase}.name`) };
    case 'rolled':
      return { dice: news.dice.join(' + ') };
    case 'start':
    case 'reshuffled':
    case 'declined':
      return {};
    case 'revealed':
      return {
        tiles: news.actions.map((action, i) =>
          text('news.tile', { action: text(`actions.${action}.name`), die: news.dice[i] ?? 0 }),
        ),
      };
    case 'set-aside':
    case 'acted':
      return { action: text(`actions.${news.action}.name`) };
    case 'gained':
    case 'lost':
      return { what: amountInWords(news.what, news.amount) };
    case 'learned':
    case 'forgot':
      return { token: tokenInWords(news.colour, news.token) };
    case 'raised':
      return { track: text(`tracks.${news.track}.name`), level: news.level };
    case 'die':
      return { dice: news.dice };
    case 'explored':
      return { space: spaceName(news.space) };
    case 'played':
      return { card: cardInWords(news.card), effect: text(`politics.${news.card}.text`) };
    case 'took-back':
      return { card: cardInWords(news.card) };
    case 'unlocked':
      return { number: news.number, effect: text(`cities.${news.city}.${news.number}`) };
    case 'event-void': {
      const awaited = spaceOfEvent(news.event);
      return {
        event: text(`events.${news.event}.name`),
        effect: text(`events.${news.event}.text`),
        space: awaited === null ? '' : spaceName(awaited),
      };
    }
    case 'event':
      return { event: text(`events.${news.event}.name`), effect: text(`events.${news.event}.text`) };
    case 'compared':
      return { troops: news.troops };
    case 'achieved':
      return { achievement: text(`achievements.${news.achievement}.name`) };
    case 'scored':
    case 'won':
      return { vp: amountInWords('vp', news.vp) };
  }
}

/** A space by its name if it has one, else by what lies there and what it demands. */
export function spaceName(id: string): Text {
  const { named, troops, tokens } = space(id);
  if (named) return text(`words.${id}`);
  return text('space', { token: tokensInWords(tokens), troops });
}

export function tokensInWords(tokens: Space['tokens']): Text[] {
  return tokens.map(({ colour, kind }) => tokenInWords(colour, kind));
}
