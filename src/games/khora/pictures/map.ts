import { palette } from '../../../render/kit/palette.ts';
import { panel } from '../../../render/kit/panels.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, at, box, fit, rectangle, tag, write } from '../../../render/svg.ts';
import { facts } from '../facts/facts.ts';
import type { Space } from '../facts/schema.ts';
import { type Resource, colours } from '../facts/terms.ts';
import { knowledgeColours } from './palette.ts';
import { counted, emptySpot, token } from './pieces.ts';
import type { Scene } from './scene.ts';
import { tracksHeight } from './tracks.ts';

const roadHeight = 150;
const capitalWidth = 116;

/** The exploration map: three roads of knowledge, and Persepolis where they end. */
export function map(scene: Scene, x: number, y: number, width: number): Markup {
  const { view, say } = scene;
  const area = { x: 0, y: 0, width, height: tracksHeight };
  const single = [...facts.board.values()].filter(({ tokens }) => tokens.length === 1);
  const capital = [...facts.board.values()].find(({ tokens }) => tokens.length > 1);
  const roadWidth = width - 36 - capitalWidth - 10;
  const roads = colours.map((colour, index) => {
    const spaces = single.filter(({ tokens }) => tokens[0]?.colour === colour);
    const step = roadWidth / spaces.length;
    const line = rectangle({ x: 0, y: 70, width: roadWidth, height: 4 }, knowledgeColours[colour], {
      'fill-opacity': 0.3,
    });
    const stops = spaces.map((space, place) => stop(space, view.board.includes(space.id), place * step, step));
    return at(18, 52 + index * roadHeight, line, ...stops);
  });
  return box(
    { ...area, x, y },
    'map',
    panel(area),
    fit(
      say(text('words.explore')),
      { x: 18, y: 16, width: 300, height: 28 },
      { size: 20, weight: 700, fill: palette.ink },
    ),
    ...roads,
    capital === undefined ? '' : palace(scene, capital, width - 18 - capitalWidth, 18, view.board.includes(capital.id)),
  );
}

function stop(space: Space, here: boolean, x: number, width: number): Markup {
  const middle = width / 2;
  const [first] = space.tokens;
  const area = { x, y: 0, width, height: roadHeight };
  if (!here || first === undefined) return box(area, `explored-${space.id}`, emptySpot(middle, 72, 20));
  return box(
    area,
    `space-${space.id}`,
    demands(space, middle, 20),
    token(first.colour, first.kind, middle, 72, 22),
    benefit(space, middle, 117),
  );
}

/** Troops needed, and under it the troops lost. */
function demands(space: Space, x: number, y: number): Markup {
  const needed = counted('troops', String(space.troops), 19, palette.ink);
  return (
    at(x - needed.width / 2, y, needed.markup) +
    write(`−${space.loses}`, x, y + 22, { size: 18, weight: 700, fill: palette.clay, anchor: 'middle' })
  );
}

function benefit(space: Space, x: number, y: number): Markup {
  const gains = Object.entries(space.gain) as [Resource, number][];
  return gains
    .map(([what, amount], index) => {
      const gain = counted(what, String(amount), 17, palette.gilt);
      return at(x - gain.width / 2, y + index * 20, gain.markup);
    })
    .join('');
}

function palace({ say }: Scene, space: Space, x: number, y: number, here: boolean): Markup {
  const [width, height] = [capitalWidth, tracksHeight - 36];
  const area = { x, y, width, height };
  const roof = tag('path', { d: `M0 62L${width / 2} 8L${width} 62Z`, fill: here ? palette.sea : palette.vein });
  const body = rectangle({ x: 6, y: 66, width: width - 12, height: height - 66 }, here ? '#2c3f50' : palette.stone, {
    rx: 6,
  });
  const name = fit(
    say(text('words.persepolis')),
    { x: 10, y: 72, width: width - 20, height: 30 },
    {
      size: 19,
      weight: 700,
      family: 'serif',
      fill: here ? palette.foam : palette.faded,
      anchor: 'middle',
    },
  );
  const middle = width / 2;
  if (!here)
    return box(
      area,
      `explored-${space.id}`,
      roof,
      body,
      name,
      ...space.tokens.map((_, index) => emptySpot(middle, 216 + index * 76, 26)),
    );
  const needed = counted('troops', String(space.troops), 24, palette.foam);
  return box(
    area,
    `space-${space.id}`,
    roof,
    body,
    name,
    at(middle - needed.width / 2, 136, needed.markup),
    write(`−${space.loses}`, middle, 166, { size: 24, weight: 700, fill: '#f2a488', anchor: 'middle' }),
    ...space.tokens.map(({ colour, kind }, index) => token(colour, kind, middle, 222 + index * 82, 30)),
  );
}
