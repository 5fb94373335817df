import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { readAnalytics } from './analytics.ts';
import { readOverview } from './overview.ts';

export function analyticsRoutes(deps: Deps) {
  return {
    getOverview: async () => ok(await readOverview(deps), 'Overview'),
    getAnalytics: async ({ query }) => ok(await readAnalytics(deps, query.from, query.to), 'Analytics'),
  } satisfies Partial<Handlers>;
}
