import { palette } from '../../../render/kit/palette.ts';
import { type Span, counted as signCounted } from '../../../render/kit/rows.ts';
import { type Markup, tag } from '../../../render/svg.ts';
import type { Colour, Kind } from '../facts/terms.ts';
import { type Icon, strokesOf } from './icons.ts';
import { knowledgeColours } from './palette.ts';

const signs: Readonly<Record<Colour, string>> = {
  red: 'M0 -.58L.56 .42H-.56Z',
  green: 'M-.5 .5C-.62 -.2 -.2 -.6 .52 -.54C.58 .18 .2 .6 -.34 .36L-.5 .5Z',
  blue: 'M-.62 -.08C-.36 -.5 -.2 -.46 0 -.16S.36 .2 .62 -.24V.02C.38 .44 .2 .4 0 .1S-.36 -.24 -.62 .18ZM-.62 .34C-.36 -.08 -.2 -.04 0 .26S.36 .62 .62 .18V.44C.38 .86 .2 .82 0 .52S-.36 .18 -.62 .6Z',
};

/** Knowledge: the colour has its sign, a major token is a sun with a ring, a minor one a plain disc. */
export function token(colour: Colour, kind: Kind, x: number, y: number, radius: number, strength = 1): Markup {
  const fill = knowledgeColours[colour];
  const faint = strength < 1 ? { 'fill-opacity': strength } : {};
  const ring = { fill: 'none', stroke: palette.white, 'stroke-width': 0.09 };
  const body =
    kind === 'major'
      ? tag('path', { d: sun, fill, ...faint }) + tag('circle', { r: 0.74, ...ring })
      : tag('circle', { r: 0.78, fill, ...faint });
  const sign = tag('path', {
    d: signs[colour],
    fill: palette.white,
    transform: `scale(${kind === 'major' ? 0.8 : 0.82})`,
  });
  return tag('g', { class: `token ${colour} ${kind}`, transform: `translate(${x} ${y}) scale(${radius})` }, body, sign);
}

const sun = sunRays(14);

function sunRays(count: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index * Math.PI) / count;
    const reach = index % 2 === 0 ? 1.08 : 0.9;
    return `${(reach * Math.sin(angle)).toFixed(3)} ${(-reach * Math.cos(angle)).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A place where a token was. */
export function emptySpot(x: number, y: number, radius: number): Markup {
  return tag('circle', {
    cx: x,
    cy: y,
    r: radius * 0.8,
    fill: 'none',
    stroke: palette.vein,
    'stroke-width': 2,
    'stroke-dasharray': '3 4',
  });
}

/** An icon with its number beside it. */
export function counted(name: Icon, amount: string, size: number, fill: string): Span {
  return signCounted(strokesOf(name), amount, size, fill);
}
