import type { Who } from '../protocol.ts';
import { el } from './dom.ts';

/** A round picture of somebody: the bot's emblem, or the first letter on their colour. */
export function avatar(who: Pick<Who, 'displayName' | 'isBot' | 'colour'>, size: 'small' | 'large'): HTMLElement {
  if (who.isBot) return el('img', { class: `avatar ${size}`, src: '/icon.svg', alt: '' });
  const made = el('span', { class: `avatar ${size}`, 'aria-hidden': 'true' }, Array.from(who.displayName)[0] ?? '');
  const colour = who.colour ?? '#5865f2';
  const brightness = [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0);
  made.style.setProperty('--own', colour);
  made.classList.toggle('bright', brightness > 400);
  return made;
}
