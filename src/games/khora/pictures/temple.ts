import { text } from '../../../engine/text.ts';
import { palmette } from '../../../render/kit/ornaments.ts';
import { palette } from '../../../render/kit/palette.ts';
import { LEAST_TYPE, type Markup, WIDTH, box, fit, rectangle, tag, write } from '../../../render/svg.ts';
import { phases } from '../facts/terms.ts';
import type { Scene } from './scene.ts';

export const templeHeight = 178;
const roofHeight = 84;

/** The roof bears the round, the beam under it the phase and the event: what everybody must know first. */
export function temple(scene: Scene): Markup {
  return box(
    { x: 0, y: 0, width: WIDTH, height: templeHeight },
    'temple',
    roof(scene),
    rectangle({ x: 8, y: roofHeight, width: WIDTH - 16, height: templeHeight - roofHeight }, palette.ivory),
    phase(scene),
    event(scene),
  );
}

function roof({ view, say }: Scene): Markup {
  const { round, rounds } = view;
  const middle = WIDTH / 2;
  return box(
    { x: 0, y: 0, width: WIDTH, height: roofHeight },
    'round',
    tag('path', { d: `M8 ${roofHeight}L${middle} 2L${WIDTH - 8} ${roofHeight}Z`, fill: palette.ivory }),
    tag('path', { d: `M96 78L${middle} 14L${WIDTH - 96} 78Z`, fill: palette.clay }),
    palmette(40, 76, 30),
    palmette(WIDTH - 40, 76, 30),
    write(round === 0 ? 'Khôra' : say(text('picture.round', { round, rounds })), middle, 71, {
      size: 46,
      weight: 700,
      family: 'serif',
      fill: palette.foam,
      anchor: 'middle',
    }),
  );
}

function phase({ view, say }: Scene): Markup {
  const step = phases.findIndex((name) => name === view.phase);
  const marks = phases.map((name, index) =>
    rectangle({ x: 28 + index * 37, y: 155, width: 31, height: 12 }, markFill(index, step), {
      rx: 3,
      class: `phase ${name}`,
    }),
  );
  return (
    box(
      { x: 28, y: roofHeight, width: 264, height: 66 },
      'phase',
      fit(
        say(text(`picture.phase.${view.phase}`)),
        { x: 0, y: 0, width: 264, height: 66 },
        { size: 56, weight: 700, family: 'serif', fill: palette.ink, least: 40 },
      ),
    ) + marks.join('')
  );
}

function markFill(index: number, step: number): string {
  if (index === step) return palette.clay;
  return index < step ? palette.ink : palette.vein;
}

function event({ view, say }: Scene): Markup {
  const id = view.event;
  const area = { x: 312, y: roofHeight + 4, width: WIDTH - 312 - 16, height: templeHeight - roofHeight - 6 };
  const inner = area.width - 26;
  return box(
    area,
    'event',
    rectangle({ x: 0, y: 4, width: 8, height: area.height - 8 }, palette.clay),
    fit(
      say(id === null ? text('picture.no-event') : text(`events.${id}.name`)),
      { x: 26, y: 0, width: inner, height: 46 },
      { size: 42, weight: 700, family: 'serif', fill: palette.deepClay, least: LEAST_TYPE },
    ),
    fit(
      id === null ? '' : say(text(`picture.effect.${id}`)),
      { x: 26, y: 43, width: inner, height: 45 },
      { size: 36, weight: 600, fill: palette.ink, least: LEAST_TYPE },
    ),
  );
}
