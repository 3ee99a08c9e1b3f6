import { palette } from '../../../render/kit/palette.ts';
import { type Span, row, signOf, spanOf } from '../../../render/kit/rows.ts';
import { type Markup, tag } from '../../../render/svg.ts';
import type { Colour, Kind } from '../facts/terms.ts';
import { type Icon, strokesOf } from './icons.ts';
import { knowledgeColours } from './palette.ts';

const signs: Readonly<Record<Colour, string>> = {
  red: 'M0 -.58L.56 .42H-.56Z',
  green: 'M-.5 .5C-.62 -.2 -.2 -.6 .52 -.54C.58 .18 .2 .6 -.34 .36L-.5 .5Z',
  blue: 'M-.62 -.26C-.36 -.68 -.2 -.64 0 -.34S.36 .02 .62 -.42V-.16C.38 .26 .2 .22 0 -.08S-.36 -.42 -.62 0ZM-.62 .16C-.36 -.26 -.2 -.22 0 .08S.36 .44 .62 0V.26C.38 .68 .2 .64 0 .34S-.36 0 -.62 .42Z',
};

/** Knowledge: the colour has its sign, a major token is a sun with a ring, a minor one a plain disc. */
export function token(colour: Colour, kind: Kind, x: number, y: number, radius: number): Markup {
  const fill = knowledgeColours[colour];
  const body =
    kind === 'major'
      ? tag('path', { d: sun, fill }) +
        tag('circle', { r: 0.74, fill: 'none', stroke: palette.white, 'stroke-width': 0.11 })
      : tag('circle', { r: 0.82, fill });
  const sign = tag('path', {
    d: signs[colour],
    fill: palette.white,
    transform: `scale(${kind === 'major' ? 0.84 : 0.9})`,
  });
  return tag('g', { class: `token ${colour} ${kind}`, transform: `translate(${x} ${y}) scale(${radius})` }, body, sign);
}

/** A token that somebody lacks: its outline and sign. */
export function lackedToken(colour: Colour, x: number, y: number, radius: number): Markup {
  const stroke = knowledgeColours[colour];
  return tag(
    'g',
    { class: `lacked ${colour}`, transform: `translate(${x} ${y}) scale(${radius})` },
    tag('circle', { r: 0.8, fill: 'none', stroke, 'stroke-width': 0.12, 'stroke-dasharray': '.28 .2' }),
    tag('path', { d: signs[colour], fill: stroke, transform: 'scale(.84)' }),
  );
}

const sun = sunRays(12);

function sunRays(count: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index * Math.PI) / count;
    const reach = index % 2 === 0 ? 1.16 : 0.9;
    return `${(reach * Math.sin(angle)).toFixed(3)} ${(-reach * Math.cos(angle)).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A place that nothing has taken yet, or that has been left. */
export function emptySpot(x: number, y: number, radius: number, stroke: string = palette.shore): Markup {
  return tag('circle', {
    cx: x,
    cy: y,
    r: radius,
    fill: 'none',
    stroke,
    'stroke-width': 3,
    'stroke-dasharray': '6 5',
  });
}

/** A number with its sign behind it: 2 ★. */
export function counted(name: Icon, amount: string, size: number, ink: string, fill: string = ink): Span {
  return row([spanOf(amount, { size, weight: 700, fill: ink }), signOf(strokesOf(name), size, fill)], size * 0.08);
}
