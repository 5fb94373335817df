import type { ReactNode } from 'react';
import { messageOf } from '../../../../api/message-of.ts';
import { type Coupon, discountWords, isPersonal } from '../../../../features/shop/coupon/coupon.ts';
import { conditionsOf } from '../../../../features/shop/coupon/staff-coupons.ts';
import type { Visit } from '../../../../features/visits/booking/availability.ts';
import { arrivalLine } from '../../../../features/visits/booking/visit-line.ts';
import { SelectField } from '../../../../forms/select-field.tsx';
import { longDate, money } from '../../../../shared/format.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { ReadFailed } from '../../../../ui/read-failed.tsx';
import type { Line, priceOf } from './phone-booking.ts';

interface Props {
  lines: Line[];
  visit: Visit | null;
  /** How long it takes; undefined for several guests, whose plan says it. */
  minutes: number | undefined;
  price: ReturnType<typeof priceOf>;
  couponsRead: { error: unknown; reload: () => Promise<unknown> };
  /** The coupons that can be redeemed now, and the chosen one. */
  coupons: Coupon[];
  coupon: Coupon | undefined;
  /** Code of a chosen coupon that can no longer be redeemed. */
  lostCoupon: string;
  onCoupon: (code: string) => void;
  /** Why booking failed. */
  problem: ReactNode;
  /** Retries looking up the customer, when that failed; null otherwise. */
  onLookUp: (() => unknown) | null;
  /** Sends the booking again when its answer was lost; null otherwise. */
  onAskAgain: (() => void) | null;
  isBooking: boolean;
  formId: string;
}

/** The price, which staff tell the customer before they book. */
export function BookingSum(props: Props) {
  const {
    lines,
    visit,
    minutes,
    price,
    couponsRead,
    coupons,
    coupon,
    lostCoupon,
    onCoupon,
    problem,
    onLookUp,
    onAskAgain,
    isBooking,
    formId,
  } = props;
  const { total, discount, final, travelFee, quietDiscount } = price;
  const { error, reload } = couponsRead;
  return (
    <Card as="section" aria-label="Summary" className="grid grid-cols-1 gap-4 lg:sticky lg:top-24">
      <h2 className="font-display text-xl font-medium">Summary</h2>
      {visit && lines.length > 0 && (
        <p className="figures">
          <span className="block font-semibold">{longDate(visit.date)}</span>
          {arrivalLine(visit, minutes)}
        </p>
      )}
      {error !== undefined && <ReadFailed onRetry={reload}>{messageOf(error, 'Failed to fetch coupons')}</ReadFailed>}
      <div inert={isBooking || onAskAgain !== null}>
        <SelectField
          label="Coupon"
          value={coupon?.code ?? ''}
          onChange={({ target }) => onCoupon(target.value)}
          options={[{ value: '', label: 'None' }, ...coupons.map(one => ({ value: one.code, label: labelOf(one) }))]}
        />
      </div>
      {lostCoupon && <Alert tone="warning">{lostCoupon} can no longer be used.</Alert>}
      <dl className="figures border-t border-line pt-3">
        {travelFee > 0 && <Amount term="Travel" rupees={travelFee} look="text-muted" />}
        {quietDiscount > 0 && <Amount term="Quiet hours" rupees={-quietDiscount} look="text-muted" />}
        {coupon && discount > 0 && (
          <>
            <Amount term="Subtotal" rupees={total} look="text-muted" />
            <Amount term={`Coupon ${coupon.code}`} rupees={quietDiscount - discount} look="text-muted" />
          </>
        )}
        <Amount term="To pay after the service" rupees={final} look="text-lg font-semibold" isSaid />
      </dl>
      {onLookUp ? <ReadFailed onRetry={onLookUp}>{problem}</ReadFailed> : problem && <Alert tone="bad">{problem}</Alert>}
      {onAskAgain && (
        <Alert tone="warning">The booking was sent but got no answer. You can safely try again: it is booked only once.</Alert>
      )}
      {onAskAgain ? (
        <Button size="lg" block busy={isBooking} onClick={onAskAgain}>
          Try Again
        </Button>
      ) : (
        <Button type="submit" form={formId} size="lg" block busy={isBooking}>
          {isBooking ? 'Booking...' : 'Book Visit'}
        </Button>
      )}
    </Card>
  );
}

/** With what the server will ask of the customer, so that staff can ask first. */
const labelOf = (coupon: Coupon): string =>
  `${coupon.code} (${[`${discountWords(coupon)} off`, ...(isPersonal(coupon) ? ['personal'] : []), ...conditionsOf(coupon)].join(', ')})`;

interface AmountProps {
  term: string;
  rupees: number;
  look: string;
  /** Screen readers announce every new value. */
  isSaid?: boolean;
}

function Amount({ term, rupees, look, isSaid = false }: AmountProps) {
  return (
    <div
      aria-live={isSaid ? 'polite' : undefined}
      aria-atomic={isSaid}
      className={`flex flex-wrap justify-between gap-x-4 py-1 ${look}`}
    >
      <dt className="min-w-0 wrap-anywhere">{term}</dt>
      <dd className="ml-auto whitespace-nowrap">{money(rupees)}</dd>
    </div>
  );
}
