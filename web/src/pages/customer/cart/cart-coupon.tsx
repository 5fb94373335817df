import type { Cart } from '../../../features/cart/cart.ts';
import { cartErrorText, cartFailures, isSignedOut } from '../../../features/cart/cart-errors.ts';
import { applyCoupon, removeCoupon } from '../../../features/cart/change-cart.ts';
import { CouponPanel } from '../../../features/coupon/coupon-panel.tsx';

/** The coupon panel on this cart; a refusal is said beside the code it is about. */
export function CartCoupon({ cart }: { cart: Cart }) {
  return (
    <CouponPanel
      total={cart.totalPrice}
      applied={cart.coupon}
      saving={cart.discount}
      onApply={code => inWords(applyCoupon(code), cartFailures.applyCoupon)}
      onRemove={() => inWords(removeCoupon(), cartFailures.removeCoupon)}
    />
  );
}

async function inWords(change: Promise<void>, fallback: string): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isSignedOut(error)) throw new Error(cartErrorText(error, fallback));
  }
}
