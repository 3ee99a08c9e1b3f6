import { MessageFlags } from 'discord.js';
import { type Text, text } from '../../engine/text.ts';
import type { Say } from '../../i18n/catalogue.ts';
import type { Look } from '../../table/table.ts';
import { type Part, box, buttons, fitting, paragraph, picture, rule } from './components.ts';
import { lines } from './language.ts';
import { customId } from '../interactions/custom-ids.ts';
import type { Content } from './lobby.ts';
import type { Picture } from './pictures.ts';

/** Characters for what happened; the rest of the message has its own. */
const reportRoom = 1900;

/** The living message of a chapter: where the game stands, who is awaited, what happened so far. */
export function board(look: Look, log: readonly Text[], say: Say, emoji: string, shown: Picture | null): Content {
  const [title = '', ...more] = lines(say, look.screen.headline);
  const parts: Part[] = [paragraph(`## ${emoji} ${title}`)];
  if (more.length > 0) parts.push(paragraph(more.join('\n')));
  if (shown !== null) parts.push(picture(shown.file, shown.alt));
  parts.push(paragraph(waiting(look, say)));
  parts.push(...report(log, say));
  parts.push(...boardButtons(look, say));
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}

/** What stays behind of a chapter that is over. */
export function chapterReport(name: Text, log: readonly Text[], say: Say, shown: Picture | null): Content {
  const small = shown === null ? [] : [picture(shown.file, shown.alt)];
  const parts = [paragraph(`### ${say(name)}`), ...small, ...report(log, say)];
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts, 0x8a8f98)] };
}

/** Scores that add up line by line, and the seed that proves all chance. */
export function finale(look: Look, say: Say, emoji: string, shown: Picture | null): Content {
  const { table, screen, chapter } = look;
  const parts: Part[] = [paragraph(`## ${emoji} ${say(text('bot.final.title'))}`)];
  if (shown !== null) parts.push(picture(shown.file, shown.alt));
  const sorted = [...screen.standings].sort((a, b) => a.rank - b.rank);
  const scores = sorted.map(({ seat, points: count, rank, lines: sum }) => {
    const adds = sum.map(({ what, points }) => `${say(what)} ${points}`).join(' + ');
    const points = text('game.points', { count });
    return `${rank}. ${say(text('bot.final.score', { who: text('seat', { seat }), points }))}\n-# ${adds}`;
  });
  parts.push(paragraph(scores.join('\n')));
  if (table.seed !== null)
    parts.push(paragraph(`-# ${say(text('game.seed', { seed: table.seed, hash: table.seedHash ?? '' }))}`));
  parts.push(
    ...buttons([
      { id: customId('rematch', { table: table.id }), label: say(text('bot.button.rematch')), style: 'good' },
      { id: customId('log', { table: table.id, chapter, page: 0 }), label: say(text('bot.button.log')) },
      { id: customId('status', { table: table.id }), label: say(text('bot.button.status')) },
    ]),
  );
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts, 0xc9a227)] };
}

/** Who has chosen, who is still to choose and what, or that somebody may let the game go on. */
export function waiting({ table, screen }: Pick<Look, 'table' | 'screen'>, say: Say): string {
  const { awaited, checkpoint } = screen;
  if (table.isPaused) return say(text('bot.board.paused'));
  if (checkpoint !== null) return say(text('bot.board.checkpoint'));
  const ready = awaited.filter(({ sealed }) => sealed).map(({ seat }) => text('seat', { seat }));
  const open = awaited
    .filter(({ sealed }) => !sealed)
    .map(({ seat, what }) => `⏳ ${say(text('bot.board.awaited', { who: text('seat', { seat }), what }))}`);
  if (ready.length > 0) open.unshift(`✔ ${say(text('bot.board.ready', { who: ready }))}`);
  return open.length === 0 ? say(text('bot.board.nobody')) : open.join('\n');
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

function boardButtons({ table: { id: table, era }, screen: { checkpoint } }: Look, say: Say): Part[] {
  const looks = [
    { id: customId('desk', { table }), label: say(text('bot.button.desk')), style: 'main' as const },
    { id: customId('status', { table }), label: say(text('bot.button.status')) },
    { id: customId('rules', { table }), label: say(text('bot.button.rules')) },
  ];
  if (checkpoint === null) return buttons(looks);
  const id = customId('advance', { table, era, checkpoint });
  return buttons([{ id, label: say(text('bot.button.continue')), style: 'good' }, ...looks]);
}
