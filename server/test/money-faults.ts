/** What is wrong with the money of a booking, in words; empty if all agrees. Paise. */

import { toRupees } from '../../common/money.ts';
import type { Schemas } from '../platform/contract/types.ts';
import type { booking, document, payment, refund } from '../platform/db/schema.ts';
import { type Provider, returnedOf } from './money-provider.ts';

type Row = typeof booking.$inferSelect;
type Payments = (typeof payment.$inferSelect)[];
type Refunds = (typeof refund.$inferSelect)[];
export type Documents = (typeof document.$inferSelect)[];

export interface Ledger {
  row: Row;
  payments: Payments;
  refunds: Refunds;
}

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((total, row) => total + of(row), 0);

const differences = (where: string, are: object, wanted: object): string[] =>
  Object.entries(wanted).flatMap(([name, value]) => {
    const is = are[name as keyof typeof are];
    return Object.is(is, value) ? [] : [`${where}: ${name} is ${is}, not ${value}`];
  });

/** What the customer owes for the visit, or for cancelling it. */
const owedOf = ({ status, feePaise, finalPaise, creditedPaise }: Row) =>
  (status === 'CANCELLED' ? feePaise : finalPaise) - creditedPaise;

const isGiven = ({ state }: Refunds[number]) => state === 'PENDING' || state === 'DONE';

/** The booking's columns are the sums of its payments and refunds. */
export function columnFaults({ row, payments, refunds }: Ledger): string[] {
  const paid = payments.filter(({ state }) => state === 'PAID');
  const given = refunds.filter(isGiven);
  const heldPaise = sum(paid, one => one.amountPaise) - sum(given, one => one.amountPaise);
  const creditedPaise = sum(
    given.filter(one => one.credited),
    one => one.amountPaise,
  );
  const pendingPaise = sum(
    payments.filter(({ state }) => state === 'PENDING'),
    one => one.amountPaise,
  );
  const isCancelled = row.status === 'CANCELLED';
  const owed = owedOf({ ...row, creditedPaise });
  const isPaid = isCancelled ? heldPaise > owed : owed > 0 && heldPaise >= owed;
  const lastGiven = Math.max(...given.map(one => one.doneAt ?? one.createdAt));
  const isRefunded = given.length > 0 && (isCancelled || owed === 0) && heldPaise <= owed;
  return [
    ...differences('booking', row, {
      ...{ heldPaise, creditedPaise, pendingPaise },
      paidAt: isPaid ? Math.max(...paid.map(one => one.paidAt ?? 0)) : null,
      refundedAt: isRefunded ? lastGiven : null,
    }),
    ...(isCancelled ? [] : differences('booking', row, { feePaise: 0 })),
    ...(isCancelled && owed > heldPaise ? [`the fee ${owed} is more than the ${heldPaise} that are held`] : []),
    ...(row.holdUntil !== null && row.status === 'PENDING' && heldPaise >= row.advancePaise
      ? ['the advance is paid, and still waited for']
      : []),
    ...payments.flatMap(one =>
      differences(`payment ${one.id}`, one, {
        refundedPaise: sum(
          given.filter(({ paymentId }) => paymentId === one.id),
          ({ amountPaise }) => amountPaise,
        ),
      }),
    ),
  ];
}

const INVOICES = ['BILL', 'BILL_OF_SUPPLY', 'TAX_INVOICE'];

