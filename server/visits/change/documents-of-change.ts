/** The documents that follow from a change of a booking (rule G7). */

import { quietPaiseOf } from '../../../common/price.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import { wordsOf } from '../../../common/words/all.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { nameInBoth } from '../../money/document/both-languages.ts';
import { cancelCaused, changeCancellationFee, setOffAgain } from '../../money/document/correct.ts';
import { issueCancellationFee, issueInvoice, receivePayment, type Sale } from '../../money/document/issue.ts';
import { creditInvoice, refundAdvance } from '../../money/document/refund.ts';
import { collectsTax } from '../../money/document/sale-rules.ts';
import { type Ledger, ledgerOf } from '../../money/ledger/ledger.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { sacsOf } from '../../shop/catalog/catalog.ts';
import { linesByGuest } from '../record/guest-lines.ts';
import { itemsOf } from '../record/read.ts';
import { type BookingRow, isStateUnknown } from '../record/rules.ts';

const TRAVEL = { name: wordsOf.en.documents.travel, names: { hi: wordsOf.hi.documents.travel, mr: wordsOf.mr.documents.travel } };

/** The booking as a sale. The service is performed on the day of completion, or on the planned day. */
async function saleOf(tx: Queries, booking: BookingRow): Promise<Sale> {
  const {
    id,
    reference,
    userId,
    address,
    bookingDate,
    completedAt,
    discountPaise,
    roundOffPaise,
    travelPaise,
    totalPaise,
    quietPercent,
  } = booking;
  const items = await itemsOf(tx, id);
  const sacOf = await sacsOf(
    tx,
    items.map(({ serviceId }) => serviceId),
  );
  const customer = await customerOf(tx, userId);
  const { businessName, gstin, language = 'en' } = customer ?? {};
  return {
    bookingId: id,
    reference,
    // A document of a deleted account has no owner.
    userId: customer ? userId : null,
    ...(customer && { language: customer.language }),
    buyer: {
      name: customer?.fullName ?? null,
      mobile: customer?.mobile ?? null,
      address: address && [address.street, address.city, address.state, address.postalCode].join(', '),
      business: businessName && gstin ? { name: businessName, gstin } : null,
    },
    state: address?.state ?? null,
    suppliedOn: completedAt === null ? bookingDate : istDate(completedAt),
    ...(booking.guestCount > 0 && { guestCount: booking.guestCount }),
    lines: [
      ...(await linesByGuest(tx, booking, items)).map(({ serviceId, name, names, quantity, pricePaise, guest, label }) => ({
        description: nameInBoth(language, { name, names }),
        ...(guest !== undefined && { guest }),
        ...(label !== undefined && { label }),
        quantity,
        gross: pricePaise * quantity,
        sac: sacOf(serviceId),
      })),
      // The way belongs to the services and is taxed as they are.
      ...(travelPaise > 0
        ? [
            {
              description: nameInBoth(language, TRAVEL),
              quantity: 1,
              gross: travelPaise,
              sac: sacOf(items[0]?.serviceId ?? ''),
              isFee: true,
            },
          ]
        : []),
    ],
    discount: discountPaise,
    roundOff: roundOffPaise,
    quiet: quietPaiseOf(totalPaise - travelPaise, quietPercent),
  };
}

interface Accounted {
  before: BookingRow;
  after: BookingRow;
  ledger: Ledger;
  now: Instant;
}

const MISTAKES = {
  PAYMENT: 'The payment was recorded by mistake.',
  REFUND: 'The refund was recorded by mistake.',
  REFUSED: 'The payment provider did not pay the refund.',
} as const;

const idsOf = (rows: { id: string; state: string }[], state: string) =>
  rows.filter(row => row.state === state).map(({ id }) => id);

