import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facts } from '../../src/games/olympos/facts/facts.ts';
import { things } from '../../src/games/olympos/facts/terms.ts';
import { olympos } from '../../src/games/olympos/rules/game.ts';
import type { News } from '../../src/games/olympos/rules/news.ts';
import type { State } from '../../src/games/olympos/rules/state.ts';
import { olymposSubject } from '../kit/contract/olympos-subject.ts';
import { cases, starts, walk } from '../kit/contract/walk.ts';

type Sums = Map<string, number>;

function add(sums: Sums, what: string, by: number): void {
  sums.set(what, (sums.get(what) ?? 0) + by);
}

/** What one piece of news changes. */
function tally(sums: Sums, news: News): void {
  if (news.kind === 'gained') add(sums, `${news.seat} ${news.what}`, news.amount);
  if (news.kind === 'lost') add(sums, `${news.seat} ${news.what}`, -news.amount);
  if (news.kind === 'moved') add(sums, `${news.seat} space`, news.spaces);
  if (news.kind === 'drew' || news.kind === 'kept') add(sums, `${news.seat} cards`, news.count);
  if (news.kind === 'played') add(sums, `${news.seat} cards`, -1);
  if (news.kind === 'discarded' && news.from.by === 'god') add(sums, `${news.seat} cards`, -news.faces.length);
  if (news.kind === 'discovered') add(sums, `${news.seat} tiles`, 1);
  if (news.kind === 'built') add(sums, `${news.seat} wonders`, 1);
  if (news.kind === 'control' && news.seat !== null) add(sums, `${news.seat} territories`, 1);
  if (news.kind === 'control' && news.before !== null) add(sums, `${news.before} territories`, -1);
  if (news.kind === 'marked') add(sums, `${news.seat} marks`, 1);
  if (news.kind === 'unmarked') add(sums, `${news.seat} marks`, -1);
}

function standing({ players }: State): Sums {
  const sums: Sums = new Map();
  players.forEach((owner, seat) => {
    const { stock, hourglasses, prestige, cubes, tokens } = owner;
    const held = { ...cubes, settlers: stock, hourglasses, prestige };
    for (const what of things) sums.set(`${seat} ${what}`, held[what]);
    sums.set(`${seat} space`, owner.space);
    sums.set(`${seat} cards`, owner.hand.length);
    sums.set(`${seat} tiles`, owner.tiles.length);
    sums.set(`${seat} wonders`, owner.wonders.length);
    sums.set(`${seat} marks`, owner.marks.length);
    sums.set(`${seat} territories`, tokens.grain + tokens.wood + tokens.stone + tokens.gold);
  });
  return sums;
}

test('every number is what the news say: no change without a cause, and none told that did not happen', () => {
  const property = fc.property(starts(olymposSubject.game), (start) => {
    const sums: Sums = new Map();
    for (let seat = 0; seat < start.seats; seat += 1) sums.set(`${seat} settlers`, facts.rules.start.settlers);
    walk(olympos, start, Infinity, (now, told) => {
      for (const item of told as readonly News[]) tally(sums, item);
      for (const [what, number] of standing(now))
        if ((sums.get(what) ?? 0) !== number) expect(`${what} ${number}`).toBe(sums.get(what));
    });
  });
  fc.assert(property, cases(100));
});

test('what was scored is what everybody has in the end', () => {
  const property = fc.property(starts(olymposSubject.game), (start) => {
    const { state, news } = walk(olympos, start);
    const scored = state.players.map(() => 0);
    for (const item of news as readonly News[])
      if (item.kind === 'scored') scored[item.seat] = (scored[item.seat] ?? 0) + item.points;
    expect(olympos.standings(state).map(({ points: vp }) => vp)).toEqual(scored);
  });
  fc.assert(property, cases(60));
});
