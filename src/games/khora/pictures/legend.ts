import { palette } from '../../../render/kit/palette.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, at, box, write } from '../../../render/svg.ts';
import { drawable, widthOf } from '../../../render/type.ts';
import { colours, kinds } from '../facts/terms.ts';
import { type Icon, icon } from './icons.ts';
import { token } from './pieces.ts';
import type { Scene } from './scene.ts';

const face = { size: 17 } as const;
const explained: readonly (readonly [Icon, string])[] = [
  ['citizens', 'things.citizens'],
  ['taxes', 'things.taxes'],
  ['glory', 'things.glory'],
  ['troops', 'things.troops'],
  ['vp', 'things.vp'],
  ['drachmas', 'things.drachmas'],
  ['philosophy', 'things.philosophy'],
  ['cards', 'things.cards'],
  ['dice', 'things.dice'],
  ['economy', 'tracks.economy.name'],
  ['culture', 'tracks.culture.name'],
  ['military', 'tracks.military.name'],
  ['start', 'words.startPlayer'],
  ['awaited', 'picture.awaited'],
];

interface Entry {
  readonly sign: Markup;
  readonly words: string;
}

/** What every sign means, in as many lines as it takes. */
export function legend({ say, view }: Scene, y: number, width: number): { markup: Markup; height: number } {
  const entries: Entry[] = [
    ...explained.map(([name, key]) => ({ sign: icon(name, 0, -17, 20, palette.foam), words: say(text(key)) })),
    ...colours.flatMap((colour) =>
      kinds.map((kind) => ({
        sign: token(colour, kind, 10, -7, 11),
        words: say(text('token', { colour: text(`colours.${colour}`), kind: text(`kinds.${kind}`) })),
      })),
    ),
    { sign: write('−3', 0, 0, { size: 17, weight: 700, fill: '#f2a488' }), words: say(text('picture.loss')) },
    { sign: '', words: say(text('picture.deck', { deck: view.deck, discards: view.discards })) },
  ];
  let [left, line] = [0, 0];
  const placed = entries.map(({ sign, words }) => {
    const shown = drawable(words);
    const indent = sign === '' ? 0 : 27;
    const wide = indent + widthOf(shown, face);
    if (left + wide > width) [left, line] = [0, line + 1];
    const entry = at(left, 20 + line * 30, sign, write(shown, indent, 0, { ...face, fill: palette.mist }));
    left += wide + 26;
    return entry;
  });
  const height = (line + 1) * 30;
  return { markup: box({ x: 0, y, width, height }, 'legend', ...placed), height };
}