/** What the documents say is what was sold, taken and given back. */
export function documentFaults(row: Row, documents: Documents): string[] {
  const valid = documents.filter(({ cancelledAt }) => cancelledAt === null);
  const total = (some: Documents) => sum(some, ({ totalPaise }) => totalPaise);
  const invoices = valid.filter(({ type }) => INVOICES.includes(type));
  const used = invoices.flatMap(({ snapshot }) => snapshot.advances);
  const vouchers = valid.filter(({ type }) => type === 'RECEIPT_VOUCHER');
  const referring = (one: Documents[number]) => valid.filter(({ refersToId }) => refersToId === one.id);
  const isCancelled = row.status === 'CANCELLED';
  const owed = owedOf(row);
  const sold = isCancelled || row.status === 'COMPLETED' ? owed : 0;
  const invoiced = total(invoices) - sum(invoices, one => total(referring(one)));
  const open = total(vouchers) - sum(vouchers, one => total(referring(one))) - sum(used, one => one.total);
  const orphans = valid.filter(one => one.refersToId !== null && !valid.some(({ id }) => id === one.refersToId));
  return [
    ...(invoices.length > 1 ? [`${invoices.length} invoices`] : []),
    ...(invoiced === sold ? [] : [`${invoiced} are invoiced, and ${sold} are owed`]),
    ...(invoices.length === 0 && open !== row.heldPaise ? [`vouchers say ${open}, and ${row.heldPaise} are held`] : []),
    ...(open > Math.max(row.heldPaise - sold, 0) ? [`vouchers still hold ${open} of ${row.heldPaise}`] : []),
    ...orphans.map(one => `${one.number} refers to a cancelled document`),
    ...used
      .filter(one => !vouchers.some(({ id }) => id === one.id))
      .map(one => `An invoice uses ${one.number}, which was cancelled`),
    ...vouchers.flatMap(one => {
      const spent =
        total(referring(one)) +
        sum(
          used.filter(({ id }) => id === one.id),
          ({ total: paise }) => paise,
        );
      return spent > one.totalPaise ? [`${one.number} over ${one.totalPaise} is used for ${spent}`] : [];
    }),
  ];
}

/** What staff see of the booking is what its columns say. */
export function shownFaults(row: Row, shown: Schemas['Booking'] | undefined): string[] {
  if (!shown) return row.deletedAt === null ? ['The booking is not shown'] : [];
  const owed = owedOf(row);
  const due = row.status === 'CANCELLED' ? 0 : Math.max(owed - row.heldPaise, 0);
  const back = Math.max(row.heldPaise - owed, 0);
  const wanted = { amountPaid: toRupees(row.heldPaise), amountDue: toRupees(due), refundDue: toRupees(back) };
  const isOwed = back > 0 === (shown.paymentState === 'REFUND_DUE');
  return [
    ...differences('shown', shown, wanted),
    ...(isOwed ? [] : [`${shown.paymentState} with ${wanted.refundDue} to give back`]),
  ];
}

/** What is still open although everything was settled. */
export function openEnds({ row, payments, refunds }: Ledger, provider: Provider): string[] {
  const there = [...new Set(payments.flatMap(({ orderId }) => orderId ?? []))].flatMap(
    orderId => provider.orders.get(orderId)?.payments.filter(({ state }) => state === 'captured') ?? [],
  );
  const online = payments.filter(({ state, provider: by }) => state === 'PAID' && by !== 'NONE');
  // Staff may give an online payment back by hand. The provider does not know of that.
  const byHand = refunds.some(one => isGiven(one) && !one.online && online.some(({ id }) => id === one.paymentId));
  const left = sum(there, one => one.amountPaise - returnedOf(one));
  // Nobody sees of a deleted booking that money has to go back. Staff remember what they took themselves.
  const isHidden = row.deletedAt !== null;
  const kept = isHidden ? sum(online, one => one.amountPaise - one.refundedPaise) : row.heldPaise;
  const most = isHidden && row.status === 'PENDING' ? 0 : owedOf(row);
  return [
    ...(refunds.some(({ state }) => state === 'PENDING') ? ['A refund is still PENDING'] : []),
    ...(kept > most ? [`${kept} are held, and ${most} are owed`] : []),
    ...differences(
      'the provider',
      { taken: sum(there, one => one.amountPaise), left },
      {
        taken: sum(online, one => one.amountPaise + one.tipPaise),
        left: byHand ? left : sum(online, one => one.amountPaise + one.tipPaise - one.refundedPaise),
      },
    ),
    ...(row.status === 'CANCELLED' && online.some(({ tipPaise }) => tipPaise > 0) ? ['A tip for no visit'] : []),
  ];
}
