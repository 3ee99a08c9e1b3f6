import type { Seat } from '../../../engine/decision.ts';
import { type Text, text } from '../../../engine/text.ts';
import { eventInWords, waiting, whenInWords } from './alternative-texts.ts';
import { facts, level, space } from '../facts/facts.ts';
import type { Space } from '../facts/schema.ts';
import { levelPrice } from '../rules/prices.ts';
import { amountInWords, cardInWords, seatInWords, spaceName, tokenInWords, tokensInWords } from './news-in-words.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { changeOfVp, signed, worthNow } from './points.ts';
import { gainInWords, needsInWords } from './questions.ts';
import { type Resource, type Track, colours, kinds, tracks } from '../facts/terms.ts';

/** Everything the picture of the board shows, in words, a line each: for whoever cannot see it. */
export function twin(view: View): Text[] {
  return [
    whenInWords(view),
    ...eventInWords(view),
    ...(view.round > 0 ? [text('describe.order', { who: order(view) })] : []),
    ...waiting(view),
    ...view.players.flatMap((owner, seat) => playerInWords(view, owner, seat)),
    ...facts.achievements.map(({ id }) => achievementInWords(view, id)),
    ...mapInWords(view),
    text('describe.deck', { deck: view.deck, discards: view.discards, lost: view.lost }),
  ];
}

/** Who acts first, and who after them. */
function order({ start, players }: View): Text[] {
  return players.map((_, index) => seatInWords((start + index) % players.length));
}

function playerInWords(view: View, owner: PlayerView, seat: Seat): Text[] {
  const stock: readonly Resource[] = ['citizens', 'taxes', 'glory', 'troops', 'drachmas', 'philosophy'];
  const held = kinds.flatMap((kind) =>
    colours.flatMap((colour) => {
      const count = owner[kind][colour];
      return count > 0 ? [text('describe.tokens', { count, token: tokenInWords(colour, kind) })] : [];
    }),
  );
  return [
    text('describe.head', {
      who: seatInWords(seat),
      city: text(`cities.${owner.city}.name`),
      vp: amountInWords('vp', owner.vp),
      cards: owner.cards,
    }),
    text('describe.points', { change: signed(changeOfVp(view, seat)), vp: amountInWords('vp', worthNow(owner)) }),
    text('list', { items: stock.map((what) => amountInWords(what, owner[what])) }),
    ...tracks.map((track) => levelInWords(owner, track)),
    held.length > 0 ? text('describe.knowledge', { tokens: held }) : text('describe.no-knowledge'),
    ...developmentsInWords(owner),
    owner.played.length > 0
      ? text('describe.in-play', { cards: owner.played.map(cardInWords) })
      : text('describe.none-in-play'),
    ...diceInWords(owner),
  ];
}

function levelInWords(owner: PlayerView, track: Track): Text {
  const reached = text('cause.level', { track: text(`tracks.${track}.name`), level: owner[track] });
  const price = levelPrice({ phase: 'progress' }, owner, track);
  if (price === null) return text('describe.top', { level: reached });
  const { gain, dice } = level(track, owner[track] + 1);
  const none = Object.keys(gain).length === 0;
  const plain = none ? text('hint.nothing') : gainInWords(gain);
  return text('describe.level', { level: reached, drachmas: price, benefit: dice > 0 ? text('hint.die') : plain });
}

function developmentsInWords(owner: PlayerView): Text[] {
  return (facts.cities.get(owner.city) ?? []).map((piece, index) => {
    const effect = text(`cities.${owner.city}.${index + 1}`);
    const number = index + 1;
    if (index < owner.developments) return text('describe.unlocked', { number, effect });
    const needs = needsInWords(piece.needs);
    const words = { drachmas: piece.cost, effect };
    const price = needs.length > 0 ? text('hint.piece-needs', { ...words, needs }) : text('hint.piece', words);
    return text('describe.locked', { number, price });
  });
}

function diceInWords({ rolled, actions, setAside, dice }: PlayerView): Text[] {
  if (rolled.length === 0) return [text('describe.dice', { count: dice })];
  if (actions.length === 0) return [text('describe.rolled', { dice: rolled.join(', ') })];
  const tiles = actions.map((action, index) => {
    const tile = text('news.tile', { action: text(`actions.${action}.name`), die: rolled[index] ?? 0 });
    return setAside.includes(action) ? text('describe.aside', { tile }) : tile;
  });
  return [text('describe.tiles', { tiles })];
}

function achievementInWords({ achieved }: View, id: string): Text {
  const earned = achieved[id];
  const achievement = text(`achievements.${id}.name`);
  if (earned === undefined) return text('describe.open', { achievement });
  return text('describe.achieved', { achievement, round: earned.round, who: earned.seats.map(seatInWords) });
}

/** What is left to explore: a line for all spaces with the same token, and one for each that has a name. */
function mapInWords({ board }: View): Text[] {
  const roads = new Map<string, Space[]>();
  for (const left of board.map(space)) {
    if (left.named) continue;
    const tokens = JSON.stringify(left.tokens);
    roads.set(tokens, [...(roads.get(tokens) ?? []), left]);
  }
  const inWords = [...roads.values()].map((spaces) =>
    text('describe.road', { token: tokensInWords(spaces[0]?.tokens ?? []), spaces: spaces.map(spaceInWords) }),
  );
  const named = [...facts.board.values()].filter((one) => one.named);
  return [...inWords, ...named.map((one) => namedSpace(one, board.includes(one.id)))];
}

function namedSpace(one: Space, isLeft: boolean): Text {
  const name = spaceName(one.id);
  if (!isLeft) return text('describe.place-explored', { space: name });
  return text('describe.place', { space: name, needs: spaceInWords(one), tokens: tokensInWords(one.tokens) });
}

function spaceInWords({ troops, loses, gain }: Space): Text {
  const words = { troops, loses };
  if (Object.keys(gain).length === 0) return text('describe.space', words);
  return text('describe.space-gain', { ...words, gain: gainInWords(gain) });
}
