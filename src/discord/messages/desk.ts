import { MessageFlags } from 'discord.js';
import { text } from '../../engine/text.ts';
import type { Say } from '../../i18n/catalogue.ts';
import type { Look } from '../../table/table.ts';
import { lines } from './language.ts';
import { waiting } from './board.ts';
import { limits } from '../limits.ts';
import { type Part, box, buttons, cut, lengthOf, paragraph, picture, rule, shortened } from './components.ts';
import { customId } from '../interactions/custom-ids.ts';
import type { Content } from './lobby.ts';
import type { Picture } from './pictures.ts';
import { decisionParts } from './decision-message.ts';

/** Characters that stay free for what is said when not everything fits. */
const spare = 60;
const noteLength = 400;

export interface DeskOptions {
  /** A sentence about what just happened. */
  readonly note?: string | null;
  readonly page?: number;
  readonly shown?: Picture | null;
}

/** Everything one person needs to play, for that person alone; made anew from the state on every click. */
export function desk(look: Look, say: Say, { note = null, page = 0, shown = null }: DeskOptions = {}): Content {
  const { table, screen } = look;
  const { question } = screen;
  const [title = ''] = lines(say, screen.headline);
  const parts: Part[] = [paragraph(`## ${say(text('bot.desk.title', { where: title }))}`)];
  if (note !== null) parts.push(paragraph(`> ${cut(note, noteLength)}`));
  if (question === null) parts.push(paragraph(waiting(look, say)));
  else parts.push(...decisionParts(question, table, say, page));
  parts.push(rule());
  if (shown !== null) parts.push(picture(shown.file, shown.alt));
  const own = shortened(lines(say, screen.own), limits.messageText - lengthOf(parts) - spare, say);
  if (own.length > 0) parts.push(paragraph(own.join('\n')));
  const looks = [{ id: customId('desk', { table: table.id }), label: say(text('bot.button.refresh')) }];
  if (question !== null && table.options.hints === 'on')
    looks.push({ id: customId('hint', { table: table.id }), label: say(text('bot.button.hint')) });
  parts.push(...buttons(looks));
  return { flags: MessageFlags.IsComponentsV2, components: [box(parts, 0x6b4fa0)] };
}
