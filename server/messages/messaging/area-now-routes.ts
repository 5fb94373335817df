import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { countInside, tellInside } from './tell-inside.ts';

export function areaNowRoutes(deps: Deps) {
  return {
    countAreaWishesInside: async () => ok(await countInside(deps), 'Wishes inside'),
    tellAreaWishes: async () => ok(await tellInside(deps), 'Told'),
  } satisfies Partial<Handlers>;
}
