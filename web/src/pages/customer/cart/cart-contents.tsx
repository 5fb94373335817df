import { ArrowLeft, Clock } from 'lucide-react';
import { useRef } from 'react';
import * as words from '#words/cart';
import { chooseFirst } from '#words/two-visits';
import type { Problem } from '../../../api/message-of.ts';
import { PriceNotes } from '../../../features/salon/settings/price-notes.tsx';
import { useMinimumOrder } from '../../../features/salon/settings/use-minimum-order.ts';
import { useUnserved } from '../../../features/salon/settings/use-unserved.ts';
import { type Cart, totalMinutes } from '../../../features/shop/cart/cart.ts';
import { applyCode, removeCode } from '../../../features/shop/cart/cart-coupon.ts';
import { MinimumNote } from '../../../features/shop/cart/minimum-note.tsx';
import { AppliedCoupon, useCouponChange } from '../../../features/shop/coupon/applied-coupon.tsx';
import type { Coupon } from '../../../features/shop/coupon/coupon.ts';
import { CouponForm, CouponList } from '../../../features/shop/coupon/coupon-choice.tsx';
import { PriceLines } from '../../../features/visits/checkout/order-lines.tsx';
import { TwoVisits } from '../../../features/visits/two-visits/late-two-visits.tsx';
import { useVisitsNeeded } from '../../../features/visits/two-visits/use-visits-needed.ts';
import { paths } from '../../../paths.ts';
import { count, duration, money } from '../../../shared/format.ts';
import { useFetchedEarly } from '../../../shared/use-fetched-early.ts';
import { useMediaQuery, usePhone } from '../../../shared/use-media-query.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CartItems } from './cart-items.tsx';
import { loadCheckout } from './checkout-overlay.tsx';
import { GuestsCard } from './guests-card.tsx';
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
  // Several professionals come to guests anyway.
  const isDivided = visits.length > 0 && !cart.guests;
  const coupon = <CartCoupon key="coupon" cart={cart} />;
  const summary = <OrderSummary key="summary" cart={cart} isOneVisit={!isDivided} onCheckout={onCheckout} />;
  return (
    <>
      <StatTiles cart={cart} />
      <div className="mt-4 grid grid-cols-1 items-start gap-5 md:mt-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
        <div>
          {isDivided && <TwoVisits cart={cart} visits={visits} />}
          <CartItems items={cart.items} attempt={attempt} />
          <GuestsCard cart={cart} attempt={attempt} />
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

interface OrderSummaryProps {
  cart: Cart;
  /** True if one professional can do all of it. */
  isOneVisit: boolean;
  onCheckout: () => void;
}

function OrderSummary({ cart, isOneVisit, onCheckout }: OrderSummaryProps) {
  const isPhone = usePhone();
  const minimum = useMinimumOrder();
  const isTooSmall = cart.finalPrice < minimum;
  const unserved = useUnserved();
  const lost = cart.items.filter(({ service }) => unserved.has(service.id)).map(({ service }) => service.name);
  const stop = lost.length > 0 ? words.takeOut(lost.join(', ')) : isOneVisit ? null : chooseFirst;
  const note =
    stop !== null ? (
      <p id="why-not-yet" className="text-sm font-semibold text-madder">
        {stop}
      </p>
    ) : (
      isTooSmall && <MinimumNote id="why-not-yet" cart={cart} minimum={minimum} />
    );
  const isStopped = isTooSmall || stop !== null;
  const proceed = (
    <Button
      size={isPhone ? 'md' : 'lg'}
      block
      disabled={isStopped}
      aria-describedby={isStopped ? 'why-not-yet' : undefined}
      onClick={onCheckout}
    >
      {words.proceed}
    </Button>
  );

  return (
    <Card as="section" aria-labelledby="summary-title">
      <h2 id="summary-title" className="font-display text-xl font-medium">
        {words.orderSummary}
      </h2>
      <p className="figures mt-3 mb-3 flex items-center gap-2 border-b border-line pb-3 text-sm text-muted">
        <Clock aria-hidden className="size-4.5" strokeWidth={1.75} />
        {words.totalDuration}
        <span className="ml-auto font-medium text-ink">{duration(totalMinutes(cart))}</span>
      </p>
      <PriceLines {...cart} />
      <PriceNotes className="mt-2" />
      {!isPhone && (
        <div className="mt-5 grid gap-3">
          {note}
          {proceed}
        </div>
      )}
      <LinkButton href={paths.services} variant="quiet" block className="mt-2">
        <ArrowLeft aria-hidden className="size-5" strokeWidth={1.75} />
        {words.continueShopping}
      </LinkButton>
      {isPhone && (
        <BottomBar>
          <div className="grid w-full gap-2.5">
            {note}
            <div className="flex items-center gap-4">
              <p className="shrink-0">
                <span className="block text-xs text-muted">{words.total}</span>
                <span className="figures block text-lg font-bold">{money(cart.finalPrice)}</span>
              </p>
              {proceed}
            </div>
          </div>
        </BottomBar>
      )}
    </Card>
  );
}
