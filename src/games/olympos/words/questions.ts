/*
 * The keys of the texts, to be written in `data/olympos/locales`:
 *
 *   seat                       a player's name; {seat} counted from 0
 *   prompt.<kind of question>  condemn, barbarian, action, destination, settler, cards, payment, tile, bonus, choose-cubes,
 *                              keep, stars, zeus-cards, withdraw
 *   option.<word>              expand, discovery, wonder, pass, wait, card, go-on, destination, settler-new, settler-moved,
 *                              territory, disc, cubes, tile, bonus, stars, zeus-cards
 *   cost, cost-zeus            {total} AP: {hourglasses} hourglasses, then {space}; past {zeus} Zeus spaces
 *   fight.<word>               none, more, equal, fewer ({against}); tribe and barbarians as who is fought
 *   stack                      the owners {discs} of the discs on a territory, the lowest first
 *   news.<kind>                see the variants in `news-in-words.ts`
 *   cause.<by>, score.<from>   what a change or points come from, where it has no name of its own
 *   amount.<thing>             {amount} grain, wood, stone, gold (cubes), settlers, hourglasses, prestige
 *   symbols                    {seat} has {count} Zeus symbols
 *   <group>.<id>.name, .text   resources, zones, discoveries, wonders, destiny, gods
 */
import type { Option, Seat } from '../../../engine/decision.ts';
import type { Wording } from '../../../engine/define.ts';
import { type Text, type Word, text } from '../../../engine/text.ts';
import { cell, facts, landNumber } from '../facts/facts.ts';
import { type Thing, resources } from '../facts/terms.ts';
import { GO_ON, cardOf, isCard } from '../rules/destiny.ts';
import { cubesId, cubeSets, discoveryPrice } from '../rules/discoveries.ts';
import { cheapest, settlers } from '../rules/expansion.ts';
import { fightFor, warriors } from '../rules/fight.ts';
import { powers } from '../rules/powers.ts';
import { settlerId, settlerOf } from '../rules/settler.ts';
import { NORTH } from '../rules/routes.ts';
import { type Player, type SeatStep, type State, pileOf, player, territory } from '../rules/state.ts';
import { landOf } from '../rules/territories.ts';
import { DISCOVERY, EXPAND, PASS, WAIT, WONDER } from '../rules/turn.ts';
import { wonderPrice } from '../rules/wonders.ts';
import { causeInWords, fightInWords, nameOf, seatInWords } from './news-in-words.ts';

/** Puts any question of the game into words, with what each option costs and leaves. */
export function wording(state: State, seat: Seat, step: SeatStep): Wording {
  const owner = player(state, seat);
  switch (step.do) {
    case 'condemn':
      return { prompt: prompt('condemn', { ...resource(step.resource), left: step.left }), option: territoryOption };
    case 'barbarian':
      return { prompt: prompt('barbarian', resource(step.resource)), option: territoryOption };
    case 'action':
      return { prompt: prompt('action'), option: (id) => actionOption(state, seat, id) };
    case 'destination': {
      const totals = cheapest(state, seat);
      const sides = warriors(state);
      return {
        prompt: prompt('destination'),
        option(id) {
          const number = landNumber(id);
          const fight = fightInWords(fightFor(sides, seat, territory(state, number)));
          const words = { zone: nameOf('zones', id), ...resource(landOf(number).resource), fight };
          return { id, label: text('option.destination', words), detail: cost(owner, totals[number] ?? 0) };
        },
      };
    }
    case 'settler': {
      const offered = settlers(state, seat, landNumber(step.to));
      return {
        prompt: prompt('settler', { zone: nameOf('zones', step.to) }),
        option: (id) => settlerOption(owner, id, offered.find((settler) => settlerId(settler) === id)?.total ?? 0),
      };
    }
    case 'cards':
      return { prompt: prompt('cards'), option: cardOption };
    case 'payment':
      return {
        prompt: prompt('payment', { discovery: nameOf('discoveries', step.discovery) }),
        option: (id) => paymentOption(state, owner, step.discovery, id),
      };
    case 'tile':
      return {
        prompt: prompt('tile', { discovery: nameOf('discoveries', step.discovery) }),
        option: (id) => ({ id, label: text('option.tile', resource(id)) }),
      };
    case 'bonus':
      return {
        prompt: prompt('bonus', { discovery: nameOf('discoveries', step.discovery) }),
        option: (id) => bonusOption(state, step.discovery, id),
      };
    case 'choose-cubes':
      return {
        prompt: prompt('choose-cubes', { count: step.count, why: causeInWords(step.of) }),
        option: (id) => ({ id, label: text('option.cubes', { cubes: cubesInWords(id) }) }),
      };
    case 'keep':
      return { prompt: prompt('keep', { why: causeInWords(step.from) }), option: (id) => destinyOption(id, id) };
    case 'stars':
      return { prompt: prompt('stars', { wonder: nameOf('wonders', step.wonder) }), option: starsOption };
    case 'zeus-cards':
      return {
        prompt: prompt('zeus-cards', { god: nameOf('gods', state.god ?? '') }),
        option: (id) => ({ id, label: text('option.zeus-cards', { count: Number(id) }) }),
      };
    case 'withdraw':
      return { prompt: prompt('withdraw', { why: causeInWords(step.of) }), option: (id) => discOption(state, id) };
    case 'pay':
    case 'effects':
      throw new Error(`The step "${step.do}" asks nothing.`);
  }
}

