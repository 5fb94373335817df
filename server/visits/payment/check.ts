/** Asks the payment provider what became of a payment. Reports, the browser's return and the clock only make us ask (rules M14, M15). */

import { type Instant, MINUTE, SECOND } from '../../../common/time.ts';
import { alertSalon } from '../../messages/tell/alert-salon.ts';
import {
  addPayment,
  changePayment,
  changeRefund,
  giveBack,
  paymentOf,
  paymentsOf,
  returnTips,
} from '../../money/ledger/ledger.ts';
import { type PaymentRow, refundable } from '../../money/ledger/rules.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import type { OrderState } from '../../platform/outside/gateway.ts';
import { newId } from '../../platform/shared/ids.ts';
import { reinstated } from '../change/hold.ts';
import { settle } from '../change/settle.ts';
import { writeChanges } from '../change/write.ts';
import { bookingRowOfMoney } from '../record/read.ts';
import { type BookingRow, ranOut } from '../record/rules.ts';
import { ASK_EVERY, askAboutRefund, checkRefund, giveBackAll } from './refund.ts';
import { nextCheck, outcomeOf } from './rules.ts';
import { findByOrders, findDuePayments, findDueRefunds, findOfOrder, findPendingRefunds } from './store.ts';

/** Writes the changes, if there are any. Answers the booking as it is then. */
const write = async (deps: Deps, tx: Queries, booking: BookingRow, changes: Partial<BookingRow>, now: Instant) => {
  const isChanged = Object.entries(changes).some(([column, value]) => booking[column as keyof BookingRow] !== value);
  return isChanged ? (await writeChanges(deps, tx, booking, changes, { caller: 'SYSTEM', now })).after : booking;
};

interface Came {
  /** The payments that just came. */
  fresh: string[];
  /** The bank had allowed them before, and nobody had taken them. */
  wasBlocked: boolean;
}

/** The payments of a booking changed: its columns follow, and money that came late may bring its time back. */
const followUp = async (deps: Deps, tx: Queries, booking: BookingRow, { fresh, wasBlocked }: Came, now: Instant) => {
  const paid = { ...booking, ...(await settle(tx, booking)) };
  const isDeleted = booking.deletedAt !== null;
  // What the bank allowed too late goes back, although the time may be free: the customer was told that nothing is booked (rule M49).
  const isTooLate = wasBlocked && booking.status === 'CANCELLED';
  const isBack = !isDeleted && !isTooLate && paid.heldPaise >= booking.advancePaise && paid.heldPaise > booking.heldPaise;
  const back = isBack ? await reinstated(tx, booking, now) : {};
  if ({ ...booking, ...back }.status === 'CANCELLED') await returnTips(tx, booking.id);
  const after = await write(deps, tx, booking, { ...back, ...(await settle(tx, { ...booking, ...back })) }, now);
  if (isTooLate || isDeleted) await write(deps, tx, after, await giveBackAll(tx, after, fresh, now), now);
  if (fresh.length > 0 && ranOut(after)) await tellSalon(tx, 'PAYMENT_LATE', { id: fresh.join(), bookingId: booking.id }, now);
};

/** The provider gave back more than we know: staff did so at the provider's own site. */
const noteRefunds = async (tx: Queries, booking: BookingRow, orderId: string, answer: OrderState, now: Instant) => {
  for (const { providerId, refundedPaise } of answer.captured) {
    const payment = (await findOfOrder(tx, orderId)).find(row => row.providerId === providerId);
    if (!payment) continue;
    const amountPaise = Math.min(refundedPaise - payment.refundedPaise, refundable(payment));
    const account = { ...booking, ...(await settle(tx, booking)) };
    if (amountPaise > 0) await giveBack(tx, payment, account, { amountPaise, online: true, isDone: true, at: now });
  }
};

const tellSalon = async (
  tx: Queries,
  kind: 'PAYMENT_FAILED' | 'PAYMENT_LATE',
  { id, bookingId }: Pick<PaymentRow, 'id' | 'bookingId'>,
  now: Instant,
) => {
  const { userId } = await bookingRowOfMoney(tx, bookingId);
  const about = { subject: bookingId, bookingId, userId, professionalId: null };
  await alertSalon(tx, [{ kind, step: id, dueAt: now, ...about }], now);
};

/** Writes the provider's answer. A second time it changes nothing. */
const noteAnswer = async (deps: Deps, tx: Queries, paymentId: string, answer: OrderState): Promise<void> => {
  const now = deps.clock.now();
  const payment = await paymentOf(tx, paymentId);
  if (!payment?.orderId) return;
  const ofOrder = await findOfOrder(tx, payment.orderId);
  const known = ofOrder.flatMap(({ providerId }) => providerId ?? []);
  const { changes, more } = outcomeOf(payment, answer, known, now);
  await changePayment(tx, payment.id, changes);
  if (changes.state === 'FAILED' && payment.state !== 'FAILED') await tellSalon(tx, 'PAYMENT_FAILED', payment, now);
  const fresh = changes.state === 'PAID' ? [payment.id] : [];
  for (const { providerId, amountPaise } of more) {
    const twice: PaymentRow = { ...payment, id: newId(), providerId, amountPaise, tipPaise: 0, state: 'PAID', refundedPaise: 0 };
    await addPayment(tx, { ...twice, url: null, blockedAt: null, createdAt: now, paidAt: now, checkAt: null });
    fresh.push(twice.id);
  }
  const booking = await bookingRowOfMoney(tx, payment.bookingId);
  await noteRefunds(tx, booking, payment.orderId, answer, now);
  await followUp(deps, tx, booking, { fresh, wasBlocked: payment.blockedAt !== null }, now);
};

