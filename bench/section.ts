/** One figure of a section: what was measured, how much it is, and what it must keep to if anything. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly unit: string;
  readonly least?: number;
  readonly most?: number;
}

/** Something that must be fast or small, measured. */
export type Section = () => readonly Figure[] | Promise<readonly Figure[]>;

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
