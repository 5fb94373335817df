import type { Cart } from '../../../features/cart/cart.ts';
import { applyCode, removeCode } from '../../../features/cart/cart-coupon.ts';
import { CouponPanel } from '../../../features/coupon/coupon-panel.tsx';

/** The coupon panel on this cart; a refusal is said beside the code it is about. */
export function CartCoupon({ cart }: { cart: Cart }) {
  return (
    <CouponPanel total={cart.totalPrice} applied={cart.coupon} saving={cart.discount} onApply={applyCode} onRemove={removeCode} />
  );
}
