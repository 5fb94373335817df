/** Figures of the salon. */
import { readAnalytics } from '../office/analytics/analytics.ts';
import { readOverview } from '../office/analytics/overview.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';

export function analytics(deps: Deps) {
  return {
    getOverview: async ({ caller }) => ok(await readOverview(deps, caller), 'Overview'),
    getAnalytics: async ({ query }) => ok(await readAnalytics(deps, query.from, query.to), 'Analytics'),
  } satisfies Partial<Handlers>;
}
