/** Why something happened; every change of a number names one. */
export type Cause =
  | { readonly by: 'card'; readonly id: string }
  | { readonly by: 'discovery'; readonly id: string }
  | { readonly by: 'god'; readonly id: string }
  | { readonly by: 'wonder'; readonly id: string }
  /** A bonus space under a cell, counted from 1. */
  | { readonly by: 'bonus'; readonly cell: string; readonly number: number }
  | { readonly by: 'zeus-space'; readonly space: number }
  | { readonly by: 'attack'; readonly zone: string }
  | { readonly by: 'expansion'; readonly zone: string }
  | { readonly by: 'set-up' };
