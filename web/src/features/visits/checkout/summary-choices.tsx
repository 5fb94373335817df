import { TicketPercent } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import * as words from '#words/checkout';
import * as party from '#words/party';
import { SwitchField } from '../../../forms/switch-field.tsx';
import { longDate } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { Button } from '../../../ui/button.tsx';
import { LateDialog } from '../../../ui/late-dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { removeCode } from '../../shop/cart/cart-coupon.ts';
import { AppliedCoupon, useCouponChange } from '../../shop/coupon/applied-coupon.tsx';
import type { Booking } from '../booking/booking.ts';
import type { PaymentType } from './order.ts';
import { couponSaving } from './order-lines.tsx';
import type { OrderState, Payment } from './use-order.ts';

// Lazy: only customers with a coupon need the form.
const CouponSheet = lazy(() => import('./coupon-sheet.tsx'));

/** The cart's coupon, or a button to add one, because some customers skip the cart page. */
export function SummaryCoupon({ cart }: { cart: OrderState['cart'] }) {
  const place = useRef<HTMLFieldSetElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [changes, setChanges] = useState(0);
  const { error, busyWith, attempt } = useCouponChange(cart.coupon?.code, changed);
  // A coupon counts for the services, at the price of the time (rules M50 and M51).
  const couponable = cart.totalPrice - cart.travelFee - cart.quietDiscount;

  // The closing sheet gave the focus to a button that is gone.
  useEffect(() => {
    if (changes === 0) return;
    place.current?.focus({ preventScroll: true });
    // Keep it above the bottom bar.
    place.current?.scrollIntoView({ block: 'center' });
  }, [changes]);

  function changed() {
    setOpen(false);
    setChanges(changes + 1);
  }

  return (
    <fieldset ref={place} tabIndex={-1} className="min-w-0">
      <legend className="sr-only">{words.coupon}</legend>
      {cart.coupon ? (
        <AppliedCoupon
          coupon={cart.coupon}
          saving={couponSaving(cart)}
          error={error}
          isRemoving={busyWith !== null}
          onRemove={() => attempt('remove', removeCode)}
        />
      ) : (
        <Button variant="quiet" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)} className="mt-1 -mb-2 -ml-4">
          <TicketPercent aria-hidden className="size-5" strokeWidth={1.75} />
          {words.haveCoupon}
        </Button>
      )}
      {isOpen && (
        <LateDialog onClose={() => setOpen(false)}>
          <CouponSheet total={couponable} applied={cart.coupon?.code} onClose={() => setOpen(false)} onApplied={changed} />
        </LateDialog>
      )}
    </fieldset>
  );
}

interface Props {
  payment: Payment;
  onChange: (type: PaymentType) => void;
}

const choices: Record<PaymentType, { label: string; hint: string }> = {
  PAY_AFTER: { label: words.payAfter, hint: words.payAfterHint },
  PAY_NOW: { label: words.payNow, hint: words.payNowHint },
};

const online = { label: words.payOnline, hint: words.payOnlineHint };

const deposited = {
  label: words.payDepositNow,
  hint: words.payDepositHint,
};

/** A part of it is asked for before the visit, and nothing now (rule M63). */
const steps = { label: party.payLaterOnline, hint: party.inSteps };

/** What the chosen payment type has to be paid of now, in rupees; 0 for all or nothing. */
export function depositNow({ type, deposit }: Payment): number {
  return type === 'PAY_AFTER' ? deposit : 0;
}

function wordsOf({ isOnline, deposit, later }: Payment, type: PaymentType) {
  if (type === 'PAY_AFTER' && later) return deposit > 0 ? { ...deposited, hint: party.inSteps } : steps;
  if (type === 'PAY_AFTER' && deposit > 0) return deposited;
  return isOnline && type === 'PAY_NOW' ? online : choices[type];
}

/** The payment type in words, beside the total. */
export function paymentName(payment: Payment): string {
  return payment.isFree ? words.nothingToPay : wordsOf(payment, payment.type).label;
}

export function PaymentChoice({ payment, onChange }: Props) {
  if (payment.isFree) return <p>{paymentName(payment)}</p>;
  return (
    <RadioCards
      legend={words.payment}
      value={payment.type}
      onChange={onChange}
      className="grid gap-3 md:grid-cols-2"
      cards={payment.offered.map(type => ({ value: type, ...wordsOf(payment, type) }))}
    />
  );
}

interface TrialProps {
  /** The customer's next booking for guests. */
  party: Booking;
  /** The id of the booking of which this order is a trial. */
  chosen: string | null;
  onChange: (bookingId: string | null) => void;
}

/** A bride tries before her day: whether this order is a trial of her booking for guests. */
export function TrialChoice({ party: { bookingId, bookingDate, guests = [] }, chosen, onChange }: TrialProps) {
  return (
    <SwitchField
      label={party.isTrial}
      hint={party.trialOf(longDate(bookingDate), party.guests(guests.length))}
      checked={chosen === bookingId}
      onChange={event => onChange(event.target.checked ? bookingId : null)}
    />
  );
}
