import { describe, expect, test } from 'vitest';
import { facts, level } from '../../../../src/games/khora/facts/facts.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { pictures } from '../../../../src/games/khora/pictures/index.ts';
import { levelPrice } from '../../../../src/games/khora/rules/prices.ts';
import type { State } from '../../../../src/games/khora/rules/state.ts';
import type { View } from '../../../../src/games/khora/rules/view.ts';
import { colours, kinds, tracks } from '../../../../src/games/khora/facts/terms.ts';
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
        expect(joined(parts.get('now'))).toContain(say(text('picture.round', { round: view.round, rounds: 9 })));
      if (view.event !== null) {
        expect(joined(parts.get('event'))).toContain(say(text(`events.${view.event}.name`)));
        expect(joined(parts.get('event'))).toContain(say(text(`events.${view.event}.text`)));
      }
      for (const id of facts.board.keys()) {
        expect(parts.has(`space-${id}`)).toBe(view.board.includes(id));
        expect(parts.has(`explored-${id}`)).toBe(!view.board.includes(id));
      }
      for (const { id } of facts.achievements) {
        const plaque = parts.get(`achievement-${id}`);
        expect(joined(plaque)).toContain(say(text(`achievements.${id}.name`)));
        const earned = view.achieved[id]?.seats ?? [];
        view.players.forEach((_, seat) => expect(markers(plaque, seat)).toBe(earned.includes(seat) ? 1 : 0));
      }
      view.players.forEach((owner, seat) => {
        const row = words(parts.get(`seat-${seat}`));
        expect(row).toContain(names[seat]);
        expect(row).toContain(String(owner.vp));
        const stock = [owner.citizens, owner.taxes, owner.glory, owner.troops, owner.drachmas, owner.philosophy];
        expect(words(parts.get(`resources-${seat}`))).toEqual([...stock, owner.cards, owner.dice].map(String));
        for (const what of ['citizens', 'taxes', 'glory', 'troops'] as const)
          expect(markers(parts.get(`track-${what}`), seat)).toBe(1);
        for (const colour of colours)
          for (const kind of kinds)
            expect(words(parts.get(`knowledge-${seat}-${colour}-${kind}`))).toEqual([String(owner[kind][colour])]);
        for (const number of [1, 2, 3, 4]) {
          const box = parts.get(`development-${seat}-${number}${number <= owner.developments ? '' : '-locked'}`);
          expect(joined(box)).toContain(say(text(`cities.${owner.city}.${number}`)));
        }
        owner.played.forEach((card) =>
          expect(words(parts.get(`card-${card}`))).toEqual([say(text(`politics.${card}.name`))]),
        );
        owner.rolled.forEach((value, index) => {
          const die = parts.get(`die-${seat}-${index}`);
          const action = owner.actions[index];
          expect(die === undefined ? 0 : countOf(die, `die-${value}`)).toBe(1);
          if (action !== undefined) expect(joined(die)).toContain(say(text(`actions.${action}.name`)));
        });
        const asked = view.awaited.find((one) => one.seat === seat);
        expect(parts.has(`awaited-${seat}`)).toBe(asked?.sealed === false);
        expect(parts.has(`ready-${seat}`)).toBe(asked?.sealed === true);
        if (asked?.sealed === false)
          expect(joined(parts.get(`awaited-${seat}`))).toBe(say(text(`awaited.${asked.kind}`)));
        if (view.round > 0) expect(row.join(' ').includes(say(text('words.startPlayer')))).toBe(view.start === seat);
      });
    }
  });
});

test('a space shows the troops needed and lost and what it gives', () => {
  const { parts } = drawn(khora.view(khora.setup(2, 'spaces').state, null));
  for (const [id, { troops, loses, gain, tokens }] of facts.board) {
    expect(words(parts.get(`space-${id}`)).filter((word) => /\d/.test(word))).toEqual([
      String(troops),
      `−${loses}`,
      ...Object.values(gain).map(String),
    ]);
    for (const { colour, kind } of tokens) {
      expect(countOf(parts.get(`space-${id}`) as Part, colour)).toBe(1);
      expect(countOf(parts.get(`space-${id}`) as Part, kind)).toBe(tokens.length);
    }
  }
});

test('the next level shows its price in the Progress phase and its benefit', () => {
  const table = scenario({ players: [{ culture: 3, economy: 2, played: ['gradualism'] }, { military: 7 }] });
  const view = khora.view(table.state, null);
  const { parts } = drawn(view);
  for (const track of tracks) {
    const owner = view.players[0];
    if (owner === undefined) throw new Error('Nobody sits there.');
    const { gain, dice } = level(track, owner[track] + 1);
    const gains = Object.values(gain).map((amount) => `+${amount}`);
    expect(words(parts.get(`${track}-0`))).toEqual([
      String(owner[track]),
      String(levelPrice({ phase: 'progress' }, owner, track)),
      ...gains,
      ...(dice > 0 ? [`+${dice}`] : []),
    ]);
  }
  expect(words(parts.get('military-1'))).toContain('highest level');
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

test('a tile that was not paid for is crossed out', () => {
  const { state } = scenario({ players: [{ rolled: [1, 4], tiles: [6, 3], aside: [6] }, {}] });
  const { parts } = drawn(khora.view(state, null));
  expect(countOf(parts.get('die-0-0') as Part, 'aside')).toBe(1);
  expect(countOf(parts.get('die-0-1') as Part, 'aside')).toBe(0);
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
  const view = khora.view(khora.setup(2, 'names').state, null);
  const svg = pictures.board(view, sayIn('en'), ['שלום', '\u0000\u202E']);
  const parts = identified(parsed(svg));
  expect(words(parts.get('seat-0'))).toContain('Player 1');
  expect(words(parts.get('seat-1'))).toContain('Player 2');
});
