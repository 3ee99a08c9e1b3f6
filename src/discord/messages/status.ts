import { MessageFlags } from 'discord.js';
import { type Text, text } from '../../engine/text.ts';
import { playableOf } from '../../games/index.ts';
import type { Say } from '../../i18n/catalogue.ts';
import type { Look, Table } from '../../table/table.ts';
import { waiting } from './board.ts';
import { lines } from './language.ts';
import { type Part, box, buttons, fitting, most, paragraph, picture } from './components.ts';
import { customId } from '../interactions/custom-id.ts';
import { type Content, optionsInWords } from './lobby.ts';
import type { Picture } from './pictures.ts';

const room = 3300;

/** Scores, tracks and who is awaited, for anybody at any time. */
export function status(look: Look, say: Say, shown: Picture | null): Content {
  const playable = playableOf(look.table.game);
  const [title = '', ...more] = lines(say, playable.headline(look.view));
  const parts: Part[] = [paragraph(`## ${title}`)];
  if (shown !== null) parts.push(picture(shown.file, shown.alt));
  const rows = lines(say, playable.summary(look.view)).map((line) => `• ${line}`);
  parts.push(paragraph(fitting([...more, ...rows], room).join('\n')));
  if (look.table.stage === 'playing') {
    const since = `<t:${Math.floor(look.table.changedAt / 1000)}:R>`;
    parts.push(paragraph(`${waiting(look, say)}\n-# ${say(text('bot.status.since', { since }))}`));
  }
  parts.push(paragraph(`-# ${say(optionsInWords(look.table))}`));
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}

/** Everything public as text. */
export function twinOf(look: Look, say: Say): string[] {
  return lines(say, playableOf(look.table.game).twin(look.view));
}

/** Lines in as many pages as it takes. */
export function pagesOf(texts: readonly string[], length: number = most.text - 200): string[] {
  const pages: string[] = [];
  let left = [...texts];
  while (left.length > 0) {
    const kept = fitting(left, length);
    const taken = kept.length === 0 ? left.slice(0, 1).map((line) => Array.from(line).slice(0, length).join('')) : kept;
    pages.push(taken.join('\n'));
    left = left.slice(Math.max(1, kept.length));
  }
  return pages;
}

export interface LogPage {
  readonly table: Table;
  readonly chapter: number;
  readonly last: number;
  readonly page: number;
  readonly log: readonly Text[];
}

/** What happened in a chapter, with causes; buttons lead to what does not fit and to the other chapters. */
export function logPage({ table, chapter, last, page, log }: LogPage, say: Say): Content {
  const name = say(playableOf(table.game).chapterName(chapter));
  const pages = pagesOf(lines(say, log));
  const shown = Math.min(Math.max(page, 0), Math.max(0, pages.length - 1));
  const body = pages[shown] ?? say(text('bot.log.empty'));
  const steps = [
    { to: [chapter, shown - 1], label: 'bot.page.back', off: shown === 0 },
    { to: [chapter, shown + 1], label: 'bot.page.on', off: shown >= pages.length - 1 },
    { to: [chapter - 1, 0], label: 'bot.log.before', off: chapter === 0 },
    { to: [chapter + 1, 0], label: 'bot.log.after', off: chapter >= last },
  ].filter(({ off }) => !off);
  const looks = steps.map(({ to, label }) => ({ id: customId('log', table.id, ...to), label: say(text(label)) }));
  const parts = [paragraph(`### ${name}`), paragraph(body), ...buttons(looks)];
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}
