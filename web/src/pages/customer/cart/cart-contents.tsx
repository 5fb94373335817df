import { useRef } from 'react';
import * as words from '#words/cart';
import type { Problem } from '../../../api/problem.ts';
import type { Cart } from '../../../features/shop/cart/cart.ts';
import { applyCode, removeCode } from '../../../features/shop/cart/cart-coupon.ts';
import { AppliedCoupon, useCouponChange } from '../../../features/shop/coupon/applied-coupon.tsx';
import type { Coupon } from '../../../features/shop/coupon/coupon.ts';
import { CouponForm, CouponList } from '../../../features/shop/coupon/coupon-list.tsx';
import { TwoVisits } from '../../../features/visits/two-visits/late-two-visits.tsx';
import { useVisitsNeeded } from '../../../features/visits/two-visits/use-visits-needed.ts';
import { count, money } from '../../../shared/format.ts';
import { useFetchedEarly } from '../../../shared/use-fetched-early.ts';
import { useMediaQuery } from '../../../shared/use-media-query.ts';
import { Card } from '../../../ui/card.tsx';
import { CartItems } from './cart-items.tsx';
import { loadCheckout } from './checkout-overlay.tsx';
import { OrderSummary } from './order-summary.tsx';
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
  const visits = useVisitsNeeded(cart.items.map(({ service }) => service.id));
  const coupon = <CartCoupon key="coupon" cart={cart} />;
  const summary = <OrderSummary key="summary" cart={cart} isOneVisit={visits.length === 0} onCheckout={onCheckout} />;
  return (
    <>
      <StatTiles cart={cart} />
      <div className="mt-4 grid grid-cols-1 items-start gap-5 md:mt-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div>
          {visits.length > 0 && <TwoVisits cart={cart} visits={visits} />}
          <CartItems items={cart.items} attempt={attempt} />
        </div>
        <div className="grid grid-cols-1 gap-5 md:max-lg:grid-cols-2 md:max-lg:items-start lg:sticky lg:top-26">
          {isWide ? [summary, coupon] : [coupon, summary]}
        </div>
      </div>
    </>
  );
}

/** The cart in four figures. Hidden on small screens, where they would push the items down (rule W6). */
function StatTiles({ cart }: { cart: Cart }) {
  const tiles = [
    { name: words.items, figure: count(cart.totalItems) },
    { name: words.subtotal, figure: money(cart.totalPrice) },
    { name: words.discount, figure: money(cart.discount) },
    { name: words.total, figure: money(cart.finalPrice) },
  ];
  return (
    <dl className="mt-6 hidden grid-cols-4 divide-x divide-line rounded-lg bg-sand py-4 md:grid">
      {tiles.map(({ name, figure }) => (
        <div key={name} className="px-5">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="figures mt-0.5 font-display text-2xl font-medium">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The coupon panel for this cart. A refusal shows beside its code. */
function CartCoupon({ cart }: { cart: Cart }) {
  return (
    <CouponPanel total={cart.totalPrice} applied={cart.coupon} saving={cart.discount} onApply={applyCode} onRemove={removeCode} />
  );
}

interface CouponPanelProps {
  /** The cart's total without a coupon, in rupees. */
  total: number;
  applied: Pick<Coupon, 'code' | 'description'> | null;
  /** What the coupon takes off, in rupees. */
  saving: number;
  /** This and the next one return what went wrong, or null. */
  onApply: (code: string) => Promise<Problem | null>;
  onRemove: () => Promise<Problem | null>;
}

/** A form and a list to apply a coupon, or the applied one. */
function CouponPanel({ total, applied, saving, onApply, onRemove }: CouponPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { error, say, busyWith, attempt } = useCouponChange(applied?.code, () => heading.current?.focus({ preventScroll: true }));
  const apply = (code: string) => attempt(code, () => onApply(code));
  return (
    <Card as="section" aria-labelledby="coupon-title" className="@container">
      <h2 ref={heading} id="coupon-title" tabIndex={-1} className="font-display text-xl font-medium">
        {words.coupon}
      </h2>
      {applied ? (
        <AppliedCoupon
          coupon={applied}
          saving={saving}
          error={error}
          isRemoving={busyWith === 'remove'}
          onRemove={() => attempt('remove', onRemove)}
        />
      ) : (
        <>
          <CouponForm error={error} onError={say} isBusy={busyWith !== null} onApply={apply} />
          <CouponList total={total} busyWith={busyWith} onApply={apply} />
        </>
      )}
    </Card>
  );
}
