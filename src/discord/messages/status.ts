import { MessageFlags } from 'discord.js';
import { type Text, text } from '../../engine/text.ts';
import type { Say } from '../../i18n/catalogue.ts';
import type { GameModule } from '../../module/game-module.ts';
import type { Look } from '../../table/table.ts';
import { waiting } from './board.ts';
import { lines } from './language.ts';
import { limits } from '../limits.ts';
import { type Part, box, buttons, fitting, paragraph, picture } from './components.ts';
import { customId } from '../interactions/custom-ids.ts';
import { type Content, optionsInWords } from './lobby.ts';
import type { Picture } from './pictures.ts';

const room = 3300;

/** Scores, tracks and who is awaited, for anybody at any time. */
export function status(look: Look, game: GameModule, say: Say, shown: Picture | null): Content {
  const [title = '', ...more] = lines(say, look.screen.headline);
  const parts: Part[] = [paragraph(`## ${title}`)];
  if (shown !== null) parts.push(picture(shown.file, shown.alt));
  const rows = lines(say, look.screen.summary).map((line) => `• ${line}`);
  parts.push(paragraph(fitting([...more, ...rows], room).join('\n')));
  if (look.table.stage === 'playing') {
    const since = `<t:${Math.floor(look.table.changedAt / 1000)}:R>`;
    parts.push(paragraph(`${waiting(look, say)}\n-# ${say(text('bot.status.since', { since }))}`));
  }
  parts.push(paragraph(`-# ${optionsInWords(look.table, game, say)}`));
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}

/** Everything public as text. */
export function twinOf(look: Look, say: Say): string[] {
  return lines(say, look.screen.boardInWords);
}

/** Lines in as many pages as it takes. */
export function pagesOf(texts: readonly string[], length: number = limits.messageText - 200): string[] {
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
  readonly table: string;
  readonly name: Text;
  readonly chapter: number;
  readonly last: number;
  readonly page: number;
  readonly log: readonly Text[];
}

/** What happened in a chapter, with causes; buttons lead to what does not fit and to the other chapters. */
export function logPage({ table, name, chapter, last, page, log }: LogPage, say: Say): Content {
  const pages = pagesOf(lines(say, log));
  const shown = Math.min(Math.max(page, 0), Math.max(0, pages.length - 1));
  const body = pages[shown] ?? say(text('bot.log.empty'));
  const steps = [
    { to: { chapter, page: shown - 1 }, label: 'bot.page.back', off: shown === 0 },
    { to: { chapter, page: shown + 1 }, label: 'bot.page.on', off: shown >= pages.length - 1 },
    { to: { chapter: chapter - 1, page: 0 }, label: 'game.earlier-chapter', off: chapter === 0 },
    { to: { chapter: chapter + 1, page: 0 }, label: 'game.later-chapter', off: chapter >= last },
  ].filter(({ off }) => !off);
  const looks = steps.map(({ to, label }) => ({ id: customId('log', { table, ...to }), label: say(text(label)) }));
  const parts = [paragraph(`### ${say(name)}`), paragraph(body), ...buttons(looks)];
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts)] };
}
