import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { createFront } from './front.ts';

export function frontRoutes(deps: Deps) {
  const front = createFront(deps);
  return {
    getFront: async ({ query: { language } }) => ok(await front(language), 'Front'),
  } satisfies Partial<Handlers>;
}
