/** Payments, refunds and what they leave to pay (rules M9 to M12). Pure; money is paise. */
import { LEAST_ONLINE } from '../../../common/money.ts';
import type { payment, refund } from '../../platform/db/schema.ts';

type AnyPaymentRow = typeof payment.$inferSelect;
/** What is only being ordered at the provider is no payment yet (rule M24). */
export type PaymentRow = AnyPaymentRow & { state: Exclude<AnyPaymentRow['state'], 'ORDERING'> };
export type RefundRow = typeof refund.$inferSelect;

/** The columns of a booking that say what was agreed and what was paid. */
export interface Account {
  status: 'PENDING' | 'COMPLETED' | 'CANCELLED';
  finalPaise: number;
  heldPaise: number;
  creditedPaise: number;
  pendingPaise: number;
  feePaise: number;
  paidAt: number | null;
  refundedAt: number | null;
  holdUntil: number | null;
}

/** What tells how much is owed. */
type Owed = Pick<Account, 'status' | 'finalPaise' | 'heldPaise' | 'creditedPaise' | 'feePaise'>;

export type PaymentState = 'UNPAID' | 'PENDING' | 'PARTLY_PAID' | 'PAID' | 'REFUND_DUE' | 'REFUNDED';

/** What the customer owes for the whole visit. A cancelled visit costs its fee. */
export function owed({ status, finalPaise, creditedPaise, feePaise }: Owed): number {
  return (status === 'CANCELLED' ? feePaise : finalPaise) - creditedPaise;
}

/** What is still to be paid. Nobody collects the fee of a cancelled visit: it is only kept of what was paid. */
export function due(account: Owed): number {
  return account.status === 'CANCELLED' ? 0 : Math.max(owed(account) - account.heldPaise, 0);
}

/** What has to be paid online before the booking is firm; 0 if it is (rule M13). */
export function dueNow({
  status,
  holdUntil,
  advancePaise,
  heldPaise,
}: Pick<Account, 'status' | 'holdUntil' | 'heldPaise'> & { advancePaise: number }): number {
  return status === 'PENDING' && holdUntil !== null ? Math.max(advancePaise - heldPaise, 0) : 0;
}

/** What has to be paid by the day of the second step of a party; 0 without, and once it is paid (rule M63). */
export function laterDue({
  status,
  finalPaise,
  heldPaise,
  laterPaise,
  laterOn,
}: Pick<Account, 'status' | 'finalPaise' | 'heldPaise'> & { laterPaise: number; laterOn: string | null }): number {
  if (status !== 'PENDING' || laterOn === null) return 0;
  const left = Math.min(laterPaise, finalPaise) - heldPaise;
  return left < LEAST_ONLINE ? 0 : left;
}

/** What has to be given back. */
export function refundDue(account: Owed): number {
  return Math.max(account.heldPaise - owed(account), 0);
}

/**
 * A refund as it counts: first what is due goes back, and what was paid before the visit is due again. The rest is `credited`: the
 * visit, or cancelling it, costs less.
 */
export function partsOfRefund(account: Owed, paise: number): { amountPaise: number; credited: boolean }[] {
  const returned = account.status === 'PENDING' ? paise : Math.min(refundDue(account), paise);
  const parts = [
    { amountPaise: returned, credited: false },
    { amountPaise: paise - returned, credited: true },
  ];
  return parts.filter(({ amountPaise }) => amountPaise > 0);
}

/** Derived from the payments and refunds (rule M10). */
export function paymentStateOf(account: Account): PaymentState {
  const { status, finalPaise, heldPaise, pendingPaise, paidAt, refundedAt, holdUntil } = account;
  if (refundDue(account) > 0) return 'REFUND_DUE';
  if (refundedAt !== null) return 'REFUNDED';
  if (status === 'CANCELLED') return heldPaise > 0 ? 'PAID' : 'UNPAID';
  if (finalPaise === 0) return paidAt === null ? 'UNPAID' : 'PAID';
  if (due(account) === 0) return 'PAID';
  if (heldPaise > 0) return 'PARTLY_PAID';
  return pendingPaise > 0 || holdUntil !== null ? 'PENDING' : 'UNPAID';
}

/** What can still be given back of a payment. */
export function refundable({ state, amountPaise, refundedPaise }: PaymentRow): number {
  return state === 'PAID' ? amountPaise - refundedPaise : 0;
}

/** The sums of a booking's payments and refunds. */
export interface Sums {
  heldPaise: number;
  creditedPaise: number;
  pendingPaise: number;
  lastPaidAt: number | null;
  lastRefundAt: number | null;
}

const isGiven = ({ state }: RefundRow) => state === 'PENDING' || state === 'DONE';
const sum = <T>(rows: T[], paise: (row: T) => number) => rows.reduce((total, row) => total + paise(row), 0);
const latest = (times: (number | null)[]) => {
  const known = times.filter(time => time !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

export function sumsOf(payments: PaymentRow[], refunds: RefundRow[]): Sums {
  const paid = payments.filter(({ state }) => state === 'PAID');
  const given = refunds.filter(isGiven);
  return {
    heldPaise: sum(paid, refundable),
    creditedPaise: sum(
      given.filter(({ credited }) => credited),
      ({ amountPaise }) => amountPaise,
    ),
    pendingPaise: sum(
      payments.filter(({ state }) => state === 'PENDING'),
      ({ amountPaise }) => amountPaise,
    ),
    lastPaidAt: latest(paid.map(({ paidAt }) => paidAt)),
    lastRefundAt: latest(given.map(({ createdAt, doneAt }) => doneAt ?? createdAt)),
  };
}

type Settled = Pick<Account, 'heldPaise' | 'creditedPaise' | 'pendingPaise' | 'paidAt' | 'refundedAt' | 'holdUntil'>;

/** The booking's columns after a change of its payments, refunds or status (rules M7 and M10). */
export function settled(before: Account & { advancePaise: number }, { lastPaidAt, lastRefundAt, ...sums }: Sums): Settled {
  const account = { ...before, ...sums };
  const { status, finalPaise, heldPaise, advancePaise, holdUntil } = account;
  const isCancelled = status === 'CANCELLED';
  const isPaid = isCancelled ? refundDue(account) > 0 : owed(account) > 0 && due(account) === 0;
  const isFree = !isCancelled && finalPaise === 0;
  const isRefunded = lastRefundAt !== null && (isCancelled || owed(account) === 0) && refundDue(account) === 0;
  return {
    ...sums,
    paidAt: isFree ? before.paidAt : isPaid ? lastPaidAt : null,
    refundedAt: isRefunded && !isFree ? lastRefundAt : null,
    // A hold that ran out keeps its time, which tells it from a cancellation (rule M13). Nobody can pay less than LEAST_ONLINE.
    holdUntil: !isCancelled && advancePaise - heldPaise < LEAST_ONLINE ? null : holdUntil,
  };
}
