import { type Text, text } from '../../../engine/text.ts';
import { facts } from '../facts/facts.ts';
import { amountInWords, seatInWords } from './news-in-words.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { colours, kinds, resources } from '../facts/terms.ts';

/** Where the game stands: the round and its phase, the event to come, who starts. */
export function headline(view: View): Text[] {
  if (view.phase === 'draft') {
    const pick = (view.players[0]?.cards ?? 0) + 1;
    return [text('headline.draft', { pick, of: facts.rules.draft.cards })];
  }
  if (view.phase === 'end') return [text('headline.end')];
  const lines = [
    text('headline.round', { round: view.round, rounds: view.rounds, phase: text(`phases.${view.phase}.name`) }),
  ];
  // Once the event has acted, the report has told of it.
  if (view.event !== null && view.phase !== 'achievement')
    lines.push(
      text('headline.event', { event: text(`events.${view.event}.name`), effect: text(`events.${view.event}.text`) }),
    );
  if (view.players.some(({ rolled }) => rolled.length > 0)) lines.push(text('headline.start', { order: order(view) }));
  return lines;
}

function order({ start, players }: View): Text[] {
  return players.map((_, index) => seatInWords((start + index) % players.length));
}

/** A line of scores and markers for each seat. */
export function summary(view: View): Text[] {
  return view.players.map((owner, seat) =>
    text('summary.player', {
      who: seatInWords(seat),
      city: text(`cities.${owner.city}.name`),
      vp: owner.vp,
      markers: markers(owner),
      levels: text('summary.levels', { economy: owner.economy, culture: owner.culture, military: owner.military }),
      knowledge: knowledge(owner),
      cards: owner.cards,
      played: owner.played.length === 0 ? text('summary.none') : played(owner),
      developments: owner.developments,
    }),
  );
}

/** What a seat has on its tracks and in coin. */
export function markers(owner: PlayerView): Text {
  const shown = resources.filter((what) => what !== 'vp');
  return text('list', { items: shown.map((what) => amountInWords(what, owner[what])) });
}

export function knowledge(owner: PlayerView): Text {
  const tokens = kinds.flatMap((kind) =>
    colours
      .filter((colour) => owner[kind][colour] > 0)
      .map((colour) =>
        text('summary.tokens', {
          count: owner[kind][colour],
          kind: text(`kinds.${kind}`),
          colour: text(`colours.${colour}`),
        }),
      ),
  );
  return tokens.length === 0 ? text('summary.no-knowledge') : text('list', { items: tokens });
}

function played(owner: PlayerView): Text {
  return text('list', { items: owner.played.map((id) => text(`politics.${id}.name`)) });
}
