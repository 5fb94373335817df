import type { Cart } from '../../../features/cart/cart.ts';
import { applyCode, removeCode } from '../../../features/cart/cart-coupon.ts';
import { CouponPanel } from '../../../features/coupon/coupon-panel.tsx';

/** The coupon panel for this cart. A refusal shows beside its code. */
export function CartCoupon({ cart }: { cart: Cart }) {
  return (
    <CouponPanel total={cart.totalPrice} applied={cart.coupon} saving={cart.discount} onApply={applyCode} onRemove={removeCode} />
  );
}
