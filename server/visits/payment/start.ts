/** The customer starts or continues an online payment (rule M13). */

import { LEAST_ONLINE, toPaise } from '../../../common/money.ts';
import { type Instant, MINUTE } from '../../../common/time.ts';
import { changePayment, paymentsOf } from '../../money/ledger/ledger.ts';
import { due, dueNow, laterDue } from '../../money/ledger/rules.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { paysOnline } from '../../salon/settings/rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { readPayment } from '../change/pay-after.ts';
import { settle } from '../change/settle.ts';
import { tipForAmong } from '../change/tip-for.ts';
import { changeIn } from '../change/write.ts';
import { mustFindBooking } from '../record/read.ts';
import type { BookingRow } from '../record/rules.ts';
import { askForOrder, giveUpTurn, isAlike, takeTurn, type Wanted, waitForTurn } from './ordering.ts';
import { nextCheck } from './rules.ts';
import { findOrdering, type OrderingRow } from './store.ts';

const refuse = (reason: 'CANCELLED' | 'NOTHING_DUE' | 'PAY_AT_VISIT') =>
  new AppError('INVALID_STATUS_TRANSITION', { params: { reason } });

type Request = Schemas['PaymentStartRequest'];

/** What the customer pays now, in paise: the advance of a booking that is not firm, otherwise its second step or all that is due. */
const toPayNow = (booking: BookingRow, { onlyLater = false }: Request): number => {
  if (booking.holdUntil !== null) return dueNow(booking);
  return (onlyLater && laterDue(booking)) || due(booking);
};

/** The payment that is under way, if it is for the same amount. Throws PAYMENT_PENDING for another one. */
const underWay = async (db: Queries, bookingId: string, wanted: Wanted, now: Instant) => {
  const open = (await paymentsOf(db, bookingId)).find(
    ({ state, expiresAt }) => state === 'PENDING' && expiresAt !== null && now < expiresAt,
  );
  if (open && !isAlike(open, wanted)) throw new AppError('PAYMENT_PENDING');
  return open;
};

/** Throws INVALID_STATUS_TRANSITION, VALIDATION_ERROR. */
const wantedOf = async (tx: Queries, booking: BookingRow, request: Request, now: Instant): Promise<Wanted> => {
  const { tip = 0, tipFor } = request;
  if (booking.status === 'CANCELLED') throw refuse('CANCELLED');
  // The job that gives the time back may be a moment late.
  if (booking.holdUntil !== null && now >= booking.holdUntil) throw refuse('CANCELLED');
  const amountPaise = toPayNow(booking, request);
  if (amountPaise < LEAST_ONLINE) throw refuse('NOTHING_DUE');
  const tipPaise = toPaise(tip);
  return { amountPaise, tipPaise, tipFor: tipPaise === 0 ? null : await tipForAmong(tx, booking, tipFor, { knownAt: now }) };
};

/** Makes the reserved payment one that can be paid. Another call may have done so, if ours took too long. */
const begin = (
  deps: Deps,
  id: string,
  caller: Caller,
  { mine, orderId, request }: { mine: OrderingRow; orderId: string; request: Request },
) =>
  deps.db.tx(async tx => {
    await changeIn(deps, tx, id, caller, async (_tx, fresh, now) => {
      const wanted = await wantedOf(tx, fresh, request, now);
      if (wanted.amountPaise !== mine.amountPaise) throw new AppError('PAYMENT_PENDING');
      if (await underWay(tx, id, wanted, now)) return {};
      if ((await findOrdering(tx, id))?.id !== mine.id) throw new AppError('PAYMENT_PENDING');
      const { holdMinutes } = await readSettings(tx);
      await changePayment(tx, mine.id, {
        ...{ state: 'PENDING', orderId, createdAt: now, expiresAt: fresh.holdUntil ?? now + holdMinutes * MINUTE },
        checkAt: nextCheck({ createdAt: now, state: 'PENDING' }, now),
      });
      return settle(tx, fresh);
    });
  });

/** Throws VALIDATION_ERROR, BOOKING_NOT_FOUND, INVALID_STATUS_TRANSITION, PAYMENT_PENDING and PAYMENT_PROVIDER_UNAVAILABLE. */
export async function startPayment(
  deps: Deps,
  id: string,
  caller: Caller,
  request: Request = {},
): Promise<Schemas['BookingPayment']> {
  const { db, clock, config, gateway } = deps;
  await mustFindBooking(db.read, id, caller);
  if (!gateway || !paysOnline(config, await readSettings(db.read))) throw refuse('PAY_AT_VISIT');
  const turn = await db.tx(async tx => {
    const { booking } = await mustFindBooking(tx, id, caller);
    const wanted = await wantedOf(tx, booking, request, clock.now());
    if (await underWay(tx, id, wanted, clock.now())) return undefined;
    return takeTurn(deps, tx, id, gateway, wanted);
  });
  if (!turn) return readPayment(deps, id, caller);
  if (turn.kind === 'WAIT') {
    await waitForTurn(deps, turn.row);
    return startPayment(deps, id, caller, request);
  }
  try {
    const orderId = await askForOrder(deps, gateway, turn);
    await begin(deps, id, caller, { mine: turn.row, orderId, request });
  } catch (error) {
    await giveUpTurn(deps, turn.row);
    throw error;
  }
  return readPayment(deps, id, caller);
}
