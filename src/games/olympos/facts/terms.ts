/** The vocabulary of the game, as data and code spell it. */
export const resources = ['grain', 'wood', 'stone', 'gold'] as const;
export type Resource = (typeof resources)[number];

/** What a player can gain or lose in numbers; a resource stands for its cubes. */
export const things = [...resources, 'settlers', 'hourglasses', 'prestige'] as const;
export type Thing = (typeof things)[number];

/** What final points are counted by. */
export const counters = ['discoveries', 'discs', 'printed-swords', 'star-tokens'] as const;
export type Counter = (typeof counters)[number];

/** Whom a god hits: those with the most Zeus symbols or those with the least. */
export const hits = ['most', 'least'] as const;
export type Hits = (typeof hits)[number];

/** When a god's mark goes away. */
export const durations = ['next-god', 'next-action', 'used', 'end'] as const;
export type Until = (typeof durations)[number];

/** How well a fact is known: from the rulebook, from others, worked out, or a design of our own. */
export const checks = ['rulebook', 'several players', 'inferred', 'ours'] as const;

export const kindsOfDestiny = ['cube', 'points', 'hourglasses', 'majority', 'all-types', 'star', 'zeus'] as const;
