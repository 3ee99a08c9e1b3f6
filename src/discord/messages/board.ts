import { MessageFlags } from 'discord.js';
import { type Text, text } from '../../engine/text.ts';
import { playableOf } from '../../games/index.ts';
import type { Say } from '../../i18n/catalogue.ts';
import type { Awaited, Look, Table } from '../../table/table.ts';
import { type Part, box, buttons, fitting, paragraph, picture, rule } from './components.ts';
import { lines } from './language.ts';
import { customId } from '../interactions/custom-id.ts';
import type { Content } from './lobby.ts';
import type { Picture } from './pictures.ts';

/** Characters for what happened; the rest of the message has its own. */
const reportRoom = 1900;

/** The living message of a chapter: where the game stands, who is awaited, what happened so far. */
export function board(look: Look, log: readonly Text[], say: Say, shown: Picture | null): Content {
  const { table } = look;
  const playable = playableOf(table.game);
  const [title = '', ...more] = lines(say, playable.headline(look.view));
  const parts: Part[] = [paragraph(`## 🏛 ${title}`)];
  if (more.length > 0) parts.push(paragraph(more.join('\n')));
  if (shown !== null) parts.push(picture(shown.file, shown.alt));
  parts.push(paragraph(waiting(look, say)));
  parts.push(...report(log, say));
  parts.push(...boardButtons(table, say));
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}

/** What stays behind of a chapter that is over. */
export function chapterReport(table: Table, chapter: number, log: readonly Text[], say: Say): Content {
  const name = say(playableOf(table.game).chapterName(chapter));
  const parts = [paragraph(`### ${name}`), ...report(log, say)];
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts, 0x8a8f98)] };
}

/** Scores that add up line by line, and the seed that proves the dice. */
export function finale(look: Look, say: Say, shown: Picture | null): Content {
  const { table, standings } = look;
  const parts: Part[] = [paragraph(`## 🏛 ${say(text('bot.final.title'))}`)];
  if (shown !== null) parts.push(picture(shown.file, shown.alt));
  const sorted = [...standings].sort((a, b) => a.rank - b.rank);
  const scores = sorted.map(({ seat, vp, rank, lines: sum }) => {
    const adds = sum.map(({ what, vp: points }) => `${say(what)} ${points}`).join(' + ');
    return `${rank}. ${say(text('bot.final.score', { who: text('seat', { seat }), vp }))}\n-# ${adds}`;
  });
  parts.push(paragraph(scores.join('\n')));
  if (table.seed !== null)
    parts.push(paragraph(`-# ${say(text('bot.final.seed', { seed: table.seed, hash: table.seedHash ?? '' }))}`));
  parts.push(
    ...buttons([
      { id: customId('rematch', table.id), label: say(text('bot.button.rematch')), style: 'good' },
      { id: customId('log', table.id, look.chapter), label: say(text('bot.button.log')) },
      { id: customId('status', table.id), label: say(text('bot.button.status')) },
    ]),
  );
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts, 0xc9a227)] };
}

/** Who has chosen, who is still to choose and what, or that somebody may let the game go on. */
export function waiting({ table, awaited }: Pick<Look, 'table' | 'awaited'>, say: Say): string {
  if (table.options.held) return say(text('bot.board.held'));
  if (table.paused) return say(text('bot.board.paused'));
  const ready = awaited.filter(({ sealed }) => sealed).map(({ seat }) => text('seat', { seat }));
  const open = awaited
    .filter(({ sealed }) => !sealed)
    .map(
      (one) =>
        `⏳ ${say(text('bot.board.awaited', { who: text('seat', { seat: one.seat }), what: asked(table, one) }))}`,
    );
  if (ready.length > 0) open.unshift(`✔ ${say(text('bot.board.ready', { who: ready }))}`);
  return open.length === 0 ? say(text('bot.board.nobody')) : open.join('\n');
}

function asked(table: Table, { kind }: Awaited): Text {
  return playableOf(table.game).asked(kind);
}

/** The latest lines that fit, in their order. */
function report(log: readonly Text[], say: Say): Part[] {
  if (log.length === 0) return [];
  const all = lines(say, log).map((line) => `-# ${line}`);
  const kept = fitting([...all].reverse(), reportRoom).reverse();
  const earlier = all.length - kept.length;
  if (earlier > 0) kept.unshift(`-# ${say(text('bot.board.earlier', { count: earlier }))}`);
  return [rule(), paragraph(kept.join('\n'))];
}

function boardButtons(table: Table, say: Say): Part[] {
  const looks = [
    { id: customId('desk', table.id), label: say(text('bot.button.desk')), style: 'main' as const },
    { id: customId('status', table.id), label: say(text('bot.button.status')) },
    { id: customId('rules', table.id), label: say(text('bot.button.rules')) },
  ];
  const go = { id: customId('continue', table.id), label: say(text('bot.button.continue')), style: 'good' as const };
  return buttons(table.paused ? [go, ...looks] : looks);
}
