declare const opaque: unique symbol;

/** Plain data that only whoever made it can read. The name keeps one kind from being taken for another. */
export interface Opaque<Name extends string> {
  readonly [opaque]: Name;
}
