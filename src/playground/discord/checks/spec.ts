import type { ZodMiniType } from 'zod/mini';
import { flaw, lengthOf, type Flaw, type Path } from './flaw.ts';

type Issue = NonNullable<ReturnType<ZodMiniType['safeParse']>['error']>['issues'][number];

function at(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? (inner as Record<string, unknown>)[key] : undefined),
    value,
  );
}

/** Fields Discord takes as digits in a string or as a number, whichever the schema names. */
const lenient: ReadonlySet<string | number> = new Set([
  'id',
  'default_member_permissions',
  'allow',
  'deny',
  'permissions',
]);

function isDigits(value: unknown): boolean {
  return (typeof value === 'string' && /^\d+$/.test(value)) || (typeof value === 'number' && Number.isInteger(value));
}

/** What the schema objects to although Discord does not. */
function isTolerated(issue: Issue, path: Path, input: unknown): boolean {
  const last = path.at(-1) ?? '';
  if (issue.code === 'invalid_type') return lenient.has(last) && isDigits(input);
  if (issue.code === 'too_big' && typeof input === 'string') return lengthOf(input) <= Number(issue.maximum);
  if (issue.code === 'invalid_format' && issue.format === 'datetime') {
    return typeof input === 'string' && !Number.isNaN(Date.parse(input));
  }
  return false;
}

function described(issue: Issue, input: unknown): readonly [code: string, message: string] {
  if (input === undefined) return ['BASE_TYPE_REQUIRED', 'This field is required'];
  const counts = typeof input === 'string' || Array.isArray(input);
  switch (issue.code) {
    case 'too_big':
      return counts
        ? ['BASE_TYPE_MAX_LENGTH', `Must be ${String(issue.maximum)} or fewer in length.`]
        : ['NUMBER_TYPE_MAX', `Must be less than or equal to ${String(issue.maximum)}.`];
    case 'too_small':
      return counts
        ? ['BASE_TYPE_MIN_LENGTH', `Must be ${String(issue.minimum)} or more in length.`]
        : ['NUMBER_TYPE_MIN', `Must be greater than or equal to ${String(issue.minimum)}.`];
    case 'invalid_value':
      return ['BASE_TYPE_CHOICES', `Value must be one of {${issue.values.join(', ')}}.`];
    case 'invalid_format':
      return issue.format === 'url'
        ? ['URL_TYPE_INVALID_URL', 'Not a well formed URL.']
        : ['NUMBER_TYPE_COERCE', 'Value is not well formed.'];
    case 'invalid_union':
      return ['UNION_TYPE_CHOICES', 'Value of field "type" is not one of those allowed here.'];
    case 'invalid_type':
    case 'unrecognized_keys':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
    case 'custom':
      return ['BASE_TYPE_INVALID', `Value of type ${typeof input} is not allowed here.`];
  }
}

/** The branch of a union that was meant: the one whose `type` fits. */
function meantBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const fitting = branches.filter((issues) => !issues.some((issue) => issue.path[0] === 'type'));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function flawsOf(issue: Issue, value: unknown, prefix: Path): Flaw[] {
  const path = [...prefix, ...(issue.path as Path)];
  if (issue.code === 'invalid_union') {
    const branch = meantBranch(issue.errors as readonly (readonly Issue[])[]);
    if (branch) return branch.flatMap((inner) => flawsOf(inner, value, path));
  }
  const input = at(value, path);
  return isTolerated(issue, path, input) ? [] : [flaw(path, ...described(issue, input))];
}

/** What Discord's published schema finds wrong with a value. */
export function flawsBySpec(schema: ZodMiniType, value: unknown): Flaw[] {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.flatMap((issue) => flawsOf(issue, value, []));
}
