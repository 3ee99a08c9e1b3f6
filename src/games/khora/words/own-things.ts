import { type Text, text } from '../../../engine/text.ts';
import { card, facts } from '../facts/facts.ts';
import { knowledge, markers } from './headline.ts';
import { cardInWords } from './news-in-words.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { priced } from './questions.ts';

/** What a seat has, for its owner alone: dice, markers, knowledge, the city and the hand with costs and texts. */
export function desk(view: View): Text[] {
  const owner = view.seat === null ? undefined : view.players[view.seat];
  if (owner === undefined || view.own === null) return [];
  const { hand } = view.own;
  const lines = [text('desk.markers', { markers: markers(owner) })];
  if (owner.rolled.length > 0) lines.push(text('desk.dice', { dice: owner.rolled.join(', ') }));
  lines.push(text('desk.knowledge', { knowledge: knowledge(owner) }), ...city(owner));
  lines.push(hand.length === 0 ? text('desk.no-hand') : text('desk.hand', { count: hand.length }));
  lines.push(...hand.map((id) => text('desk.card', { card: cardInWords(id), effect: priced(card(id), effect(id)) })));
  return lines;
}

function effect(id: string): Text {
  return text(`politics.${id}.text`);
}

function city(owner: PlayerView): Text[] {
  const developments = facts.cities.get(owner.city) ?? [];
  const name = text(`cities.${owner.city}.name`);
  return [
    text('desk.city', { city: name, unlocked: owner.developments, of: developments.length }),
    ...developments.map((piece, index) => {
      const does = text(`cities.${owner.city}.${index + 1}`);
      const number = index + 1;
      return index < owner.developments
        ? text('desk.unlocked', { number, effect: does })
        : text('desk.locked', { number, effect: priced(piece, does) });
    }),
  ];
}
