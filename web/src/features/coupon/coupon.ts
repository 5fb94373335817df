import type { components } from '../../api/contract.gen.ts';

export type Coupon = components['schemas']['Coupon'];
export type CouponRequest = components['schemas']['CouponRequest'];
