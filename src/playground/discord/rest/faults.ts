/** Trouble to make on purpose: before the request is handled, or after it was applied. */
export type Fault =
  | { readonly kind: 'rate limit'; readonly retryAfter: number }
  | { readonly kind: 'error'; readonly status: number; readonly when: 'before' | 'after' }
  | { readonly kind: 'reset'; readonly when: 'before' | 'after' }
  | { readonly kind: 'slow'; readonly ms: number };

export interface Faults {
  /** Makes the next `times` requests of a route fail; `*` stands for every route. */
  add(route: string, fault: Fault, times?: number): void;
  /** The fault planned for this request, used up once. */
  take(route: string): Fault | null;
  clear(): void;
}

export function faults(routes: readonly string[]): Faults {
  let plans: { readonly route: string; readonly fault: Fault; left: number }[] = [];
  return {
    add(route, fault, times = 1) {
      if (route !== '*' && !routes.includes(route)) throw new Error(`There is no route "${route}".`);
      plans.push({ route, fault, left: times });
    },
    take(route) {
      const plan = plans.find((candidate) => candidate.route === '*' || candidate.route === route);
      if (!plan) return null;
      plan.left -= 1;
      if (plan.left <= 0) plans = plans.filter((other) => other !== plan);
      return plan.fault;
    },
    clear() {
      plans = [];
    },
  };
}
