import { created, type Handlers, ok } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { findCoupon, listCoupons } from './list.ts';
import { createCoupon, deleteCoupon, updateCoupon } from './manage.ts';

/** `applyCoupon` and `validateCoupon` change the caller's cart, so they are in cart/routes.ts. Coupons do not know carts. */
export function couponRoutes(deps: Deps) {
  return {
    listCoupons: async ({ caller, query }) => ok(await listCoupons(deps, caller.role, query.language), 'Coupons'),
    getCoupon: async ({ caller, params, query }) =>
      ok(await findCoupon(deps, caller.role, params.code, query.language), 'Coupon'),
    createCoupon: async ({ body, once }) => created(await createCoupon(deps, body, once), 'Coupon created'),
    updateCoupon: async ({ params, body }) => ok(await updateCoupon(deps, params.code, body), 'Coupon updated'),
    deleteCoupon: async ({ params }) => {
      await deleteCoupon(deps, params.code);
      return ok(null, 'Coupon deleted');
    },
  } satisfies Partial<Handlers>;
}
