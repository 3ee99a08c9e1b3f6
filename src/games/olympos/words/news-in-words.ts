import { type Text, type Word, text } from '../../../engine/text.ts';
import { cell } from '../facts/facts.ts';
import type { Cause } from '../rules/cause.ts';
import type { Fight, News, Score } from '../rules/news.ts';

/** Seats are said as texts of their own, so that whoever speaks puts the players' names in. */
export function seatInWords(seat: number): Text {
  return text('seat', { seat });
}

/** Zones, tiles, wonders, cards and gods: `zones.attica.name`, `discoveries.art.name`. */
export function nameOf(group: 'zones' | 'discoveries' | 'wonders' | 'destiny' | 'gods', id: string): Text {
  return text(`${group}.${id}.name`);
}

export function causeInWords(cause: Cause): Text {
  switch (cause.by) {
    case 'card':
      return nameOf('destiny', cause.id);
    case 'discovery':
      return nameOf('discoveries', cause.id);
    case 'god':
      return nameOf('gods', cause.id);
    case 'wonder':
      return nameOf('wonders', cause.id);
    case 'bonus':
      return text('cause.bonus', { row: cell(cause.cell).row, column: cell(cause.cell).column });
    case 'zeus-space':
      return text('cause.zeus-space', { space: cause.space });
    case 'attack':
    case 'expansion':
      return text(`cause.${cause.by}`, { zone: nameOf('zones', cause.zone) });
    case 'set-up':
      return text('cause.set-up');
  }
}

export function scoreInWords(from: Score['from']): Text {
  return typeof from === 'string' ? text(`score.${from}`) : causeInWords(from);
}

export function fightInWords(fight: Fight | null): Text {
  if (fight === null) return text('fight.none');
  const { against, swords } = fight;
  const side = typeof against === 'number' ? seatInWords(against) : text(`fight.${against}`);
  return text(`fight.${swords}`, { against: side });
}

/** News as something to say: `news.<kind>`, and for some kinds a variant of it, `news.drew-named`. */
export function tell(news: News): Text {
  return text(`news.${news.kind}${variant(news)}`, wordsOf(news));
}

function variant(news: News): string {
  switch (news.kind) {
    case 'turn':
      return news.last ? '-last' : '';
    case 'expanded':
      return news.fresh ? '-new' : '';
    case 'control':
      return news.seat === null ? '-nobody' : news.before === null ? '-free' : '';
    case 'discovered':
      return news.resource === null ? '' : '-resource';
    case 'drew':
    case 'looked':
    case 'kept':
      return news.cards === null ? '' : '-named';
    case 'judged':
      return news.seats.length === 0 ? '-nobody' : '';
    case 'won':
      return news.seats.length === 1 ? '' : '-shared';
    default:
      return '';
  }
}

function wordsOf(news: News): Record<string, Word> {
  const words: Record<string, Word> = {};
  if ('seat' in news && news.seat !== null) words['seat'] = seatInWords(news.seat);
  if ('before' in news && news.before !== null) words['before'] = seatInWords(news.before);
  if ('seats' in news) words['seats'] = news.seats.map(seatInWords);
  if ('zone' in news) words['zone'] = nameOf('zones', news.zone);
  if ('start' in news) words['start'] = nameOf('zones', news.start);
  if ('fight' in news) words['fight'] = fightInWords(news.fight);
  if ('what' in news) words['what'] = text(`amount.${news.what}`, { amount: news.amount });
  if ('from' in news) words['from'] = scoreInWords(news.from);
  if ('discovery' in news) words['discovery'] = nameOf('discoveries', news.discovery);
  if ('resource' in news && news.resource !== null) words['resource'] = text(`resources.${news.resource}.name`);
  if ('wonder' in news) words['wonder'] = nameOf('wonders', news.wonder);
  if ('god' in news) words['god'] = nameOf('gods', news.god);
  if ('card' in news) words['card'] = nameOf('destiny', news.card);
  if ('cards' in news && news.cards !== null) words['cards'] = news.cards.map((id) => nameOf('destiny', id));
  if ('faces' in news) words['cards'] = news.faces.map((id) => nameOf('destiny', id));
  if ('symbols' in news)
    words['symbols'] = news.symbols.map((count, seat) => text('symbols', { seat: seatInWords(seat), count }));
  for (const name of ['turn', 'total', 'hourglasses', 'spaces', 'space', 'count', 'points', 'number'] as const) {
    const value: unknown = Reflect.get(news, name);
    if (typeof value === 'number') words[name] = value;
  }
  return words;
}
