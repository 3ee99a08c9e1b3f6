import type { Seat } from '../../../engine/decision.ts';
import type { Cause } from './cause.ts';
import { facts, level as levelOf } from '../facts/facts.ts';
import type { Amount, Gains } from '../facts/verbs.ts';
import { type KhoraPlay, type Player, awaitChance, knowledge, player } from './state.ts';
import { type Colour, type Counter, type Kind, type Resource, type Track } from '../facts/terms.ts';

/** Above these no gain goes; what has no entry has no limit. */
const most: Readonly<Partial<Record<Resource, number>>> = {
  citizens: facts.rules.most.citizens,
  troops: facts.rules.most.troops,
  taxes: facts.rules.most.taxes,
  glory: facts.rules.most.glory,
};

/** What is paid with at any time: more of it may be used once more (R32). */
const pricesAtAnyTime = new Set(
  [...facts.cities.values()]
    .flat()
    .flatMap(({ when, effects }) =>
      when === 'any-time' ? effects.flatMap((effect) => (effect.verb === 'lose' ? Object.keys(effect.lose) : [])) : [],
    ),
);

/** How much of an amount is gained up to the limit; what stands above it already (by `gainBeyond`) stays. */
export function gainable(owner: Player, what: Resource, amount: number): number {
  const limit = most[what];
  return limit === undefined ? amount : Math.min(amount, Math.max(0, limit - owner[what]));
}

export function gain(play: KhoraPlay, seat: Seat, what: Resource, amount: number, from: Cause): void {
  gainBeyond(play, seat, what, gainable(player(play.state, seat), what, amount), from);
}

/** Citizens of a Legislation and troops of a Military action may stand above the limit until the phase ends. */
export function gainBeyond(play: KhoraPlay, seat: Seat, what: Resource, amount: number, from: Cause): void {
  if (amount <= 0) return;
  player(play.state, seat)[what] += amount;
  if (pricesAtAnyTime.has(what)) awaitChance(play.state, seat);
  play.news.push({ kind: 'gained', seat, what, amount, from });
}

/** Loses as much as there is, never more (R7, R8). */
export function lose(play: KhoraPlay, seat: Seat, what: Resource, amount: number, from: Cause): void {
  const owner = player(play.state, seat);
  const lost = Math.min(amount, owner[what]);
  if (lost <= 0) return;
  owner[what] -= lost;
  play.news.push({ kind: 'lost', seat, what, amount: lost, from });
}

export function gainAll(play: KhoraPlay, seat: Seat, gains: Gains, from: Cause): void {
  for (const what in gains) {
    const resource = what as Resource;
    gain(play, seat, resource, measure(player(play.state, seat), gains[resource] as Amount), from);
  }
}

/** How much an amount of the data is for this player now. */
export function measure(owner: Player, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const counted = count(owner, amount.per) * (amount.times ?? 1);
  return Math.floor(counted / (amount.every ?? 1));
}

export function count(owner: Player, what: Counter): number {
  switch (what) {
    case 'minor':
    case 'major':
      return tokens(owner, what);
    case 'knowledge':
      return tokens(owner, 'minor') + tokens(owner, 'major');
    case 'red':
    case 'green':
    case 'blue':
      return knowledge(owner, what);
    case 'cards-in-play':
      return owner.played.length;
    case 'cards-in-hand':
      return owner.hand.length;
    case 'lowest-level':
      return Math.min(owner.economy, owner.culture, owner.military);
    case 'economy':
    case 'culture':
    case 'military':
    case 'citizens':
    case 'taxes':
    case 'drachmas':
    case 'troops':
    case 'vp':
      return owner[what];
  }
}

function tokens(owner: Player, kind: Kind): number {
  const { red, green, blue } = owner[kind];
  return red + green + blue;
}

export function learn(play: KhoraPlay, seat: Seat, colour: Colour, kind: Kind, from: Cause): void {
  player(play.state, seat)[kind][colour] += 1;
  play.news.push({ kind: 'learned', seat, colour, token: kind, from });
}

/** One level up, with the benefit of the level reached; above the highest nothing happens (R20). */
export function raise(play: KhoraPlay, seat: Seat, track: Track, from: Cause | null): void {
  const owner = player(play.state, seat);
  if (owner[track] >= facts.rules.most.level) return;
  owner[track] += 1;
  const reached = levelOf(track, owner[track]);
  play.news.push({ kind: 'raised', seat, track, level: reached.level, from });
  gainAll(play, seat, reached.gain, { by: 'level', track, level: reached.level });
  if (reached.dice > 0) {
    owner.dice += reached.dice;
    play.news.push({ kind: 'die', seat, dice: owner.dice });
  }
}
