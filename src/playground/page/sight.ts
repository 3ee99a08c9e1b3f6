/** Which part of a conversation stays in sight while it grows and changes. */
export interface Sight {
  /** Shows the newest message, and follows what comes after it. */
  toBottom(): void;
  /** Shows a line from its beginning, if the bottom of the conversation would hide that. */
  reveal(line: HTMLElement): void;
  /** Shows another conversation at its end, a private message there from its beginning. */
  begin(): void;
  /** After a change; null for a line means that it is not there any more, or was not there before. */
  settle(old: HTMLElement | null, next: HTMLElement | null): void;
  /** Whether what comes next is followed. */
  readonly follows: boolean;
}

const above = 8;
const near = 80;

export function sight(scroller: HTMLElement, list: HTMLElement, newer: HTMLElement): Sight {
  let follows = true;
  /** The line that is read from its beginning. */
  let held: HTMLElement | null = null;
  let isFresh = true;
  let placed = 0;
  let height = 0;

  function place(top: number): void {
    scroller.scrollTop = top;
    placed = scroller.scrollTop;
  }

  function isCutOff(line: HTMLElement): boolean {
    return scroller.scrollHeight - line.offsetTop > scroller.clientHeight;
  }

  function toBottom(): void {
    follows = true;
    held = null;
    newer.hidden = true;
    place(scroller.scrollHeight);
  }

  function reveal(line: HTMLElement): void {
    if (!isCutOff(line)) return;
    follows = false;
    held = line;
    place(line.offsetTop - above);
  }

  function stay(): void {
    if (held?.isConnected === true && isCutOff(held)) place(held.offsetTop - above);
    else if (held !== null || follows) toBottom();
  }

  function begin(): void {
    isFresh = !scroller.isConnected;
    toBottom();
    const last = list.lastElementChild;
    if (last instanceof HTMLElement && last.classList.contains('ephemeral')) reveal(last);
  }

  scroller.addEventListener('scroll', () => {
    const isOurs = Math.abs(scroller.scrollTop - placed) < 2;
    const isAtBottom = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < near;
    if (isAtBottom) newer.hidden = true;
    if (isOurs && held !== null) return;
    if (isAtBottom) follows = true;
    else if (!isOurs && scroller.clientHeight === height) follows = false;
    else return;
    held = null;
  });
  const growth = new ResizeObserver(() => {
    height = scroller.clientHeight;
    if (isFresh) begin();
    else stay();
  });
  growth.observe(list);
  growth.observe(scroller);

  return {
    toBottom,
    reveal,
    begin,
    settle(old, next) {
      if (old !== null && old === held) held = next;
      stay();
      if (old === null && next !== null && !follows) newer.hidden = false;
    },
    get follows() {
      return follows || held !== null;
    },
  };
}