/** Cancels the documents of what did not happen, and then corrects an invoice that builds on them. */
const takeBack = async (tx: Queries, { before, after, ledger, now }: Accounted) => {
  const undone: [causes: string[], reason: string][] = [
    [idsOf(ledger.payments, 'VOID'), MISTAKES.PAYMENT],
    [idsOf(ledger.refunds, 'VOID'), MISTAKES.REFUND],
    [idsOf(ledger.refunds, 'FAILED'), MISTAKES.REFUSED],
  ];
  const sale = { bookingId: after.id };
  let cancelled = false;
  for (const [causes, reason] of undone) cancelled = (await cancelCaused(tx, sale, { causes, reason }, now)) || cancelled;
  const isOtherFee = before.status === 'CANCELLED' && after.feePaise !== before.feePaise;
  if (isOtherFee) await changeCancellationFee(tx, await saleOf(tx, after), after.feePaise, now);
  else if (cancelled) await setOffAgain(tx, sale, now);
};

/**
 * Money before the visit. What is paid at or after it is on the invoice, also if the lead takes it while others still work (rule N101).
 * With `all`, also what came before this change.
 */
const advances = async (tx: Queries, { after, ledger, now }: Omit<Accounted, 'before'>, all = false) => {
  if (after.status === 'COMPLETED') return;
  // An earlier payment may hold more by now, because the tip of a cancelled visit goes back with its price.
  const paid = ledger.payments.filter(
    ({ state, paidAt, provider, professionalId }) =>
      state === 'PAID' && professionalId === null && (all || paidAt === now || provider !== 'NONE'),
  );
  if (paid.length === 0) return;
  const sale = await saleOf(tx, after);
  for (const { id: paymentId, amountPaise: amount } of paid) await receivePayment(tx, sale, { paymentId, amount }, now);
};

const refunds = async (tx: Queries, { after, ledger, now }: Omit<Accounted, 'before'>, all = false) => {
  const given = ledger.refunds.filter(
    ({ state, createdAt }) => (all || createdAt === now) && (state === 'PENDING' || state === 'DONE'),
  );
  for (const { id: refundId, paymentId, amountPaise: amount, credited } of given)
    await (credited ? creditInvoice : refundAdvance)(tx, { bookingId: after.id }, { refundId, paymentId, amount }, now);
};

/** Tax depends on the State, so nothing is issued before staff say which one the address means (rule G4). */
const waitsForState = async (tx: Queries, booking: BookingRow, now: Instant): Promise<boolean> =>
  isStateUnknown(booking) && collectsTax(await readSettings(tx), istDate(now));

/** The State became known: issues all that waited for it. */
const catchUp = async (tx: Queries, after: BookingRow, now: Instant) => {
  const accounted = { after, ledger: await ledgerOf(tx, after.id), now };
  await advances(tx, accounted, true);
  if (after.status === 'COMPLETED') await issueInvoice(tx, await saleOf(tx, after), now);
  if (after.status === 'CANCELLED' && after.feePaise > 0)
    await issueCancellationFee(tx, await saleOf(tx, after), after.feePaise, now);
  await refunds(tx, accounted, true);
};

/** Issues and cancels what the change from `before` to `after` calls for. A deleted booking keeps its documents. */
export async function documentChange(tx: Queries, before: BookingRow, after: BookingRow, now: Instant): Promise<void> {
  const becomes = (status: BookingRow['status']) => after.status === status && before.status !== status;
  const hasMoved = after.heldPaise !== before.heldPaise || after.creditedPaise !== before.creditedPaise;
  const accounted = hasMoved ? { before, after, ledger: await ledgerOf(tx, after.id), now } : null;
  if (accounted) await takeBack(tx, accounted);
  if (await waitsForState(tx, after, now)) return;
  if (isStateUnknown(before) && !isStateUnknown(after)) return catchUp(tx, after, now);
  if (accounted) await advances(tx, accounted);
  if (becomes('COMPLETED')) await issueInvoice(tx, await saleOf(tx, after), now);
  // The fee comes before any refund, which then gives back what the fee left of the advances.
  if (becomes('CANCELLED') && after.feePaise > 0) await issueCancellationFee(tx, await saleOf(tx, after), after.feePaise, now);
  if (accounted) await refunds(tx, accounted);
}
