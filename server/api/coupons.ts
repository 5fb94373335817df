/** Discount codes. */
import { created, type Handlers, ok } from '../platform/contract/types.ts';
import type { Deps } from '../platform/deps.ts';
import { applyCoupon, quoteCoupon } from '../shop/cart/discount.ts';
import { findCoupon, listCoupons, listPersonalCoupons } from '../shop/coupon/list.ts';
import { createCoupon, deleteCoupon, updateCoupon } from '../shop/coupon/manage.ts';

export function coupons(deps: Deps) {
  return {
    listCoupons: async ({ caller, query }) => ok(await listCoupons(deps, caller, query), 'Coupons'),
    listPersonalCoupons: async ({ query }) => ok(await listPersonalCoupons(deps, query.page, query.size), 'Personal coupons'),
    createCoupon: async ({ body, once }) => created(await createCoupon(deps, body, once), 'Coupon created'),
    getCoupon: async ({ caller, params, query }) => ok(await findCoupon(deps, caller, params.code, query.language), 'Coupon'),
    updateCoupon: async ({ params, body }) => ok(await updateCoupon(deps, params.code, body), 'Coupon updated'),
    deleteCoupon: async ({ params }) => {
      await deleteCoupon(deps, params.code);
      return ok(null, 'Coupon deleted');
    },
    applyCoupon: async ({ caller, params }) =>
      ok(await applyCoupon(deps, { userId: caller.id, cartId: undefined }, params.code), 'Coupon applied'),
    validateCoupon: async ({ caller, params }) => ok(await quoteCoupon(deps, caller.id, params.code), 'Coupon is valid'),
  } satisfies Partial<Handlers>;
}
