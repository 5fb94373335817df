import { refOf } from '../../../../../common/choice.ts';
import { money } from '../../../shared/format.ts';
import type { Booking } from '../booking/booking.ts';

/** The services and prices as they were booked (rule B8). */
export function BookingItems({ booking }: { booking: Booking }) {
  const { items, totalPrice, discount, couponCode, finalPrice, handDiscount, travelFee } = booking;
  const notByHand = discount - (handDiscount?.amount ?? 0);
  // Without a coupon, the round off stands with the quiet hours.
  const ofQuiet = booking.quietDiscount && !couponCode ? notByHand : (booking.quietDiscount ?? 0);
  const ofCoupon = notByHand - ofQuiet;
  return (
    <section aria-label="Services">
      <h3 className="mb-1 text-sm font-semibold text-muted">Services</h3>
      <ul className="divide-y divide-line">
        {items.map(({ name, quantity, price, ...item }) => (
          <li key={refOf(item)} className="flex gap-4 py-2">
            <span className="min-w-0 flex-1">
              {name}
              {quantity > 1 && (
                <span className="figures block text-sm text-muted">
                  {quantity} × {money(price)}
                </span>
              )}
            </span>
            <span className="figures">{money(price * quantity)}</span>
          </li>
        ))}
      </ul>
      <dl className="figures border-t border-line pt-2">
        {travelFee !== undefined && <Line term="Travel" value={money(travelFee)} />}
        {(discount > 0 || couponCode) && (
          <>
            <Line term="Subtotal" value={money(totalPrice)} />
            {ofQuiet > 0 && <Line term="Quiet hours" value={money(-ofQuiet)} />}
            {(ofCoupon > 0 || couponCode) && (
              <Line term={couponCode ? `Coupon ${couponCode}` : 'Discount'} value={money(-ofCoupon)} />
            )}
            {handDiscount && <Line term={`By hand: ${handDiscount.reason}`} value={money(-handDiscount.amount)} />}
          </>
        )}
        <Line term="Total" value={money(finalPrice)} isTotal />
      </dl>
    </section>
  );
}

function Line({ term, value, isTotal = false }: { term: string; value: string; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-1 ${isTotal ? 'text-lg font-semibold' : 'text-muted'}`}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
