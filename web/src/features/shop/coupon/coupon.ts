import type { components } from '#contract';

export type Coupon = components['schemas']['Coupon'];
export type CouponRequest = components['schemas']['CouponRequest'];
