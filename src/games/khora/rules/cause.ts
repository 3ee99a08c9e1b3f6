import type { Action, Track } from '../facts/terms.ts';

/** Why something happened; every change of a number names one. */
export type Cause =
  | { readonly by: 'card'; readonly id: string }
  | { readonly by: 'development'; readonly city: string; readonly number: number }
  | { readonly by: 'event'; readonly id: string }
  | { readonly by: 'action'; readonly action: Action; readonly level: number | null }
  | { readonly by: 'level'; readonly track: Track; readonly level: number }
  | { readonly by: 'space'; readonly id: string }
  | { readonly by: 'achievement'; readonly id: string }
  | { readonly by: 'tile'; readonly action: Action }
  | { readonly by: 'taxes' }
  | { readonly by: 'philosophy' }
  | { readonly by: 'limit' };
