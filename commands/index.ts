import type { Command } from '../src/discord/interactions/command.ts';
import { advance } from './advance.ts';
import { desk } from './desk.ts';
import { help } from './help.ts';
import { hint } from './hint.ts';
import { language } from './language.ts';
import { log } from './log.ts';
import { rules } from './rules.ts';
import { status } from './status.ts';
import { table } from './table.ts';

/** Every slash command of the bot. */
export const commands: readonly Command[] = [table, desk, status, advance, rules, log, hint, language, help];
