import { el, icon, icons } from './dom.ts';
import { say } from './words.ts';

/** The path of an attachment on the page's own origin; null for anything elsewhere, which is never loaded. */
export function localPath(url: string): string | null {
  return /^http:\/\/127\.0\.0\.1:\d+(\/attachments\/.*)$/.exec(url)?.[1] ?? null;
}

/** Shows a picture in full; the background or Escape closes it. */
function enlarge(path: string, alt: string): void {
  const picture = el('img', { src: path, alt });
  const close = el('button', { type: 'button', class: 'round', 'aria-label': say('close'), autofocus: true });
  close.append(icon(icons.close));
  const size = el('button', { type: 'button', class: 'button secondary' }, say('realSize'));
  const frame = el('div', { class: 'lightbox-frame', tabindex: 0, role: 'group', 'aria-label': alt }, picture);
  const dialog = el(
    'dialog',
    { class: 'lightbox', 'aria-label': say('picture') },
    el('div', { class: 'lightbox-bar' }, size, close),
    frame,
    el('p', { class: 'lightbox-alt' }, alt),
  );
  size.addEventListener('click', () => {
    const isReal = frame.classList.toggle('real');
    size.textContent = say(isReal ? 'fitSize' : 'realSize');
  });
  close.addEventListener('click', () => dialog.close());
  frame.addEventListener('click', (event) => {
    if (event.target === frame) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

export interface Shown {
  readonly url: string;
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** A picture that can be enlarged. */
export function picture({ url, alt, width, height }: Shown): HTMLElement {
  const path = localPath(url);
  const words = alt === null || alt === '' ? say('picture') : alt;
  if (path === null) return el('p', { class: 'elsewhere' }, say('pictureElsewhere'));
  const image = el('img', { src: path, alt: words, width, height, loading: 'lazy' });
  const made = el(
    'button',
    { type: 'button', class: 'picture', title: say('enlarge'), on: { click: () => enlarge(path, words) } },
    image,
  );
  if (width !== null && height !== null) {
    made.classList.add('sized');
    made.style.setProperty('--width', `${width}px`);
    made.style.setProperty('--shape', String(width / height));
  }
  return made;
}
