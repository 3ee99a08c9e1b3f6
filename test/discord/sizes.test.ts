import {
  CreateMessageInteractionCallbackRequestSchema,
  MessageCreateRequestSchema,
  ModalInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import { describe, expect, it } from 'vitest';
import { board, chapterReport, finale } from '../../src/discord/messages/board.ts';
import { desk } from '../../src/discord/messages/desk.ts';
import { type Content, lobby } from '../../src/discord/messages/lobby.ts';
import { decisionForm } from '../../src/discord/messages/decision-message.ts';
import { lookUp, overview } from '../../src/discord/messages/rules.ts';
import { sayAt } from '../../src/discord/messages/language.ts';
import { logPage, pagesOf, status, twinOf } from '../../src/discord/messages/status.ts';
import type { Decision, Option } from '../../src/engine/decision.ts';
import { type Text, text } from '../../src/engine/text.ts';
import { facts } from '../../src/games/khora/facts/facts.ts';
import type { State } from '../../src/games/khora/rules/state.ts';
import { games } from '../../src/games/index.ts';
import { khora } from '../../src/games/khora/index.ts';
import { khora as rules } from '../../src/games/khora/rules/game.ts';
import { type Locale, locales } from '../../src/i18n/catalogue.ts';
import type { Awaited, Screen } from '../../src/module/game-module.ts';
import { messageFlaws } from '../../src/playground/discord/checks/message.ts';
import { modalFlaws } from '../../src/playground/discord/checks/modal.ts';
import { flawsBySpec } from '../../src/playground/discord/checks/spec.ts';
import type { Component } from '../../src/playground/discord/index.ts';
import { asTable } from '../../src/table/lobby.ts';
import type { TableOptions } from '../../src/table/options.ts';
import type { Look } from '../../src/table/table.ts';
import { sittingAt } from '../kit/closed.ts';
import { storedTable } from '../kit/table/stored-table.ts';
import { languages } from '../kit/discord/language.ts';

const cards = [...facts.politics.keys()];

function expectFits(content: Content, what: string): void {
  const body = { components: content.components as unknown as Component[], flags: content.flags };
  const flaws = [...messageFlaws(body, [], null, []), ...flawsBySpec(MessageCreateRequestSchema, body)];
  expect(flaws, what).toEqual([]);
  const reply = { type: 4, data: body };
  expect(flawsBySpec(CreateMessageInteractionCallbackRequestSchema, reply), what).toEqual([]);
}

/** Four people whose names grow when they are made safe, at a table in this language. */
function tableIn(locale: Locale) {
  const occupants = [0, 1, 2, 3].map((seat) => ({ kind: 'person' as const, userId: `${seat}`, name: '*'.repeat(32) }));
  const options: TableOptions = { language: locale, pace: 'step', hints: 'on', game: {} };
  return asTable(storedTable({ id: 'abcdefgh', occupants, options, era: 123_456, stage: 'playing' }));
}

/** The most that can lie before everybody: all cards in play or in hand, all developments, all knowledge. */
function fullest(): State {
  const { state } = rules.setup(4, 'full', 'auto');
  const share = Math.floor(cards.length / 4);
  state.players.forEach((owner, seat) => {
    owner.played = cards.slice(seat * share, (seat + 1) * share);
    owner.hand = cards.slice(0, 24);
    owner.developments = 4;
    owner.rolled = [6, 6, 6];
    for (const what of ['citizens', 'taxes', 'glory', 'troops', 'drachmas', 'philosophy', 'vp'] as const)
      owner[what] = 88;
    for (const colour of ['red', 'green', 'blue'] as const) owner.minor[colour] = owner.major[colour] = 12;
  });
  state.phase = 'action';
  state.round = 9;
  return state;
}

const kinds = ['draft', 'assign-tiles', 'explore', 'choose-action'];

function lookIn(locale: Locale): Look {
  const awaited = kinds.map((kind, seat): Awaited => ({
    seat,
    decision: seat,
    what: text(`awaited.${kind}`),
    sealed: false,
  }));
  const lines = Array.from({ length: 12 }, (_, at) => ({ what: text(`politics.${cards[at] ?? ''}.name`), points: 10 }));
  const standings = [0, 1, 2, 3].map((seat) => ({ seat, points: 120, rank: seat + 1, lines }));
  const screen: Screen = {
    ...sittingAt(khora, fullest()).screen(0),
    question: null,
    thought: null,
    awaited,
    standings,
  };
  return { table: tableIn(locale), screen, chapter: 9 };
}

const long = (id: string): Text => text(`politics.${id}.text`);
const option = (at: number): Option => {
  const id = cards[at % cards.length] ?? '';
  return { id: `${id}-${at}`, label: long(id), detail: long(id), slotDetails: [long(id), long(id), long(id)] };
};

function decisionOf(changes: Partial<Decision>): Decision {
  const impossible = cards.slice(0, 30).map((id) => ({ label: text(`politics.${id}.name`), why: long(id) }));
  const base = { id: 123_456, seat: 0, kind: 'draft', secret: true, sealed: null, min: 1, max: 1, ordered: false };
  return {
    ...base,
    prompt: long(cards[0] ?? ''),
    options: [],
    freeActions: [option(90)],
    impossible,
    slots: null,
    ...changes,
  };
}

const options = (count: number): Option[] => Array.from({ length: count }, (_, at) => option(at));
const die = text('option.decline');
const extremes: Readonly<Record<string, Decision>> = {
  'five options': decisionOf({ options: options(5) }),
  'one option, sealed': decisionOf({ options: options(1), sealed: [option(0).id] }),
  'many, sealed': decisionOf({ options: options(60), max: 60, sealed: options(60).map(({ id }) => id) }),
  'six options': decisionOf({ options: options(6) }),
  'sixty options': decisionOf({ options: options(60) }),
  'several of twenty-five': decisionOf({ options: options(25), min: 0, max: 25 }),
  'several of sixty': decisionOf({ options: options(60), min: 2, max: 40 }),
  'three slots': decisionOf({ options: options(7), min: 3, max: 3, ordered: true, slots: [die, die, die] }),
  'slots of many': decisionOf({ options: options(20), min: 3, max: 3, ordered: true, slots: [die, die, die] }),
};

const endless = Array.from({ length: 200 }, (_, at) => long(cards[at % cards.length] ?? ''));

describe.each(locales)('in %s everything fits into a message', (locale) => {
  const say = sayAt({ languages }, tableIn(locale));
  const look = lookIn(locale);

  it('the table’s own messages', () => {
    expectFits(lobby({ ...look.table, stage: 'lobby' }, khora, say), 'lobby');
    const { id } = look.table;
    for (const checkpoint of [123_456, null])
      expectFits(board({ ...look, screen: { ...look.screen, checkpoint } }, endless, say, khora.emoji, null), 'board');
    expectFits(chapterReport(khora.chapterName(9), endless, say, null), 'report');
    const told = { seed: 'f'.repeat(64), seedHash: 'f'.repeat(64) };
    expectFits(finale({ ...look, table: { ...look.table, ...told } }, say, khora.emoji, null), 'end');
    const name = khora.chapterName(4);
    for (const page of [0, 1, 99])
      expectFits(logPage({ table: id, name, chapter: 4, last: 9, page, log: endless }, say), 'log');
  });

  it('the status, with everybody in it', () => {
    const content = status(look, khora, say, null);
    expectFits(content, 'status');
    expect(JSON.stringify(content).match(/• /g)).toHaveLength(4);
    const pages = pagesOf(twinOf(look, say));
    expect(pages.join('\n')).toBe(twinOf(look, say).join('\n'));
    for (const page of pages) expect(Array.from(page).length).toBeLessThanOrEqual(4000);
  });

  it.each(Object.keys(extremes))('a desk that asks for %s', (name) => {
    const question = extremes[name] as Decision;
    for (const page of [0, 1, 2, 9])
      expectFits(desk({ ...look, screen: { ...look.screen, question } }, say, { note: 'n'.repeat(200), page }), name);
    const opened = decisionForm(question.slots === null ? { ...question, ordered: true } : question, look.table, say);
    expect(modalFlaws(opened.components as unknown as Component[], [])).toEqual([]);
    expect(flawsBySpec(ModalInteractionCallbackRequestSchema, { type: 9, data: opened })).toEqual([]);
  });

  it('every topic of the rules', () => {
    const speak = (): typeof say => say;
    expectFits(overview(khora, say), 'overview');
    for (const { id } of khora.topics) expectFits(lookUp(`khora:${id}`, games, speak) as Content, id);
  });
});
