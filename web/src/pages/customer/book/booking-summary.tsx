import { MinimumNote } from '../../../features/cart/minimum-note.tsx';
import { useCart } from '../../../features/cart/use-cart.ts';
import { useMinimumOrder } from '../../../features/settings/use-minimum-order.ts';
import { paths } from '../../../paths.ts';
import { usePhone } from '../../../shared/use-media-query.ts';
import { CheckoutBar } from './checkout-bar.tsx';
import { CheckoutCard } from './checkout-card.tsx';

/** The cart so far and the way to checkout: at the bottom of a phone, beside the services on a desktop. */
export function BookingSummary() {
  const { cart } = useCart();
  const minimum = useMinimumOrder();
  const isPhone = usePhone();
  const items = cart?.totalItems ?? 0;
  const total = cart?.finalPrice ?? 0;
  const isTooSmall = total < minimum;

  const Shown = isPhone ? CheckoutBar : CheckoutCard;
  return (
    <Shown
      items={items}
      total={total}
      href={items > 0 && !isTooSmall ? paths.checkout : null}
      note={cart && items > 0 && isTooSmall && <MinimumNote id="minimum" cart={cart} minimum={minimum} />}
    />
  );
}
