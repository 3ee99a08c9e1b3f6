const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const leftToRight = /[\p{L}\p{N}]/u;

/** Alone, at the end, at the beginning and in the middle of a word; letters that join to one side only have two. */
type Forms = readonly string[];

/** The shapes of Arabic letters that Unicode has as characters of their own, and of the two letters that melt into one. */
const forms = new Map<string, Forms>();
for (const [first, last] of [
  [0xfe80, 0xfefc],
  [0xfb50, 0xfbb1],
  [0xfbfc, 0xfbff],
] as const)
  for (let code = first; code <= last; code += 1) {
    const form = String.fromCodePoint(code);
    const letter = form.normalize('NFKC');
    forms.set(letter, [...(forms.get(letter) ?? []), form]);
  }

/** Pictures draw from left to right and letter by letter: a text in the order and the shapes in which it is seen. */
export function visual(text: string, canDraw: (text: string) => boolean): string {
  if (!rightToLeft.test(text)) return text;
  const runs = stretches(text);
  const seen = runs.map(({ letters, isReversed }) =>
    isReversed ? joined(letters, canDraw).reverse().join('') : letters.join(''),
  );
  const startsRight = runs.find(({ letters }) => letters.some((letter) => /\p{L}/u.test(letter)))?.isReversed === true;
  return (startsRight ? seen.reverse() : seen).join('');
}

interface Stretch {
  readonly letters: string[];
  readonly isReversed: boolean;
}

/** Parts that are read in one direction; what has none goes with the letters before it. */
function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = found.at(-1);
    const isReversed = rightToLeft.test(segment);
    const isNeutral = !isReversed && !leftToRight.test(segment);
    if (last !== undefined && (isNeutral || last.isReversed === isReversed)) last.letters.push(segment);
    else found.push({ letters: [segment], isReversed });
  }
  return found;
}

/** Arabic letters take the shape that their neighbours ask for, if there is a font for it. */
function joined(letters: readonly string[], canDraw: (text: string) => boolean): string[] {
  const melted: string[] = [];
  for (const letter of letters) {
    const last = melted.at(-1);
    if (last !== undefined && forms.has(last + letter)) melted[melted.length - 1] = last + letter;
    else melted.push(letter);
  }
  return melted.map((letter, index) => {
    const [base = ''] = forms.has(letter) ? [letter] : Array.from(letter);
    const marks = letter.slice(base.length);
    const shapes = forms.get(base) ?? [];
    const fromBefore = shapes.length > 1 && shapesOf(melted[index - 1]).length > 2;
    const toNext = shapes.length > 2 && shapesOf(melted[index + 1]).length > 1;
    const form = shapes[(toNext ? 2 : 0) + (fromBefore ? 1 : 0)];
    return form !== undefined && canDraw(form) ? form + marks : letter;
  });
}

function shapesOf(letter: string | undefined): Forms {
  if (letter === undefined) return [];
  return forms.get(letter) ?? forms.get(Array.from(letter)[0] ?? '') ?? [];
}
