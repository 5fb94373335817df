import { type Handlers, ok } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { createFront } from './front.ts';

export function frontRoutes(deps: Deps) {
  const front = createFront(deps);
  return {
    getFront: async ({ query: { language } }) => ok(await front(language), 'Front'),
  } satisfies Partial<Handlers>;
}
