/** Where the salon goes, and who wishes that it came to them. */
import { clientOf } from '../accounts/auth/limits.ts';
import { countInside, tellInside } from '../messages/tell/tell-inside.ts';
import { type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { checkArea } from '../schedule/area/check-area.ts';
import { deleteWish, leaveWish, listWishes, requestWish } from '../schedule/area/wish.ts';

export function serviceArea(deps: Deps) {
  return {
    checkArea: async ({ query }) => ok(await checkArea(deps, query), 'Service area'),
    requestAreaWish: async ({ body, clientAddress, apiKey }) =>
      ok(await requestWish(deps, body, clientOf(clientAddress, apiKey)), 'OTP sent'),
    verifyAreaWish: async ({ body, clientAddress, apiKey }) =>
      ok(await leaveWish(deps, body, clientOf(clientAddress, apiKey)), 'Wish saved'),
    listAreaWishes: async ({ query: { page, size } }) => ok(await listWishes(deps, page, size), 'Wishes'),
    countAreaWishesInside: async () => ok(await countInside(deps), 'Wishes inside'),
    tellAreaWishes: async () => ok(await tellInside(deps), 'Told'),
    deleteAreaWish: async ({ params }) => {
      await deleteWish(deps, params.id);
      return ok(null, 'Wish deleted');
    },
  } satisfies Partial<Handlers>;
}
