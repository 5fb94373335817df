import type { ReactNode } from 'react';
import * as words from '#words/checkout';
import { duration, money } from '../../../shared/format.ts';
import { nameIn } from '../../../shared/name-in.ts';
import type { Cart } from '../../shop/cart/cart.ts';
import type { PriceOfVisit } from '../booking/extras.ts';

type Priced = Pick<Cart, 'totalPrice' | 'discount' | 'finalPrice' | 'coupon'> & Partial<PriceOfVisit>;

/** What the coupon takes off, without the quiet-time price. Rupees. */
export function couponSaving({ discount, quietDiscount = 0 }: Pick<Priced, 'discount' | 'quietDiscount'>): number {
  return (Math.round(discount * 100) - Math.round(quietDiscount * 100)) / 100;
}

/** Coupons and the quiet-time price are of the services, so the way comes after them. */
export function PriceLines({ totalPrice, discount, finalPrice, coupon, travelFee = 0, quietDiscount = 0 }: Priced) {
  return (
    <dl className="figures grid gap-2">
      <Line name={words.subtotal}>{money((Math.round(totalPrice * 100) - Math.round(travelFee * 100)) / 100)}</Line>
      {quietDiscount > 0 && (
        <Line name={words.quietPrice} className="text-leaf">
          −{money(quietDiscount)}
        </Line>
      )}
      {coupon && (
        <Line
          name={
            <>
              {words.coupon} {coupon.code}
            </>
          }
          className="text-leaf"
        >
          −{money(couponSaving({ discount, quietDiscount }))}
        </Line>
      )}
      {travelFee > 0 && <Line name={words.travel}>{money(travelFee)}</Line>}
      <Line name={words.total} className="mt-1 border-t border-line pt-3 text-lg font-semibold">
        {money(finalPrice)}
      </Line>
    </dl>
  );
}

function Line({ name, className, children }: { name: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div className={`flex flex-wrap justify-between gap-x-4 ${className ?? ''}`}>
      <dt>{name}</dt>
      <dd className="ml-auto whitespace-nowrap">{children}</dd>
    </div>
  );
}

/** The services with their quantities and what each line costs. */
export function OrderLines({ items }: { items: Cart['items'] }) {
  return (
    <ul className="grid gap-3">
      {items.map(({ id, service, quantity }) => (
        <li key={id} className="flex gap-4">
          <span className="min-w-0 flex-1">
            <span className="block font-medium wrap-anywhere">
              {nameIn(service)}
              {quantity > 1 && <span className="figures font-normal whitespace-nowrap text-muted"> × {quantity}</span>}
            </span>
            <span className="block text-sm text-muted">{duration(service.durationInMinutes * quantity)}</span>
          </span>
          <span className="figures font-medium whitespace-nowrap">{money(service.price * quantity)}</span>
        </li>
      ))}
    </ul>
  );
}
