import { describe, expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { pictures } from '../../../../src/games/khora/pictures/index.ts';
import { worthNow } from '../../../../src/games/khora/words/points.ts';
import type { State } from '../../../../src/games/khora/rules/state.ts';
import type { PlayerView, View } from '../../../../src/games/khora/rules/view.ts';
import { actions, colours, kinds, tracks } from '../../../../src/games/khora/facts/terms.ts';
import { searchFonts } from '../../../../src/render/system-fonts.ts';
import { text } from '../../../../src/engine/text.ts';
import { locales } from '../../../../src/i18n/catalogue.ts';
import { scenario } from '../../../kit/khora/scenario.ts';
import { type Part, countOf, identified, parsed, words } from '../../../kit/khora/parsed.ts';
import { moments, sayIn } from '../../../kit/khora/tables.ts';

const names = ['Penelope', 'Odysseus', 'Nausicaa', 'Telemachus'];

function drawn(
  view: View,
  locale: (typeof locales)[number] = 'en',
): { root: Part; parts: Map<string, Part>; svg: string } {
  const svg = pictures.board(view, sayIn(locale), names.slice(0, view.players.length));
  const root = parsed(svg);
  return { root, parts: identified(root), svg };
}

const joined = (part: Part | undefined): string => words(part).join(' ');
const markers = (part: Part | undefined, seat: number): number =>
  part === undefined ? 0 : countOf(part, `seat-${seat}`);

describe.each(locales)('in %s', (locale) => {
  const say = sayIn(locale);

  test.each([2, 3, 4])('every element of every view of a game of %i players is there', (seats) => {
    for (const state of moments(seats, `board ${locale}`, 41)) {
      const view = khora.view(state, null);
      const { parts } = drawn(view, locale);
      if (view.round > 0)
        expect(joined(parts.get('round'))).toBe(say(text('picture.round', { round: view.round, rounds: 9 })));
      expect(joined(parts.get('phase'))).toBe(say(text(`picture.phase.${view.phase}`)));
      if (view.event !== null) {
        expect(joined(parts.get('event'))).toContain(say(text(`events.${view.event}.name`)));
        expect(joined(parts.get('event'))).toContain(say(text(`picture.effect.${view.event}`)));
      }
      for (const id of facts.board.keys()) {
        expect(parts.has(`space-${id}`)).toBe(view.board.includes(id));
        expect(parts.has(`explored-${id}`)).toBe(!view.board.includes(id));
      }
      for (const { id, needs } of facts.achievements) {
        const plaque = parts.get(`achievement-${id}`);
        expect(words(plaque)).toContain(String(Object.values(needs)[0]));
        const earned = view.achieved[id]?.seats ?? [];
        view.players.forEach((_, seat) => expect(markers(plaque, seat)).toBe(earned.includes(seat) ? 1 : 0));
      }
      view.players.forEach((owner, seat) => {
        const column = parts.get(`seat-${seat}`);
        expect(words(column)).toContain(names[seat]);
        expect(words(column)).toContain(say(text(`cities.${owner.city}.name`)));
        expect(column === undefined ? 0 : countOf(column, owner.city)).toBe(1);
        const points = words(parts.get(`leader-${seat}`) ?? parts.get(`score-${seat}`));
        expect(points[0]).toBe(String(owner.vp));
        for (const what of ['drachmas', 'taxes', 'citizens', 'troops', 'glory', 'philosophy', ...tracks] as const)
          expect(words(parts.get(`${what}-${seat}`))).toEqual([String(owner[what])]);
        expect(words(parts.get(`developments-${seat}`))).toEqual([String(owner.developments)]);
        expect(words(parts.get(`cards-${seat}`)).slice(0, 2)).toEqual([`${owner.cards}`, `/ ${owner.played.length}`]);
        for (const colour of colours)
          for (const kind of kinds) {
            const count = owner[kind][colour];
            const shown = parts.get(`knowledge-${seat}-${colour}-${kind}`);
            expect(words(shown)).toEqual(count === 0 ? [] : [String(count)]);
            expect(shown === undefined ? 0 : countOf(shown, kind)).toBe(count === 0 ? 0 : 1);
          }
        for (let index = 0; index < owner.dice; index += 1) expect(parts.has(`die-${seat}-${index}`)).toBe(true);
        owner.rolled.forEach((value, index) => {
          const die = parts.get(`die-${seat}-${index}`);
          const action = owner.actions[index];
          expect(die === undefined ? 0 : countOf(die, `die-${value}`)).toBe(1);
          if (action === undefined) return;
          expect(die === undefined ? 0 : countOf(die, action)).toBe(1);
          expect(words(die)).toContain(String(actions.indexOf(action)));
        });
        const asked = view.awaited.find((one) => one.seat === seat);
        expect(parts.has(`awaited-${seat}`)).toBe(asked?.sealed === false);
        expect(parts.has(`ready-${seat}`)).toBe(asked?.sealed === true);
        if (asked?.sealed === false)
          expect(joined(parts.get(`awaited-${seat}`))).toBe(say(text(`picture.now.${asked.kind}`)));
      });
      const order = words(parts.get('order')).slice(1).map(Number);
      if (view.round > 0) expect(order).toEqual(view.players.map((_, index) => ((view.start + index) % seats) + 1));
    }
  });
});

test('a space shows the troops needed and lost and what it gives', () => {
  const { parts } = drawn(khora.view(khora.setup(2, 'spaces').state, null));
  for (const [id, { troops, loses, gain, tokens }] of facts.board) {
    const shown = words(parts.get(`space-${id}`));
    expect(shown.slice(shown.length - Object.keys(gain).length).toSorted()).toEqual(
      Object.values(gain).map(String).toSorted(),
    );
    const stops = words(parts.get('map')).join(' ');
    expect(stops).toContain(`${troops} −${loses}`);
    for (const { colour, kind } of tokens) {
      expect(countOf(parts.get(`space-${id}`) as Part, colour)).toBe(1);
      expect(countOf(parts.get(`space-${id}`) as Part, kind)).toBe(tokens.length);
    }
  }
});

test('the names of cards in play stand where there is room for them', () => {
  const { state } = scenario({ players: [{ played: ['lighthouse'] }, { played: ['persians', 'helepole', 'bank'] }] });
  const { parts } = drawn(khora.view(state, null));
  expect(words(parts.get('cards-0'))).toEqual(['0', '/ 1', 'Lighthouse']);
  expect(words(parts.get('cards-1'))).toEqual(['0', '/ 3']);
});

test('whoever leads is marked, all of them if tied, nobody at 0', () => {
  const leading = (...vp: number[]): string[] => {
    const { state } = scenario({ players: vp.map((points) => ({ vp: points })) });
    return [...drawn(khora.view(state, null)).parts.keys()].filter((id) => id.startsWith('leader-'));
  };
  expect(leading(3, 7, 5)).toEqual(['leader-1']);
  expect(leading(7, 7, 5)).toEqual(['leader-0', 'leader-1']);
  expect(leading(0, 0)).toEqual([]);
});

test('points show what they would be worth if the game ended now, and their change since the last round', () => {
  const players = [{ vp: 12, glory: 3, major: { red: 2 }, played: ['gold-reserve'], economy: 4 }, { vp: 5 }, { vp: 9 }];
  const { state } = scenario({ players });
  const view = khora.view(
    {
      ...state,
      history: [
        [0, 0, 0],
        [8, 7, 9],
      ],
    },
    null,
  );
  const { parts } = drawn(view);
  expect(words(parts.get('leader-0'))).toEqual(['12', '+4', '26']);
  expect(words(parts.get('score-1'))).toEqual(['5', '−2', '5']);
  expect(words(parts.get('score-2'))).toEqual(['9', '9']);
});

test.each([2, 3, 4])('what %i players would have if it ended now is what they have at the end', (seats) => {
  const last = moments(seats, 'worth', 5000).at(-1);
  if (last === undefined) throw new Error('The game has no end.');
  const { players } = khora.view(last, null);
  for (const { seat, points: vp } of khora.standings(last)) expect(worthNow(players[seat] as PlayerView)).toBe(vp);
});

test('an event that compares troops shows what it would do to whom, until it has struck', () => {
  const players = [{ troops: 5 }, { troops: 5, philosophy: 2 }, { troops: 2, philosophy: 3 }, { troops: 3 }];
  const struck = (event: string, phase: 'action' | 'achievement' = 'action'): string[] => {
    const { parts } = drawn(khora.view(scenario({ players, event, phase }).state, null));
    return [0, 1, 2, 3].map((seat) => joined(parts.get(`strike-${seat}`)));
  };
  expect(struck('eleusinian-mysteries')).toEqual(['+4', '+4', '−4', '']);
  expect(struck('origin-of-the-academy')).toEqual(['+1', '+1', '−3', '']);
  expect(struck('thirty-tyrants')).toEqual(['+2', '+2', '−2', '']);
  expect(struck('prosperity')).toEqual(['', '', '', '']);
  expect(struck('drought')).toEqual(['', '', '', '']);
  expect(struck('eleusinian-mysteries', 'achievement')).toEqual(['', '', '', '']);
});

test('tiles show what is done, what is due, what is to come and what was not paid for', () => {
  const owner = { rolled: [1, 4, 5], dice: 3, drachmas: 9, tiles: [6, 3, 4], aside: [6] };
  const table = scenario({ players: [owner, { rolled: [2, 2], tiles: [3, 5] }] });
  table.state.table.push({ do: 'tile', tile: 5 }, { do: 'tile', tile: 4 });
  const { state } = table.does(0, { do: 'buy-knowledge' });
  const { parts } = drawn(khora.view(state, null));
  const states = (seat: number): string[] =>
    [0, 1, 2].flatMap((index) => {
      const die = parts.get(`die-${seat}-${index}`);
      return ['aside', 'done', 'now', 'coming'].filter((name) => die !== undefined && countOf(die, name) > 0);
    });
  expect(states(0)).toEqual(['aside', 'now', 'coming']);
  expect(states(1)).toEqual(['done', 'coming']);
});

test('a tile chosen in secret lies face down', () => {
  const { state } = scenario({ players: [{ rolled: [1, 4] }, { rolled: [2, 3] }], phase: 'dice' }).does(0, {
    do: 'assign-tiles',
  });
  const sealed = { ...state, lanes: state.lanes.map((lane) => ({ ...lane })) };
  const { open } = sealed.lanes[0] ?? {};
  if (open) sealed.lanes[0] = { ...(state.lanes[0] ?? { todo: [], asked: 0 }), open: { ...open, sealed: ['0', '1'] } };
  const faces = (shown: State): number => countOf(drawn(khora.view(shown, null)).root, 'sealed');
  expect([faces(state), faces(sealed)]).toEqual([0, 2]);
});

test('nothing secret is in it: other hands, deck, packs and sealed tiles give the same picture', () => {
  const other = (state: State): State => {
    const changed = structuredClone(state);
    const cards = [...facts.politics.keys()];
    changed.deck = changed.deck.map((_, index) => cards[index] ?? '');
    changed.discards = changed.discards.map((_, index) => cards[39 - index] ?? '');
    changed.events.splice(changed.round, 9, ...[...changed.events.slice(changed.round)].reverse());
    changed.players.forEach((owner) => {
      owner.hand = owner.hand.map((_, index) => cards[index] ?? '');
      owner.pack = owner.pack.map((_, index) => cards[index] ?? '');
      owner.looking = owner.looking.map((_, index) => cards[index] ?? '');
    });
    changed.lanes.forEach(({ open }) => {
      if (open?.sealed) Object.assign(open, { sealed: [...open.sealed].reverse() });
    });
    return changed;
  };
  for (const state of moments(4, 'secrets', 13))
    expect(drawn(khora.view(other(state), null)).svg).toBe(drawn(khora.view(state, null)).svg);
});

test('a name that no font can draw gives way to the number of the player', () => {
  searchFonts([]);
  const view = khora.view(khora.setup(2, 'names').state, null);
  const svg = pictures.board(view, sayIn('en'), ['שלום', '\u0000\u202E']);
  const parts = identified(parsed(svg));
  expect(words(parts.get('seat-0'))).toContain('Player 1');
  expect(words(parts.get('seat-1'))).toContain('Player 2');
});
