import { clientOf } from '../../accounts/auth/limits.ts';
import { type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { checkArea } from './check-area.ts';
import { deleteWish, leaveWish, listWishes, requestWish } from './wish.ts';

export function areaRoutes(deps: Deps) {
  return {
    checkArea: async ({ query }) => ok(await checkArea(deps, query), 'Service area'),
    requestAreaWish: async ({ body, clientAddress, apiKey }) =>
      ok(await requestWish(deps, body, clientOf(clientAddress, apiKey)), 'OTP sent'),
    verifyAreaWish: async ({ body, clientAddress, apiKey }) =>
      ok(await leaveWish(deps, body, clientOf(clientAddress, apiKey)), 'Wish saved'),
    listAreaWishes: async ({ query: { page, size } }) => ok(await listWishes(deps, page, size), 'Wishes'),
    deleteAreaWish: async ({ params }) => {
      await deleteWish(deps, params.id);
      return ok(null, 'Wish deleted');
    },
  } satisfies Partial<Handlers>;
}
