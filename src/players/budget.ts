/** How much a search may do: a number of sampled games, so that it can be repeated exactly, or a time. */
export type Budget = { readonly samples: number } | { readonly milliseconds: number };

/** Counts samples or time: called with how many samples were just done, it says which part of the budget is used up. */
export function meter(budget: Budget): (samples: number) => number {
  if ('milliseconds' in budget) {
    const start = performance.now();
    return () => (performance.now() - start) / budget.milliseconds;
  }
  let done = 0;
  return (samples) => (done += samples) / budget.samples;
}
