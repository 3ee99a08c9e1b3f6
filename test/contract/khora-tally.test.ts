import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facts } from '../../src/games/khora/facts/facts.ts';
import type { News } from '../../src/games/khora/rules/news.ts';
import type { State } from '../../src/games/khora/rules/state.ts';
import { type Kind, colours, kinds, resources, tracks } from '../../src/games/khora/facts/terms.ts';
import { khoraSubject } from '../kit/contract/khora-subject.ts';
import { cases, starts, walk } from '../kit/contract/walk.ts';

type Sums = Map<string, number>;

/** What one piece of news changes, by name of what it changes. */
function changeOf(news: News): [what: string, by: number] | null {
  if (news.kind === 'gained') return [`${news.seat} ${news.what}`, news.amount];
  if (news.kind === 'lost') return [`${news.seat} ${news.what}`, -news.amount];
  if (news.kind === 'learned') return [`${news.seat} ${news.token} ${news.colour}`, 1];
  if (news.kind === 'forgot') return [`${news.seat} ${news.token} ${news.colour}`, -1];
  if (news.kind === 'raised') return [`${news.seat} ${news.track}`, 1];
  if (news.kind === 'unlocked') return [`${news.seat} developments`, 1];
  return null;
}

function add(sums: Sums, what: string, by: number): void {
  sums.set(what, (sums.get(what) ?? 0) + by);
}

function opening(seats: number): Sums {
  const sums: Sums = new Map();
  for (let seat = 0; seat < seats; seat += 1) {
    for (const what of [...resources, ...tracks]) sums.set(`${seat} ${what}`, facts.rules.start[what]);
    for (const kind of kinds) for (const colour of colours) sums.set(`${seat} ${kind} ${colour}`, 0);
    sums.set(`${seat} developments`, 1);
  }
  return sums;
}

function standing({ players }: State): Sums {
  return new Map(
    players.flatMap((owner, seat): [string, number][] => [
      ...[...resources, ...tracks, 'developments' as const].map((what): [string, number] => [
        `${seat} ${what}`,
        owner[what],
      ]),
      ...kinds.flatMap((kind) =>
        colours.map((colour): [string, number] => [`${seat} ${kind} ${colour}`, owner[kind][colour]]),
      ),
    ]),
  );
}

const onTheBoard = [...facts.board.values()].flatMap(({ tokens }) => tokens);
const count = (tokens: readonly { readonly kind: Kind }[], kind: Kind): number =>
  tokens.filter((token) => token.kind === kind).length;

test('every number is what the news say: no change without a cause, and none told that did not happen', () => {
  const property = fc.property(starts(khoraSubject.game), (start) => {
    const sums = opening(start.seats);
    walk(khoraSubject.game, start, Infinity, (now, told) => {
      for (const item of told as readonly News[]) {
        const change = changeOf(item);
        if (change !== null) add(sums, ...change);
      }
      const numbers = standing(now);
      for (const [what, number] of numbers)
        if (sums.get(what) !== number) expect(`${what} ${number}`).toBe(sums.get(what));
    });
  });
  fc.assert(property, cases(400));
});

test('a knowledge token is on the board, with a player or gone from the game', () => {
  const property = fc.property(starts(khoraSubject.game), (start) => {
    const game = walk(khoraSubject.game, start);
    const { board, players, lost } = game.state;
    const news = game.news as readonly News[];
    const left = board.flatMap((id) => facts.board.get(id)?.tokens ?? []);
    const forgotten = news.flatMap((item) => (item.kind === 'forgot' ? [{ kind: item.token }] : []));
    const bought = news.filter((item) => item.kind === 'learned' && item.from.by !== 'space').length;
    const held = (kind: Kind): number =>
      players.reduce((sum, owner) => sum + owner[kind].red + owner[kind].green + owner[kind].blue, 0);
    expect(lost).toBe(forgotten.length);
    expect(held('major') + count(left, 'major') + count(forgotten, 'major')).toBe(count(onTheBoard, 'major'));
    expect(held('minor') + count(left, 'minor') + count(forgotten, 'minor')).toBe(count(onTheBoard, 'minor') + bought);
  });
  fc.assert(property, cases(400));
});
