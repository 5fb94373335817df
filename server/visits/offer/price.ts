/** What the offered time costs today, by the checks and the price of every booking; an earlier booking keeps its price. */

import { istInstant, timeOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import { freeUntilAfter, termsOf } from '../../../common/terms.ts';
import { type Instant, istDate, MINUTE, toRfc3339 } from '../../../common/time.ts';
import { dueNow } from '../../money/ledger/rules.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { agreedPrice, findOrder, quantitiesOf } from '../../shop/cart/order.ts';
import { extrasOf } from '../booking/book.ts';
import { stepsOf } from '../booking/steps.ts';
import { extrasShown } from '../record/rules.ts';
import type { AskedVisit } from '../wait/asked.ts';
import { refsOf } from '../wait/asked.ts';
import type { OfferRow } from '../wait/rules.ts';

type Cost = Pick<
  Schemas['LinkedOffer'],
  'total' | 'discount' | 'travelFee' | 'quietDiscount' | 'finalPrice' | 'dueNow' | 'payBy' | 'cancellation'
>;

/** The policy goes along with the booking, by the rule of every move. */
const termsOfMoved = (
  { freeCancelUntil, cancelFeePercent, bookingDate, startMinute }: NonNullable<AskedVisit['booking']>,
  to: Instant,
  now: Instant,
): Pick<Cost, 'cancellation'> => {
  const from = istInstant(bookingDate, startMinute);
  const freeUntil = freeUntilAfter(freeCancelUntil, { from, to, now, byCustomer: true });
  return freeUntil === null ? {} : { cancellation: { feePercent: cancelFeePercent, freeUntil: toRfc3339(freeUntil) } };
};

const costOfBooking = (booking: NonNullable<AskedVisit['booking']>): Cost => ({
  ...{ total: toRupees(booking.totalPaise), discount: toRupees(booking.discountPaise), ...extrasShown(booking) },
  ...{ finalPrice: toRupees(booking.finalPaise), dueNow: toRupees(dueNow(booking)) },
  payBy: booking.holdUntil === null ? null : toRfc3339(booking.holdUntil),
});

/** Of a new booking with `couponCode`, if it is given. Throws MINIMUM_ORDER_VALUE, and what makes the coupon unusable. */
export async function costOf(
  deps: Pick<Deps, 'config'>,
  db: Queries,
  { date, startMinute }: Pick<OfferRow, 'date' | 'startMinute'>,
  asked: AskedVisit & { couponCode?: string },
  now: Instant,
): Promise<Cost> {
  const { userId, lines, address, booking, couponCode } = asked;
  if (booking) return { ...costOfBooking(booking), ...termsOfMoved(booking, istInstant(date, startMinute), now) };
  const settings = await readSettings(db);
  const extras = extrasOf(settings, address, { bookingDate: date, startMinute });
  const named = { userId, ...(couponCode !== undefined && { couponCode }) };
  const order = await findOrder(db, quantitiesOf(refsOf(lines)), named, istDate(now));
  const { sums } = agreedPrice(order, lines, named, settings, extras);
  const { finalPaise } = sums;
  const { advancePaise } = await stepsOf(deps, db, { userId, paymentType: 'PAY_AFTER' }, { finalPaise, settings, now });
  const { freeCancelUntil, cancelFeePercent } = termsOf(finalPaise, { start: istInstant(date, startMinute), now }, settings);
  return {
    ...{ total: toRupees(sums.totalPaise), discount: toRupees(sums.discountPaise), ...extrasShown({ ...sums, ...extras }) },
    ...{ finalPrice: toRupees(finalPaise), dueNow: toRupees(advancePaise) },
    payBy: advancePaise === 0 ? null : toRfc3339(now + settings.holdMinutes * MINUTE),
    ...(freeCancelUntil !== null && { cancellation: { feePercent: cancelFeePercent, freeUntil: toRfc3339(freeCancelUntil) } }),
  };
}

/** Where the booking that is to be earlier is now. */
export function movesFrom({ booking }: AskedVisit): Schemas['LinkedOffer']['movesFrom'] {
  return booking ? { bookingDate: booking.bookingDate, bookingTime: timeOf(booking.startMinute) } : null;
}