/** Throws if the provider does not answer. */
async function check(deps: Deps, paymentId: string): Promise<void> {
  const { db, gateway } = deps;
  const payment = await paymentOf(db.read, paymentId);
  if (!payment?.orderId || payment.provider !== gateway?.provider) return;
  const { orderId } = payment;
  const answer = await gateway.order(orderId);
  await db.tx(tx => noteAnswer(deps, tx, paymentId, answer));
  if (answer.blocked.length === 0) return;
  // Money that is only allowed stays blocked for days, so we take it: for the visit, or to give it back (rule M49).
  for (const { providerId, amountPaise } of answer.blocked) await gateway.take(providerId, amountPaise);
  const taken = await gateway.order(orderId);
  await db.tx(tx => noteAnswer(deps, tx, paymentId, taken));
}

export const checkPayment: JobKind<{ paymentId: string }> = {
  name: 'CHECK_PAYMENT',
  tries: 6,
  timeLimit: 30 * SECOND,
  atOnce: 4,
  run: ({ paymentId }, deps) => check(deps, paymentId),
};

/** Asks soon, once for each call. */
export async function askSoon(deps: Deps, paymentIds: string[]): Promise<void> {
  if (paymentIds.length === 0) return;
  const now = deps.clock.now();
  await deps.db.tx(async tx => {
    for (const paymentId of paymentIds) await enqueue(tx, checkPayment, { paymentId }, now);
  });
}

/** The provider reports something about these orders and refunds, by its own ids. What it is, we ask ourselves. */
export async function noteGatewayReport(deps: Deps, { orderIds, refundIds }: Record<'orderIds' | 'refundIds', string[]>) {
  await askSoon(deps, await findByOrders(deps.db.read, orderIds));
  const refunds = await findPendingRefunds(deps.db.read, refundIds);
  if (refunds.length === 0) return;
  const now = deps.clock.now();
  await deps.db.tx(async tx => {
    for (const refundId of refunds) await enqueue(tx, askAboutRefund, { refundId }, now);
  });
}

/** Asks about the payments of a booking that may have been paid without our knowledge. Throws if the provider does not answer. */
export async function askAboutPayments(deps: Deps, bookingId: string): Promise<void> {
  const open = (await paymentsOf(deps.db.read, bookingId)).filter(({ state }) => state !== 'PAID' && state !== 'VOID');
  await Promise.all(open.slice(-MOST_OF_BOOKING).map(({ id }) => check(deps, id)));
}

/** The latest tries of a booking. A customer seldom makes more. */
const MOST_OF_BOOKING = 5;
/** Questions of the round that are under way at once. */
const AT_ONCE = 8;
const MOST = 1000;
const EVERY = MINUTE;
/** The next round asks about the rest. Milliseconds. */
const LONGEST_ROUND = 50 * SECOND;

/** Runs the questions, some at once, and answers what went wrong. One that fails does not keep the others from their turn. */
const askAll = async (questions: (() => Promise<void>)[], isOver: () => boolean): Promise<unknown[]> => {
  const failures: unknown[] = [];
  const left = questions.values();
  const lane = async () => {
    for (const ask of left) {
      if (isOver()) return;
      await ask().catch(error => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return failures;
};

const orLater = async (ask: () => Promise<void>, later: () => Promise<void>) => {
  try {
    await ask();
  } catch (error) {
    await later();
    throw error;
  }
};

/** Every minute: asks about payments and refunds that nobody reported. */
export const checkRound: JobKind<null> = {
  name: 'CHECK_PAYMENTS',
  tries: 3,
  timeLimit: 5 * MINUTE,
  every: EVERY,
  run: async (_, deps, signal) => {
    if (!deps.gateway) return;
    const { provider } = deps.gateway;
    const now = deps.clock.now();
    const until = performance.now() + LONGEST_ROUND;
    // What is due before the middle of the next minute would wait longer in the next round.
    const due = [deps.db.read, provider, now + EVERY / 2, MOST] as const;
    const payments = (await findDuePayments(...due)).map(row => () => {
      const later = () => deps.db.tx(tx => changePayment(tx, row.id, { checkAt: nextCheck(row, now) }));
      return orLater(() => check(deps, row.id), later);
    });
    const refunds = (await findDueRefunds(...due)).map(({ id }) => () => {
      const later = () => deps.db.tx(tx => changeRefund(tx, id, { checkAt: now + ASK_EVERY }));
      return orLater(() => checkRefund(deps, id), later);
    });
    const failures = await askAll([...payments, ...refunds], () => signal.aborted || performance.now() >= until);
    if (failures.length > 0) throw failures[0];
  },
};
