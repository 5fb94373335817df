import type { Cart } from '../../../features/cart/cart.ts';
import { useFetchedEarly } from '../../../shared/use-fetched-early.ts';
import { useMediaQuery } from '../../../shared/use-media-query.ts';
import { CartCoupon } from './cart-coupon.tsx';
import { CartItems } from './cart-items.tsx';
import { loadCheckout } from './checkout-overlay.tsx';
import { OrderSummary } from './order-summary.tsx';
import { StatTiles } from './stat-tiles.tsx';
import type { Attempt } from './use-attempt.ts';

interface Props {
  cart: Cart;
  attempt: Attempt;
  onCheckout: () => void;
}

/** The items, with coupon and summary beside them, or below them on a phone. */
export function CartContents({ cart, attempt, onCheckout }: Props) {
  useFetchedEarly(loadCheckout);
  // Beside the items, the summary comes first so that it is visible. Below them, the coupon comes first because it changes the total.
  const isWide = useMediaQuery('(width >= 64rem)');
  const coupon = <CartCoupon key="coupon" cart={cart} />;
  const summary = <OrderSummary key="summary" cart={cart} onCheckout={onCheckout} />;
  return (
    <>
      <StatTiles cart={cart} />
      <div className="mt-4 grid grid-cols-1 items-start gap-5 md:mt-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <CartItems items={cart.items} attempt={attempt} />
        <div className="grid grid-cols-1 gap-5 md:max-lg:grid-cols-2 md:max-lg:items-start lg:sticky lg:top-26">
          {isWide ? [summary, coupon] : [coupon, summary]}
        </div>
      </div>
    </>
  );
}
