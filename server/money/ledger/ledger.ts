/** The payments and refunds of a booking. Each function runs in the transaction of the change, which then settles the booking. */

import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import {
  type Account,
  type PaymentRow,
  partsOfRefund,
  type RefundRow,
  refundable,
  refundDue,
  type Sums,
  sumsOf,
} from './rules.ts';
import {
  addPayment,
  addRefund,
  changePayment,
  changeRefund,
  findPayments,
  findPaymentsOfMany,
  findRefunds,
  removeNotesOf,
} from './store.ts';

/** For the features that take payments: the rows themselves. What changes a row must settle its booking. */
export {
  addPayment,
  changePayment,
  changeRefund,
  findPayment as paymentOf,
  findPayments as paymentsOf,
  findRefund as refundOf,
  findTips as tipsOf,
} from './store.ts';

export interface Ledger {
  payments: PaymentRow[];
  refunds: RefundRow[];
}

const withRefunds = async (db: Queries, payments: PaymentRow[]): Promise<Ledger> => {
  const given = payments.filter(({ refundedPaise, state }) => refundedPaise > 0 || state === 'PAID').map(({ id }) => id);
  return { payments, refunds: given.length > 0 ? await findRefunds(db, given) : [] };
};

/** In order of time. */
export async function ledgerOf(db: Queries, bookingId: string): Promise<Ledger> {
  return withRefunds(db, await findPayments(db, bookingId));
}

/** The payments and refunds of all these bookings. */
export async function ledgerOfMany(db: Queries, bookingIds: string[]): Promise<Ledger> {
  return withRefunds(db, await findPaymentsOfMany(db, bookingIds));
}

/** What staff wrote goes with the customer's account; the sums stay (rule P3). */
export function forgetNotesOf(tx: Queries, userId: string): Promise<void> {
  return removeNotesOf(tx, userId);
}

export async function sumsOfBooking(db: Queries, bookingId: string): Promise<Sums> {
  const { payments, refunds } = await ledgerOf(db, bookingId);
  return sumsOf(payments, refunds);
}

/** Paise. */
export interface Received {
  bookingId: string;
  method: Exclude<PaymentRow['method'], 'ONLINE'>;
  amountPaise: number;
  tipPaise?: number;
  /** The professionals for whom the tip is; null for all who come. */
  tipFor?: string[] | null;
  note?: string | null;
  professionalId?: string | null;
  /** True if it went by UPI to the salon's account, while the professional looked on (rule M43). */
  toSalon?: boolean;
  at: Instant;
}

/** The salon took money itself: at the door, at the desk, or into its account. */
export async function receive(tx: Queries, received: Received): Promise<PaymentRow> {
  const { bookingId, method, amountPaise, tipPaise = 0, tipFor = null, note = null } = received;
  const { professionalId = null, toSalon = false, at } = received;
  const row: PaymentRow = {
    ...{ id: newId(), bookingId, provider: 'NONE', method, state: 'PAID', amountPaise, tipPaise, refundedPaise: 0 },
    ...{ orderId: null, providerId: null, url: null, blockedAt: null, note, professionalId, toSalon, tipFor },
    ...{ createdAt: at, expiresAt: null, paidAt: at, checkAt: null },
  };
  await addPayment(tx, row);
  return row;
}

/**
 * Takes back what staff or a professional entered by mistake. Answers the payments that stay, because a part of them was given back
 * meanwhile.
 */
export async function takeBackReceived(tx: Queries, bookingId: string): Promise<PaymentRow[]> {
  const entered = (await findPayments(tx, bookingId)).filter(({ provider, state }) => provider === 'NONE' && state === 'PAID');
  for (const { id, refundedPaise } of entered) if (refundedPaise === 0) await changePayment(tx, id, { state: 'VOID' });
  return entered.filter(({ refundedPaise }) => refundedPaise > 0);
}

export interface GivenBack {
  amountPaise: number;
  /** Whether the provider pays it. It is then PENDING until the provider did. */
  online: boolean;
  isDone?: boolean;
  /** The professional who took the cash gave it back. */
  byProfessional?: boolean;
  /** How staff gave it back. */
  method?: RefundRow['method'];
  note?: string | null;
  at: Instant;
}

/** Gives back a part of a payment, at most what `refundable` answers. `account` says what it owes. */
export async function giveBack(tx: Queries, from: PaymentRow, account: Account, given: GivenBack): Promise<RefundRow[]> {
  const { amountPaise: paise, online, note = null, at, isDone = !online, byProfessional = false, method = null } = given;
  const rows = partsOfRefund(account, paise).map(
    (part): RefundRow => ({
      ...{ id: newId(), paymentId: from.id, ...part, state: isDone ? 'DONE' : 'PENDING', online, byProfessional, method },
      ...{ providerId: null, note, createdAt: at, doneAt: isDone ? at : null, checkAt: null },
    }),
  );
  for (const row of rows) await addRefund(tx, row);
  await changePayment(tx, from.id, { refundedPaise: from.refundedPaise + paise });
  return rows;
}

/** Staff gave back by hand what was due, of the latest payments first. */
export async function giveBackByHand(
  tx: Queries,
  bookingId: string,
  account: Account,
  { at, method = null }: Pick<GivenBack, 'at' | 'method'>,
): Promise<void> {
  let { heldPaise } = account;
  for (const row of (await findPayments(tx, bookingId)).toReversed()) {
    const left = { ...account, heldPaise };
    const amountPaise = Math.min(refundable(row), refundDue(left));
    if (amountPaise > 0) await giveBack(tx, row, left, { amountPaise, online: false, method, at });
    heldPaise -= amountPaise;
  }
}

/** A refund that did not happen: staff entered it by mistake (VOID), or the provider refused it (FAILED). */
export async function takeBackRefund(
  tx: Queries,
  { id, paymentId, amountPaise }: RefundRow,
  payment: PaymentRow,
  state: 'VOID' | 'FAILED',
) {
  await changeRefund(tx, id, { state, checkAt: null });
  await changePayment(tx, paymentId, { refundedPaise: payment.refundedPaise - amountPaise });
}

/** Takes back the refunds that staff entered. */
export async function takeBackRefunds(tx: Queries, bookingId: string): Promise<void> {
  const { payments, refunds } = await ledgerOf(tx, bookingId);
  const left = new Map(payments.map(row => [row.id, row]));
  for (const row of refunds.filter(({ online, state }) => !online && state === 'DONE')) {
    const of = left.get(row.paymentId);
    if (!of) continue;
    await takeBackRefund(tx, row, of, 'VOID');
    left.set(of.id, { ...of, refundedPaise: of.refundedPaise - row.amountPaise });
  }
}

/** Online payments that were under way when the time to pay ran out. They are asked about for some days more (rule M14). */
export async function expirePending(tx: Queries, bookingId: string): Promise<void> {
  const pending = (await findPayments(tx, bookingId)).filter(({ state }) => state === 'PENDING');
  for (const { id } of pending) await changePayment(tx, id, { state: 'EXPIRED' });
}

/** A tip is for the visit. When there is none, it goes back with what was paid online. */
export async function returnTips(tx: Queries, bookingId: string): Promise<void> {
  const tipped = (await findPayments(tx, bookingId)).filter(
    ({ provider, state, tipPaise }) => provider !== 'NONE' && state === 'PAID' && tipPaise > 0,
  );
  for (const { id, amountPaise, tipPaise } of tipped)
    await changePayment(tx, id, { amountPaise: amountPaise + tipPaise, tipPaise: 0, tipFor: null });
}
