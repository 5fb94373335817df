/** Money goes back: by the provider for an online payment, by hand for any other (rule M12). */

import { toPaise, toRupees } from '../../../common/money.ts';
import { HOUR, type Instant, SECOND } from '../../../common/time.ts';
import {
  changeRefund,
  type GivenBack,
  giveBack,
  paymentOf,
  paymentsOf,
  refundOf,
  takeBackRefund,
} from '../../money/ledger/ledger.ts';
import { type PaymentRow, refundable } from '../../money/ledger/rules.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { JobError, type JobKind } from '../../platform/jobs/rules.ts';
import type { RefundState } from '../../platform/outside/gateway.ts';
import { GatewayRefusal } from '../../platform/outside/razorpay.ts';
import { settle } from '../change/settle.ts';
import { changeIn, writeChanges } from '../change/write.ts';
import { showPayment } from '../record/payments.ts';
import { bookingRowOfMoney } from '../record/read.ts';
import type { BookingRow } from '../record/rules.ts';

/** The provider needs days, so it is not asked often. */
export const ASK_EVERY = 6 * HOUR;

const giveBackIn = async (tx: Queries, booking: BookingRow, request: Schemas['RefundRequest'], now: Instant) => {
  const payments = await paymentsOf(tx, booking.id);
  const open = payments.filter(row => refundable(row) > 0);
  const payment = payments.find(({ id }) => id === request.paymentId);
  if (!payment && open.length > 0) throw invalidField('paymentId', 'oneOf', { values: open.map(({ id }) => id) });
  const most = payment ? refundable(payment) : 0;
  if (!payment || most === 0) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'NOTHING_TO_REFUND' } });
  const amountPaise = toPaise(request.amount);
  if (amountPaise > most) throw invalidField('amount', 'max', { limit: toRupees(most) });
  const { byProfessional = false, method } = request;
  if (method && payment.provider !== 'NONE')
    throw invalidField('method', 'oneOf', { values: [] }, 'The provider pays it back the way it came.');
  if (byProfessional && (payment.method !== 'CASH' || payment.professionalId === null))
    throw invalidField('byProfessional', 'oneOf', { values: ['false'] }, 'No professional took this payment in cash.');
  await giveBackBy(tx, payment, booking, {
    amountPaise,
    note: request.note?.trim() || null,
    byProfessional,
    ...(method && { method }),
    at: now,
  });
  return settle(tx, booking);
};

/** Gives money back: by the provider for an online payment, by hand for any other. */
const giveBackBy = async (tx: Queries, payment: PaymentRow, booking: BookingRow, given: Omit<GivenBack, 'online'>) => {
  const online = payment.provider !== 'NONE';
  const refunds = await giveBack(tx, payment, booking, { ...given, online });
  if (online) for (const { id } of refunds) await enqueue(tx, sendRefund, { refundId: id }, given.at, { key: id });
};

/** Money that came for a deleted booking. Nobody would see it, so it goes back by itself. Answers the columns to write. */
export async function giveBackAll(tx: Queries, booking: BookingRow, paymentIds: string[], now: Instant) {
  const payments = (await paymentsOf(tx, booking.id)).filter(({ id }) => paymentIds.includes(id));
  for (const payment of payments)
    if (refundable(payment) > 0) await giveBackBy(tx, payment, booking, { amountPaise: refundable(payment), at: now });
  return settle(tx, booking);
}

/** Throws BOOKING_NOT_FOUND, VALIDATION_ERROR for another booking's payment and for too much, INVALID_STATUS_TRANSITION. */
export function refundPayment(
  deps: Deps,
  id: string,
  caller: Caller,
  request: Schemas['RefundRequest'],
  once: Once,
): Promise<Schemas['BookingPayment']> {
  let owner = '';
  const refund = async (tx: Queries) => {
    const { after } = await changeIn(deps, tx, id, caller, (_tx, booking, now) => giveBackIn(tx, booking, request, now));
    owner = after.userId;
    return showPayment(tx, after, caller);
  };
  return deps.db.tx(tx => once(tx, () => refund(tx), { customerOf: () => owner }));
}

/** Writes what the provider says about a refund. */
const note = (deps: Deps, refundId: string, { state, providerId }: Partial<RefundState> & Pick<RefundState, 'state'>) =>
  deps.db.tx(async tx => {
    const now = deps.clock.now();
    const refund = await refundOf(tx, refundId);
    const payment = refund && (await paymentOf(tx, refund.paymentId));
    if (!payment || refund.state !== 'PENDING') return;
    if (providerId) await changeRefund(tx, refundId, { providerId });
    if (state === 'PENDING') return changeRefund(tx, refundId, { checkAt: now + ASK_EVERY });
    if (state === 'DONE') await changeRefund(tx, refundId, { state, doneAt: now, checkAt: null });
    else await takeBackRefund(tx, refund, payment, 'FAILED');
    const booking = await bookingRowOfMoney(tx, payment.bookingId);
    const undoes = state === 'FAILED' ? { undoes: 'REFUND' as const } : {};
    await writeChanges(deps, tx, booking, await settle(tx, booking), { caller: 'SYSTEM', now, ...undoes });
  });

/** Asks the provider to pay back. Our id of the refund is its idempotency key, so it pays once. */
export const sendRefund: JobKind<{ refundId: string }> = {
  name: 'SEND_REFUND',
  tries: 20,
  timeLimit: 30 * SECOND,
  atOnce: 4,
  run: async ({ refundId }, deps) => {
    const refund = await refundOf(deps.db.read, refundId);
    const payment = refund && (await paymentOf(deps.db.read, refund.paymentId));
    if (!refund || !payment?.providerId || refund.state !== 'PENDING') return;
    if (deps.gateway?.provider !== payment.provider) throw new JobError('The payment provider is not configured any more');
    try {
      const { amountPaise } = refund;
      await note(deps, refundId, await deps.gateway.refund({ refundId, paymentId: payment.providerId, amountPaise }));
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error;
      // Only the failed job tells staff of the money of a deleted booking.
      if ((await bookingRowOfMoney(deps.db.read, payment.bookingId)).deletedAt !== null) throw error;
      await note(deps, refundId, { state: 'FAILED' });
    }
  },
};

/** Asks the provider about a refund that was under way. */
export async function checkRefund(deps: Deps, refundId: string): Promise<void> {
  const { db, gateway } = deps;
  const refund = await refundOf(db.read, refundId);
  const payment = refund && (await paymentOf(db.read, refund.paymentId));
  if (!refund?.providerId || !payment?.providerId || payment.provider !== gateway?.provider) return;
  await note(deps, refundId, await gateway.refundState(payment.providerId, refund.providerId));
}

/** The provider reported something about a refund. */
export const askAboutRefund: JobKind<{ refundId: string }> = {
  name: 'CHECK_REFUND',
  tries: 6,
  timeLimit: 30 * SECOND,
  atOnce: 4,
  run: ({ refundId }, deps) => checkRefund(deps, refundId),
};
