/** The lines of the wall and the columns, from top to bottom: what everybody has is compared along them. */
const courses = [
  ['cap', 12],
  ['name', 50],
  ['city', 76],
  ['vp', 84],
  ['', 6],
  ['drachmas', 42],
  ['taxes', 42],
  ['citizens', 42],
  ['troops', 42],
  ['glory', 42],
  ['philosophy', 42],
  ['', 6],
  ['economy', 42],
  ['culture', 42],
  ['military', 42],
  ['', 6],
  ['major', 46],
  ['minor', 46],
  ['', 6],
  ['developments', 42],
  ['cards', 42],
  ['', 6],
  ['dice', 52],
  ['tiles', 52],
  ['', 4],
  ['now', 46],
] as const;

export type Course = Exclude<(typeof courses)[number][0], ''>;

interface Place {
  readonly y: number;
  readonly height: number;
}

const places = new Map<Course, Place>();
const joints: number[] = [];
let foot = 0;
for (const [name, height] of courses) {
  if (name === '') joints.push(foot + height / 2);
  else places.set(name, { y: foot, height });
  foot += height;
}

export const wallHeight = foot;
/** Where a line parts two groups. */
export const groupEnds: readonly number[] = joints;

export function courseAt(course: Course): Place {
  const place = places.get(course);
  if (place === undefined) throw new Error(`There is no course "${course}".`);
  return place;
}

/** The baseline of type of this size in the middle of a course. */
export function baseline(course: Course, size: number): number {
  const { y, height } = courseAt(course);
  return y + height / 2 + size * 0.33;
}
