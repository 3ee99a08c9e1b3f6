import { meander } from '../../../render/kit/ornaments.ts';
import { palette } from '../../../render/kit/palette.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, box, fit, rectangle, write } from '../../../render/svg.ts';
import { phases } from '../facts/terms.ts';
import { type Scene, phaseName } from './scene.ts';

export const bannerHeight = 172;

/** Round, phase and event: what everybody must know first. */
export function banner(scene: Scene, width: number): Markup {
  const left = width * 0.5;
  return box(
    { x: 0, y: 0, width, height: bannerHeight },
    'banner',
    now(scene, left - 24),
    event(scene, left, width - left),
    meander(0, bannerHeight - 20, width),
  );
}

function now({ view, say }: Scene, width: number): Markup {
  const { round, rounds, phase } = view;
  const title = say(round === 0 ? text('picture.before') : text('picture.round', { round, rounds }));
  const step = (phases as readonly string[]).indexOf(phase);
  const stepWidth = (width - 6 * 8) / 7;
  const steps = phases.map((name, index) =>
    rectangle({ x: index * (stepWidth + 8), y: 124, width: stepWidth, height: 10 }, stepFill(index, step), {
      rx: 5,
      class: `phase ${name}`,
    }),
  );
  return box(
    { x: 0, y: 0, width, height: 140 },
    'now',
    fit(title, { x: 0, y: 0, width, height: 48 }, { size: 36, weight: 600, fill: palette.gold }),
    fit(
      phaseName({ view, say }),
      { x: 0, y: 48, width, height: 66 },
      { size: 56, weight: 700, family: 'serif', fill: palette.foam, least: 30 },
    ),
    ...steps,
  );
}

function stepFill(index: number, step: number): string {
  if (index === step) return palette.gold;
  return index < step ? '#7d8b95' : '#3a4a57';
}

function event({ view, say }: Scene, x: number, width: number): Markup {
  const area = { x: 0, y: 0, width, height: 140 };
  const card = rectangle(area, palette.clay, { rx: 14 });
  const id = view.event;
  const inner = width - 44;
  const kind = say(text('words.event'));
  const name = say(id === null ? text('picture.no-event') : text(`events.${id}.name`));
  const effect = id === null ? '' : say(text(`events.${id}.text`));
  return box(
    { ...area, x },
    'event',
    card,
    write(kind, 22, 34, { size: 20, weight: 600, fill: '#fbd9c4' }),
    fit(
      name,
      { x: 22, y: 38, width: inner, height: 40 },
      { size: 34, weight: 700, family: 'serif', fill: palette.white },
    ),
    fit(
      effect,
      { x: 22, y: 80, width: inner, height: 52 },
      { size: 21, weight: 600, fill: palette.white, valign: 'top' },
    ),
  );
}
