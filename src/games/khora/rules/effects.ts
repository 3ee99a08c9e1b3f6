import type { Seat } from '../../../engine/decision.ts';
import { doNext } from '../../../engine/machine.ts';
import type { Cause } from './cause.ts';
import { type Piece, card, development, eventEffects } from '../facts/facts.ts';
import { pieceAt, pieceCount } from './prices.ts';
import type { Condition, When, conditions } from '../facts/schema.ts';
import type { Effect } from '../facts/verbs.ts';
import { type EffectGroup, type KhoraPlay, type SeatStep, type State, lane, player } from './state.ts';
import type { Action, Track } from '../facts/terms.ts';
import { doAtOnce, isAutomatic, stepsOf } from './verbs.ts';

export function pieceOf(cause: Cause): Piece {
  if (cause.by === 'card') return card(cause.id);
  if (cause.by === 'development') return development(cause.city, cause.number);
  throw new Error(`Neither a card nor a development: ${cause.by}.`);
}

function effectsOf(of: Cause, group: EffectGroup): readonly Effect[] {
  if (group === 'effects') return pieceOf(of).effects;
  if (of.by !== 'event') throw new Error(`Not an event: ${of.by}.`);
  return eventEffects(of.id, group);
}

/** Performs a list of effects in its order: at once where nothing is to be chosen, else as steps of the seat. */
export function perform(play: KhoraPlay, seat: Seat, of: Cause, group: EffectGroup): void {
  const effects = effectsOf(of, group);
  if (effects.every(isAutomatic)) {
    for (const effect of effects) doAtOnce(play, seat, effect, of);
    return;
  }
  const steps = effects.flatMap((effect, at): readonly SeatStep[] =>
    isAutomatic(effect) ? [{ do: 'effect', of, group, at }] : stepsOf(effect, of),
  );
  doNext(lane(play.state, seat).todo, ...steps);
}

/** One automatic effect of a list whose other effects ask something. */
export function performOne(play: KhoraPlay, seat: Seat, of: Cause, group: EffectGroup, at: number): void {
  const effect = effectsOf(of, group)[at];
  if (effect !== undefined && isAutomatic(effect)) doAtOnce(play, seat, effect, of);
}

type Moment = Exclude<When, object> | { readonly action: Action };

function happens(piece: Piece, moment: Moment): boolean {
  if (piece.when === null) return false;
  if (typeof piece.when === 'string') return piece.when === moment;
  return typeof moment === 'object' && piece.when.action === moment.action;
}

/** The pieces of a seat that act at this moment, their conditions met, measured on the state as it is. */
export function triggered(state: State, seat: Seat, moment: Moment): Piece[] {
  const owner = player(state, seat);
  const acting: Piece[] = [];
  for (let index = 0; index < pieceCount(owner); index += 1) {
    const piece = pieceAt(owner, index);
    if (happens(piece, moment) && holds(state, seat, piece.condition)) acting.push(piece);
  }
  return acting;
}

export function trigger(play: KhoraPlay, seat: Seat, moment: Moment): void {
  for (const piece of triggered(play.state, seat, moment)) perform(play, seat, piece.cause, 'effects');
}

/** What a card or development does the moment it is laid open. A comparison with others waits for the table. */
export function performNow(play: KhoraPlay, seat: Seat, piece: Piece): void {
  if (piece.when !== 'now') return;
  if (piece.condition === null) perform(play, seat, piece.cause, 'effects');
  else player(play.state, seat).later.push({ do: 'effects', of: piece.cause });
}

const comparisons: Readonly<Record<keyof typeof conditions, (theirs: number, own: number) => boolean>> = {
  'every-other-higher': (theirs, own) => theirs > own,
  'no-other-lower': (theirs, own) => theirs >= own,
  'no-other-higher': (theirs, own) => theirs <= own,
};

export function holds(state: State, seat: Seat, condition: Condition | null): boolean {
  if (condition === null) return true;
  const own = player(state, seat);
  const others = state.players.filter((other) => other !== own);
  return (Object.entries(condition) as [keyof typeof comparisons, Track][]).every(([how, track]) =>
    others.every((other) => comparisons[how](other[track], own[track])),
  );
}
