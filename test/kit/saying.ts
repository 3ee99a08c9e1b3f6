import type { Decision, OpenQuestion } from '../../src/engine/decision.ts';
import type { Text } from '../../src/engine/text.ts';
import type { Game } from '../../src/engine/game.ts';
import type { GameModule } from '../../src/module/game-module.ts';
import { factsOf, sittingAt } from './closed.ts';
import { walk } from './contract/walk.ts';

export function textsOf({ prompt, options, freeActions, impossible, slots }: Decision): Text[] {
  const offered = [...options, ...freeActions].flatMap(({ label, detail, slotDetails = [] }) => [
    label,
    detail,
    ...slotDetails,
  ]);
  const said = [prompt, ...offered, ...impossible.flatMap(({ label, why }) => [label, why]), ...(slots ?? [])];
  return said.filter((text) => text !== undefined);
}

/**
 * Everything that is said in so many random games of every size, each different text once; `prepare` lays out each.
 * Every question and all news are heard; the table is looked at when a kind of question is met first in a game, with
 * and without a sealed choice, since from one answer to the next its words hardly differ.
 */
export function everythingSaid<State, View>(
  game: Game<State, View, unknown>,
  module: GameModule,
  games: number,
  prepare: (state: State) => void = () => undefined,
  /** What else is said about a question. */
  beside: (question: OpenQuestion, view: View) => readonly Text[] = () => [],
): Text[] {
  const said = new Map<string, Text>();
  const add = (text: Text): void => void said.set(JSON.stringify(text), text);
  for (let index = 0; index < games; index += 1) {
    const met = new Set<string>();
    const seats = game.seats[0] + (index % (game.seats[1] - game.seats[0] + 1));
    const { state } = walk(game, { seats, seed: `said-${index}`, pace: 'auto', prepare }, Infinity, (now, news) => {
      const question = game.firstAwaited(now);
      if (question !== null) {
        textsOf(game.decision(now, question)).forEach(add);
        beside(question, game.view(now, question.seat)).forEach(add);
      }
      const moment = `${question?.kind ?? ''} ${game.questions(now).some(({ sealed }) => sealed !== null)}`;
      const isNew = !met.has(moment);
      met.add(moment);
      for (const seat of [null, 0, 1]) {
        const heard = news.flatMap((item) => game.heard(item, seat) ?? []);
        [...heard.map((item) => game.tell(item)), ...module.report(factsOf(news), seat)].forEach(add);
        if (!isNew) continue;
        const screen = sittingAt(module, now).screen(seat);
        [...screen.headline, ...screen.summary, ...screen.own].forEach(add);
        screen.picture('board').alt.forEach(add);
        if (seat !== null) screen.picture('desk').alt.forEach(add);
        if (seat === null) screen.boardInWords.forEach(add);
      }
    });
    sittingAt(module, state).screen(null).picture('final').alt.forEach(add);
    for (const { lines } of game.standings(state)) for (const { what } of lines) add(what);
  }
  for (const { group, title, body } of module.topics) [group, title, ...body].forEach(add);
  for (const { name, description } of module.strengths) [name, description].forEach(add);
  for (const { name, values } of module.options) [name, ...values.map((value) => value.name)].forEach(add);
  [0, 1].map((chapter) => module.chapterName(chapter)).forEach(add);
  return [...said.values()];
}