export function freeActionInWords(id: string): Option {
  throw new Error(`There is nothing to use beside a question: ${id}.`);
}

function prompt(kind: string, words?: Record<string, Word>): Text {
  return text(`prompt.${kind}`, words);
}

function resource(id: string): { resource: Text } {
  return { resource: text(`resources.${id}.name`) };
}

/** The total, the hourglasses used, the space reached and how many Zeus spaces are passed. */
function cost({ hourglasses, space }: Player, total: number): Text {
  const used = Math.min(hourglasses, total);
  const reached = space + total - used;
  const zeus = facts.track.zeus.filter((place) => space < place.space && place.space <= reached).length;
  return text(zeus === 0 ? 'cost' : 'cost-zeus', { total, hourglasses: used, space: reached, zeus });
}

function territoryOption(id: string): Option {
  return { id, label: text('option.territory', { zone: nameOf('zones', id) }) };
}

function actionOption(state: State, seat: Seat, id: string): Option {
  const owner = player(state, seat);
  if (isCard(id)) return cardOption(id);
  if (id === EXPAND)
    return { id, label: text('option.expand'), detail: cost(owner, Math.min(...cheapest(state, seat))) };
  if (id === PASS) return { id, label: text('option.pass') };
  if (id === WAIT) return { id, label: text('option.wait') };
  if (id.startsWith(WONDER)) {
    const wonder = nameOf('wonders', id.slice(WONDER.length));
    return { id, label: text('option.wonder', { wonder }), detail: cost(owner, wonderPrice(powers(owner))) };
  }
  const discovery = id.slice(DISCOVERY.length);
  const price = discoveryPrice(powers(owner), cell(pileOf(state, discovery).cell));
  const label = text('option.discovery', { discovery: nameOf('discoveries', discovery) });
  return { id, label, detail: cost(owner, price) };
}

function settlerOption(owner: Player, id: string, total: number): Option {
  const { start, height } = settlerOf(id);
  const zone = nameOf('zones', start === NORTH ? (facts.board.zones[facts.board.north] ?? '') : landOf(start).id);
  const label = height === null ? text('option.settler-new', { zone }) : text('option.settler-moved', { zone, height });
  return { id, label, detail: cost(owner, total) };
}

function destinyOption(id: string, card: string): Option {
  return { id, label: nameOf('destiny', card), detail: text(`destiny.${card}.text`) };
}

function cardOption(id: string): Option {
  return id === GO_ON ? { id, label: text('option.go-on') } : destinyOption(id, cardOf(id));
}

function cubesInWords(id: string): Text[] {
  const cubes = id === '' ? [] : id.split('+');
  return resources
    .map((type) => ({ type, amount: cubes.filter((cube) => cube === type).length }))
    .filter(({ amount }) => amount > 0)
    .map(({ type, amount }) => text(`amount.${type}`, { amount }));
}

function paymentOption(state: State, owner: Player, discovery: string, id: string): Option {
  const sets = cubeSets(owner, cell(pileOf(state, discovery).cell)).map(cubesId);
  if (!sets.includes(id)) throw new Error(`${discovery} cannot be paid with ${id}.`);
  return { id, label: text('option.cubes', { cubes: cubesInWords(id) }) };
}

function bonusOption(state: State, discovery: string, id: string): Option {
  const { gain = {} } = cell(pileOf(state, discovery).cell).bonuses[Number(id.split(':')[0]) - 1] ?? {};
  const bonus = (Object.entries(gain) as [Thing, number][]).map(([what, amount]) => text(`amount.${what}`, { amount }));
  return { id, label: text('option.bonus', { bonus }) };
}

function starsOption(id: string): Option {
  const from = id.split('+').map((source) => {
    const [kind, name = ''] = source.split(':');
    return nameOf(kind === 'mark' ? 'gods' : 'destiny', name);
  });
  return { id, label: text('option.stars', { from }) };
}

function discOption(state: State, id: string): Option {
  const [zone = '', height = ''] = id.split(':');
  const { discs } = territory(state, landNumber(zone));
  const label = text('option.disc', { zone: nameOf('zones', zone), height: Number(height), of: discs.length });
  return { id, label, detail: text('stack', { discs: discs.map(seatInWords) }) };
}
