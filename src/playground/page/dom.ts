export type Child = Node | string | null;

export interface Props {
  readonly class?: string;
  readonly on?: { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };
  /** Attributes; `true` sets an empty one, `false` and `null` none. */
  readonly [attribute: string]: unknown;
}

/** Makes an element. Text only ever becomes text, never markup. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === true) element.setAttribute(name, '');
    else if (typeof value === 'string' || typeof value === 'number') element.setAttribute(name, String(value));
  }
  for (const [name, listener] of Object.entries(props.on ?? {})) {
    element.addEventListener(name, listener as EventListener);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}

let lastId = 0;

/** An id for elements that point at each other. */
export function freshId(prefix: string): string {
  lastId += 1;
  return `${prefix}-${lastId}`;
}

const namespace = 'http://www.w3.org/2000/svg';

/** A decorative drawing of 24 by 24. */
export function icon(path: string): SVGSVGElement {
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.setAttribute('class', 'icon');
  const shape = document.createElementNS(namespace, 'path');
  shape.setAttribute('d', path);
  svg.append(shape);
  return svg;
}

export const icons = {
  menu: 'M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z',
  hash: 'M10.6 3 10 7H6v2h3.7l-.8 6H5v2h3.6L8 21h2l.6-4h5l-.6 4h2l.6-4H21v-2h-3.1l.8-6H22V7h-3l.6-4h-2L17 7h-5l.6-4zm1.1 6h5l-.8 6h-5z',
  thread: 'M4 4h2v7a4 4 0 0 0 4 4h7l-3-3 1.4-1.4L21 16l-5.6 5.4L14 20l3-3h-7a6 6 0 0 1-6-6z',
  at: 'M12 2a10 10 0 1 0 5 18.7l-1-1.8A8 8 0 1 1 20 12v1a1.500 1.500 0 0 1-3 0V8h-2v.8A5 5 0 1 0 15.900 15.100 3.500 3.500 0 0 0 22 13v-1A10 10 0 0 0 12 2m0 13a3 3 0 1 1 0-6 3 3 0 0 1 0 6',
  eye: 'M12 5C6 5 2 12 2 12s4 7 10 7 10-7 10-7-4-7-10-7m0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8m0-2a2 2 0 1 0 0-4 2 2 0 0 0 0 4',
  close:
    'm6.400 5 5.600 5.600L17.600 5 19 6.400 13.400 12l5.600 5.600-1.400 1.400-5.600-5.600L6.400 19 5 17.600l5.600-5.600L5 6.400z',
  down: 'M12 15.500 5.500 9 7 7.500l5 5 5-5L18.500 9z',
  send: 'M3 20.500v-7l8-1.500-8-1.500v-7L22 12z',
  warning: 'M12 2 1 21h22zm-1 8h2v5h-2zm0 6.500h2v2h-2z',
  moon: 'M12 3a9 9 0 1 0 9 9 7 7 0 0 1-9-9',
  play: 'M7 4v16l13-8z',
  reply: 'M4 20v-6a5 5 0 0 1 5-5h9v2H9a3 3 0 0 0-3 3v6z',
  check: 'm9.500 17.500-5-5L6 11l3.500 3.500L18 6l1.500 1.500z',
  link: 'M14 3h7v7h-2V6.400l-9.300 9.300-1.400-1.400L17.600 5H14zM5 5h5v2H5v12h12v-5h2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2',
} as const;
