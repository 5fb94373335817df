import { useRef, useState } from 'react';
import * as words from '#words/cart';
import { paths } from '../../../paths.ts';
import { money } from '../../../shared/format.ts';
import { useFocusHandedOn } from '../../../shared/route-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Cart } from './cart.ts';
import { cartAttempts } from './cart-attempts.ts';
import { cartFailures } from './cart-errors.ts';
import { removeCoupon } from './change-cart.ts';

interface Props {
  id: string;
  cart: Cart;
  minimum: number;
}

/** Why checkout is blocked, how much is missing, and what helps (rule B5: the final price counts). */
export function MinimumNote({ id, cart, minimum }: Props) {
  const missing = missingTo(minimum, cart);
  return (
    <div className="grid gap-1.5">
      <span aria-hidden className="block h-1.5 overflow-hidden rounded-full bg-sand">
        <span
          className="block h-full rounded-full bg-marigold transition-[width]"
          style={{ width: `${(cart.finalPrice / minimum) * 100}%` }}
        />
      </span>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <p id={id} className="figures flex-1 basis-40 text-sm font-medium">
          <span>{words.minimumIs(money(minimum))}</span>{' '}
          {missing !== null && <span className="font-normal whitespace-nowrap text-muted">{words.addMore(money(missing))}</span>}
        </p>
        <MinimumWays cart={cart} minimum={minimum} />
      </div>
    </div>
  );
}

interface MinimumWaysProps {
  cart: Cart;
  minimum: number;
}

/** What brings a cart up to the minimum. */
export function MinimumWays({ cart, minimum }: MinimumWaysProps) {
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

/**
 * How many rupees of services must be added to reach the minimum with the coupon as it is: a percentage also reduces what is added,
 * and a fixed discount may exceed the total. Null when the coupon takes 100 % off.
 */
export function missingTo(minimum: number, { totalPrice, coupon }: Pick<Cart, 'totalPrice' | 'coupon'>): number | null {
  const hundredths = Math.round((coupon?.discountValue ?? 0) * 100);
  const share = coupon?.discountType === 'PERCENTAGE' ? hundredths : 0;
  if (share === whole) return null;
  const paid = Math.round(minimum * 100) + (share > 0 ? 0 : hundredths);
  return (Math.ceil((paid * whole) / (whole - share)) - Math.round(totalPrice * 100)) / 100;
}

/** 100 %, in hundredths of a per cent. */
const whole = 10_000;
