import type { Coupon } from '../../../features/coupon/coupon.ts';

/** What table and cards are given alike. */
export interface CouponsProps {
  /** Undefined while they are loading. */
  coupons: Coupon[] | undefined;
  onSwitch: (coupon: Coupon, isActive: boolean) => Promise<void>;
  onUpdate: (coupon: Coupon) => void;
  onDelete: (coupon: Coupon) => void;
}
