/** A customer whose online payment does not go through pays after the service instead (rule M40). */

import { depositOf, NO_STEPS, partyStepsOf, type Steps } from '../../../common/terms.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import { depositForNoShows } from '../../accounts/auth/no-shows.ts';
import { expirePending } from '../../money/ledger/ledger.ts';
import type { Config } from '../../platform/config/config.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { showPayment } from '../record/payments.ts';
import { mustFindBooking } from '../record/read.ts';
import type { BookingRow } from '../record/rules.ts';
import { settle } from './settle.ts';
import { applyChange } from './write.ts';

/** Whether the time is held for an order that was to be paid at once. A hold that ran out is given back a moment later. */
const isHeld = ({ status, paymentType, holdUntil }: BookingRow, now: Instant): boolean =>
  status === 'PENDING' && paymentType === 'PAY_NOW' && holdUntil !== null && now < holdUntil;

/** What the order would have cost in steps with PAY_AFTER, for this customer and by the settings of now; null if it is not held. */
const stepsAfter = async (
  db: Queries,
  config: Pick<Config, 'payments'>,
  booking: BookingRow,
  now: Instant,
): Promise<Steps | null> => {
  if (!isHeld(booking, now)) return null;
  const { userId, finalPaise, guestCount, bookingDate } = booking;
  const settings = await readSettings(db);
  const asked = await depositForNoShows(db, config, settings, userId, now);
  if (guestCount > 0) return partyStepsOf(finalPaise, { date: bookingDate, today: istDate(now) }, settings, asked);
  return { ...NO_STEPS, advancePaise: depositOf(finalPaise, settings, asked) };
};

/**
 * Makes the booking firm without a payment. What the provider may still report of an earlier try counts as paid. Throws
 * BOOKING_NOT_FOUND, and INVALID_STATUS_TRANSITION if the time is not held any more or a deposit is due.
 */
export function payAfter(deps: Deps, id: string, caller: Caller): Promise<Schemas['Booking']> {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
    // The same request again, whose answer was lost.
    if (booking.status === 'PENDING' && booking.paymentType === 'PAY_AFTER' && booking.holdUntil === null) return {};
    if (booking.status === 'CANCELLED') throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'CANCELLED' } });
    const steps = await stepsAfter(tx, deps.config, booking, now);
    if (steps?.advancePaise !== 0) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'PAY_FIRST' } });
    await expirePending(tx, id);
    const changes = { paymentType: 'PAY_AFTER', ...steps } as const;
    return { ...changes, ...(await settle(tx, { ...booking, ...changes })) };
  });
}

/** Throws BOOKING_NOT_FOUND. */
export async function readPayment(
  { db: { read }, config, clock }: Deps,
  id: string,
  caller: Caller,
): Promise<Schemas['BookingPayment']> {
  const { booking } = await mustFindBooking(read, id, caller);
  const shown = await showPayment(read, booking, caller);
  return { ...shown, mayPayAfter: (await stepsAfter(read, config, booking, clock.now()))?.advancePaise === 0 };
}
