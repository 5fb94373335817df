import { useRef, useState } from 'react';
import * as words from '#words/cart';
import { paths } from '../../../paths.ts';
import { useFocusHandedOn } from '../../../shared/route-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Cart } from './cart.ts';
import { cartAttempts } from './cart-attempts.ts';
import { cartFailures } from './cart-errors.ts';
import { removeCoupon } from './change-cart.ts';

interface Props {
  cart: Cart;
  minimum: number;
}

/** What brings a cart up to the minimum. */
export function MinimumWays({ cart, minimum }: Props) {
  const ways = useRef<HTMLDivElement>(null);
  const [attempt] = useState(cartAttempts);
  useFocusHandedOn(ways);
  return (
    <div ref={ways} className="contents">
      <LinkButton variant="secondary" size="sm" href={paths.services}>
        {words.addServices}
      </LinkButton>
      {cart.coupon && cart.totalPrice >= minimum && (
        <p className="flex w-full flex-wrap items-center text-sm">
          {words.or}{' '}
          <Button
            variant="quiet"
            size="sm"
            onClick={() => attempt(removeCoupon(), cartFailures.removeCoupon)}
            className="px-2! wrap-anywhere"
          >
            {words.removeCoupon} {cart.coupon.code}
          </Button>
        </p>
      )}
    </div>
  );
}
