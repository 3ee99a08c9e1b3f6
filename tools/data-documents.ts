import { format, resolveConfig } from 'prettier';
import { z } from 'zod';
import { type Piece, facts } from '../src/games/khora/facts/facts.ts';
import { conditions, eventConditions, files, modifiers, moments } from '../src/games/khora/facts/schema.ts';
import { type Effect, effect, verbs } from '../src/games/khora/facts/verbs.ts';
import { counters } from '../src/games/khora/facts/terms.ts';
import { readMessages } from '../src/i18n/catalogue.ts';

const names = readMessages('khora', 'en');
const name = (key: string): string => names.get(key) ?? key;

/** Something on a card, development or event, and who has it. */
interface Use {
  readonly owner: string;
  readonly part: object;
}

interface Entry {
  readonly word: string;
  readonly meaning: string;
}

const pieces: readonly { readonly owner: string; readonly piece: Piece }[] = [
  ...[...facts.politics].map(([id, piece]) => ({ owner: name(`politics.${id}.name`), piece })),
  ...[...facts.cities].flatMap(([id, developments]) =>
    developments.map((piece, index) => ({ owner: `${name(`cities.${id}.name`)} ${index + 1}`, piece })),
  ),
];

const effects: readonly (Use & { readonly part: Effect })[] = [
  ...pieces.flatMap(({ owner, piece }) => piece.effects.map((part) => ({ owner, part }))),
  ...[...facts.events.values()].flatMap((event) => {
    const { all, highest, lowest, 'one-by-one': each } = { highest: [], lowest: [], 'one-by-one': [], ...event };
    const owner = name(`events.${event.id}.name`);
    return [all, highest, lowest, each].flatMap((list) => (list ?? []).map((part) => ({ owner, part })));
  }),
];

/** What stands in the data for an effect: the verb that the code adds beside it left out. */
function written(part: Effect): object {
  return Object.fromEntries(Object.entries(part).filter(([key]) => key !== 'verb'));
}

const modified: readonly Use[] = pieces.flatMap(({ owner, piece }) => piece.modify.map((part) => ({ owner, part })));
const compared: readonly Use[] = pieces.flatMap(({ owner, piece }) =>
  piece.condition === null ? [] : [{ owner, part: piece.condition }],
);
const happening: readonly Use[] = [...facts.events.values()].flatMap((event) =>
  event.if === undefined ? [] : [{ owner: name(`events.${event.id}.name`), part: event.if }],
);
const timed: readonly Use[] = pieces.flatMap(({ owner, piece }) =>
  piece.when === null ? [] : [{ owner, part: typeof piece.when === 'string' ? { [piece.when]: true } : piece.when }],
);

function entries(schemas: Readonly<Record<string, z.ZodType>>): Entry[] {
  return Object.entries(schemas).map(([word, schema]) => ({ word, meaning: schema.meta()?.description ?? '' }));
}

function table(
  rows: readonly Entry[],
  example: (word: string) => { readonly owner: string; readonly json: string },
): string {
  const lines = rows.map(({ word, meaning }) => {
    const { owner, json } = example(word);
    return `| \`${word}\` | ${meaning} | ${owner} | \`${json}\` |`;
  });
  return ['| word | meaning | for example | in the data |', '| --- | --- | --- | --- |', ...lines].join('\n');
}

/** The shortest there is, so that an example shows the word and little else. */
function shortest(uses: readonly Use[]): { readonly owner: string; readonly json: string } {
  const [first] = uses
    .map(({ owner, part }) => ({ owner, json: JSON.stringify(part).replaceAll(/([:,])(?=\S)/g, '$1 ') }))
    .sort((one, other) => one.json.length - other.json.length);
  if (first === undefined) throw new Error('Nothing in the data uses it.');
  return first;
}

const usesOf = (all: readonly Use[], word: string): Use[] => all.filter(({ part }) => word in part);

const list = (words: readonly string[]): string => words.map((word) => `\`${word}\``).join(', ');

/** A line with an example for each thing a kind of modifier can be about. */
function about(kind: string, words: readonly string[]): string {
  const lines = words.map((word) => {
    const uses = modified.filter(({ part }) =>
      Object.entries(part).some(([key, value]) => key === kind && value === word),
    );
    const { owner, json } = shortest(uses);
    return `- \`"${kind}": "${word}"\`: ${owner}, \`${json}\``;
  });
  return lines.join('\n');
}

/** Every word the data of Khôra can use for what cards, developments and events do. */
function effectsPage(): string {
  return `# What cards, developments and events can do

Generated from the schema by \`npm run docs:effects\`; a test fails when it is not up to date. The files are in
\`data/khora\`, the schema is in \`src/games/khora/facts\`, and editors that know JSON Schema complete what is typed there
(\`data/khora/schema\`).

## Effects

The first key of an effect is its verb. Effects are carried out in their order.

${table(entries(verbs), (word) => shortest(effects.filter(({ part }) => part.verb === word).map((use) => ({ ...use, part: written(use.part) }))))}

## Moments

\`when\` says when the effects of a card or development happen.

${table(
  Object.entries(moments).map(([word, meaning]) => ({ word, meaning })),
  (word) => {
    const { owner, json } = shortest(usesOf(timed, word));
    return { owner, json: word === 'action' ? `"when": ${json}` : `"when": "${word}"` };
  },
)}

## Conditions of cards and developments

\`if\` compares its owner with the other players when the effects are to happen.

${table(entries(conditions), (word) => shortest(usesOf(compared, word)))}

## Conditions of events

${table(entries(eventConditions), (word) => shortest(usesOf(happening, word)))}

## Modifiers

\`modify\` holds as long as the card or development lies open.

${table(entries(modifiers), (word) => shortest(usesOf(modified, word)))}

What they can be about:

${about('price', modifiers.price.shape.price.options)}
${about('allow', modifiers.allow.shape.allow.options)}

## Amounts

An amount is a number, or counts something its owner has: \`per\` names it, \`times\` multiplies it, and one is gained for
\`every\` so many. It counts ${list(counters)}.
`;
}

/** A JSON schema for each data file, so that editors complete and check what is typed. */
function jsonSchemas(): Map<string, object> {
  return new Map(Object.entries(files).map(([file, schema]) => [file, jsonSchema(schema)]));
}

function jsonSchema(schema: z.ZodType): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    override({ zodSchema, jsonSchema: made }) {
      if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum;
      if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum;
      if (zodSchema !== effect) return;
      for (const key of Object.keys(made)) Reflect.deleteProperty(made, key);
      made.anyOf = Object.values(verbs).map((verb) => withoutDialect(jsonSchema(verb)));
    },
  });
}

/** A schema to stand inside another one. */
function withoutDialect(schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'));
}

/** Every file that follows from the schema, by its path, as it is to be written. */
export async function documents(): Promise<Map<string, string>> {
  const found = new Map([['docs/effects.md', effectsPage()]]);
  for (const [file, schema] of jsonSchemas()) {
    const path = `data/khora/schema/${file}.json`;
    found.set(path, await format(JSON.stringify(schema), { ...(await resolveConfig(path)), filepath: path }));
  }
  return found;
}
