import { parse } from 'discord-markdown-parser';
import { el } from './dom.ts';
import { say, stamp } from './words.ts';

/** What names stand for in a text. */
export interface Names {
  person(id: string): string | null;
  channel(id: string): string | null;
  openChannel(id: string): void;
  openCommand(name: string): void;
}

/** A node of the parsed text; which fields are there depends on its type. */
interface Part {
  readonly type: string;
  readonly content?: string | readonly Part[];
  readonly level?: number;
  readonly id?: string;
  readonly name?: string;
  readonly fullName?: string;
  readonly target?: string;
  readonly timestamp?: string;
  readonly format?: string;
}

function inside(part: Part, names: Names): Node[] {
  if (part.content === undefined) return [];
  return typeof part.content === 'string'
    ? [document.createTextNode(part.content)]
    : part.content.flatMap((child) => shown(child, names));
}

function link(part: Part, names: Names): Node[] {
  const target = part.target ?? '';
  if (!/^https?:\/\//i.test(target)) return inside(part, names);
  return [el('a', { href: target, target: '_blank', rel: 'noopener noreferrer' }, ...inside(part, names))];
}

function spoiler(part: Part, names: Names): HTMLElement {
  const hidden = el('span', { class: 'spoiler-text' }, ...inside(part, names));
  hidden.hidden = true;
  const cover = el('button', {
    type: 'button',
    class: 'spoiler',
    on: {
      click: () => {
        hidden.hidden = false;
        cover.remove();
      },
    },
  });
  cover.append(say('spoiler'));
  return el('span', {}, cover, hidden);
}

function time(part: Part): HTMLElement {
  const date = new Date(Number(part.timestamp) * 1_000);
  const form = part.format ?? 'f';
  return el(
    'time',
    { class: 'stamp', datetime: date.toISOString(), title: stamp(date, 'F'), 'data-form': form },
    stamp(date, form),
  );
}

function mention(part: Part, names: Names): HTMLElement {
  const id = part.id ?? '';
  if (part.type === 'channel') {
    const name = names.channel(id) ?? say('unknown');
    return el('button', { type: 'button', class: 'mention', on: { click: () => names.openChannel(id) } }, `#${name}`);
  }
  if (part.type === 'slashCommand') {
    const name = part.fullName ?? '';
    return el('button', { type: 'button', class: 'mention', on: { click: () => names.openCommand(name) } }, `/${name}`);
  }
  const name = part.type === 'user' ? (names.person(id) ?? say('unknown')) : (part.name ?? part.type);
  return el('span', { class: 'mention' }, `@${name}`);
}

const wrappers = {
  strong: 'strong',
  em: 'em',
  underline: 'u',
  strikethrough: 's',
  inlineCode: 'code',
  subtext: 'small',
  blockQuote: 'blockquote',
} as const;

function shown(part: Part, names: Names): Node[] {
  const wrapper = wrappers[part.type as keyof typeof wrappers] as (typeof wrappers)[keyof typeof wrappers] | undefined;
  if (wrapper !== undefined) return [el(wrapper, {}, ...inside(part, names))];
  switch (part.type) {
    case 'br':
    case 'newline':
      return [el('br')];
    case 'heading':
      return [el('p', { class: `heading heading-${part.level ?? 1}` }, ...inside(part, names))];
    case 'codeBlock':
      return [el('pre', { tabindex: 0 }, el('code', {}, ...inside(part, names)))];
    case 'spoiler':
      return [spoiler(part, names)];
    case 'timestamp':
      return [time(part)];
    case 'link':
    case 'url':
    case 'autolink':
      return link(part, names);
    case 'user':
    case 'role':
    case 'channel':
    case 'slashCommand':
    case 'everyone':
    case 'here':
      return [mention(part, names)];
    case 'emoji':
      return [document.createTextNode(`:${part.name ?? ''}:`)];
    case 'twemoji':
      return [document.createTextNode(part.name ?? '')];
    default:
      return inside(part, names);
  }
}

function parsed(text: string, names: Names): Node[] {
  return (parse(text, 'extended') as unknown as Part[]).flatMap((part) => shown(part, names));
}

const bullet = /^( *)(?:[-*]|(\d+)\.) +(.*)$/;

/** Lines that begin with a dash or a number become lists, indented ones lists inside. */
function list(lines: readonly string[], names: Names): HTMLElement {
  const marks = lines.map((line) => bullet.exec(line));
  const depth = marks[0]?.[1]?.length ?? 0;
  const made = marks[0]?.[2] === undefined ? el('ul') : el('ol', { start: marks[0][2] });
  let inner: string[] = [];
  const flush = (): void => {
    if (inner.length > 0) (made.lastElementChild ?? made).append(list(inner, names));
    inner = [];
  };
  for (const [index, mark] of marks.entries()) {
    if ((mark?.[1]?.length ?? 0) > depth) {
      inner.push(lines[index] ?? '');
      continue;
    }
    flush();
    made.append(el('li', {}, ...parsed(mark?.[3] ?? '', names)));
  }
  flush();
  return made;
}

/** The parser knows no lists, so they are taken out of the text before it sees the rest. */
function blocks(text: string, names: Names): Node[] {
  const nodes: Node[] = [];
  let run: string[] = [];
  let isList = false;
  const flush = (): void => {
    if (run.length > 0) nodes.push(...(isList ? [list(run, names)] : parsed(run.join('\n'), names)));
    run = [];
  };
  for (const line of text.split('\n')) {
    if (bullet.test(line) !== isList) {
      flush();
      isList = !isList;
    }
    run.push(line);
  }
  flush();
  return nodes;
}

/** A text of a message as elements; nothing in it is ever read as HTML. */
export function markdown(text: string, names: Names): HTMLElement {
  const pieces = text.split(/(```[\s\S]*?```)/);
  const nodes = pieces.flatMap((piece) =>
    piece.startsWith('```') ? parsed(piece, names) : blocks(piece.replace(/^\n|\n$/g, ''), names),
  );
  return el('div', { class: 'markdown' }, ...nodes);
}

/** Brings every `<t:0:R>` on the page up to date. */
export function refreshStamps(root: ParentNode): void {
  for (const one of root.querySelectorAll<HTMLTimeElement>('time.stamp[data-form="R"]')) {
    one.textContent = stamp(new Date(one.dateTime), 'R');
  }
}
