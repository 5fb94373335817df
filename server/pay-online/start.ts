/** The customer starts or continues an online payment (rule M13). */

import { changeIn } from '../booking/change.ts';
import { showPayment } from '../booking/money.ts';
import { type BookingRow, mustFindBooking } from '../booking/read.ts';
import { settle } from '../booking/settle.ts';
import { AppError } from '../contract/errors.ts';
import type { Caller, Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Gateway } from '../outside/gateway.ts';
import { addPayment, paymentsOf } from '../payment/ledger.ts';
import { due, dueNow, LEAST, type PaymentRow } from '../payment/rules.ts';
import { paysOnline } from '../settings/rules.ts';
import { readSettings } from '../settings/settings.ts';
import { newId, referenceOf } from '../shared/ids.ts';
import { toPaise } from '../shared/money.ts';
import { type Instant, MINUTE } from '../shared/time.ts';
import { payAddress } from './addresses.ts';
import { nextCheck } from './rules.ts';

const refuse = (reason: 'CANCELLED' | 'NOTHING_DUE' | 'PAY_AT_VISIT') =>
  new AppError('INVALID_STATUS_TRANSITION', { params: { reason } });

/** What the customer pays now, in paise: the advance of a booking that is not firm, otherwise all that is due. */
const toPayNow = (booking: BookingRow): number => (booking.holdUntil === null ? due(booking) : dueNow(booking));

interface Wanted {
  amountPaise: number;
  tipPaise: number;
}

/** The payment that is under way, if it is for the same amount. Throws PAYMENT_PENDING for another one. */
const underWay = async (db: Queries, bookingId: string, { amountPaise, tipPaise }: Wanted, now: Instant) => {
  const open = (await paymentsOf(db, bookingId)).find(
    ({ state, expiresAt }) => state === 'PENDING' && expiresAt !== null && now < expiresAt,
  );
  if (open && (open.amountPaise !== amountPaise || open.tipPaise !== tipPaise)) throw new AppError('PAYMENT_PENDING');
  return open;
};

/** Throws INVALID_STATUS_TRANSITION. */
const wantedOf = (booking: BookingRow, tip: number, now: Instant): Wanted => {
  if (booking.status === 'CANCELLED') throw refuse('CANCELLED');
  // The job that gives the time back may be a moment late.
  if (booking.holdUntil !== null && now >= booking.holdUntil) throw refuse('CANCELLED');
  const amountPaise = toPayNow(booking);
  if (amountPaise < LEAST) throw refuse('NOTHING_DUE');
  return { amountPaise, tipPaise: toPaise(tip) };
};

const order = async (deps: Deps, gateway: Gateway, id: string, booking: BookingRow, { amountPaise, tipPaise }: Wanted) => {
  const description = `Booking ${referenceOf(booking.id)}`;
  const returnUrl = payAddress(deps.config, id, '/return');
  try {
    return await gateway.createOrder({ paymentId: id, amountPaise: amountPaise + tipPaise, description, returnUrl });
  } catch (error) {
    throw new AppError('PAYMENT_PROVIDER_UNAVAILABLE', { cause: error });
  }
};

/**
 * Throws BOOKING_NOT_FOUND, INVALID_STATUS_TRANSITION, PAYMENT_PENDING and PAYMENT_PROVIDER_UNAVAILABLE. The provider is asked outside any
 * transaction. If two calls ask at once, one order stays unused.
 */
export async function startPayment(
  deps: Deps,
  id: string,
  caller: Caller,
  { tip = 0 }: Schemas['PaymentStartRequest'] = {},
): Promise<Schemas['BookingPayment']> {
  const { db, clock, config, gateway } = deps;
  const { booking } = await mustFindBooking(db.read, id, caller);
  const settings = await readSettings(db.read);
  if (!gateway || !paysOnline(config, settings)) throw refuse('PAY_AT_VISIT');
  const wanted = wantedOf(booking, tip, clock.now());
  if (await underWay(db.read, id, wanted, clock.now())) return showPayment(db.read, booking, caller);
  const paymentId = newId();
  const orderId = await order(deps, gateway, paymentId, booking, wanted);
  return db.tx(async tx => {
    const { after } = await changeIn(deps, tx, id, caller, async (_tx, fresh, now) => {
      const again = wantedOf(fresh, tip, now);
      if (again.amountPaise !== wanted.amountPaise) throw new AppError('PAYMENT_PENDING');
      if (await underWay(tx, id, wanted, now)) return {};
      const row: PaymentRow = {
        ...{ id: paymentId, bookingId: id, provider: gateway.provider, method: 'ONLINE', state: 'PENDING' },
        ...{ ...wanted, refundedPaise: 0, orderId, providerId: null, note: null, professionalId: null },
        url: payAddress(config, paymentId),
        createdAt: now,
        expiresAt: fresh.holdUntil ?? now + settings.holdMinutes * MINUTE,
        paidAt: null,
        checkAt: nextCheck({ createdAt: now }, now),
      };
      await addPayment(tx, row);
      return settle(tx, fresh);
    });
    return showPayment(tx, after, caller);
  });
}
