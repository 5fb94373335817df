/**
 * How every change of a booking is written: with its events, its documents, and what it does to the visit and to the pay of its
 * professional (rules B9 to B14, M22, M23).
 */

import type { Span } from '../../../common/span.ts';
import { laterOnAfter } from '../../../common/terms.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import { withoutTax } from '../../money/commission/base-rules.ts';
import { changeEarning, earn, forgetEarning } from '../../money/commission/earn.ts';
import { linesOfParts } from '../../money/commission/part-rules.ts';
import { netLines } from '../../money/commission/rules.ts';
import { collectsTax } from '../../money/document/sale-rules.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { noteFreed } from '../../schedule/freed/freed.ts';
import { missedAmong } from '../../schedule/professional/uncovered.ts';
import { countVisits, endVisits, partsOf } from '../../schedule/professional/visits.ts';
import { sacsOf } from '../../shop/catalog/catalog.ts';
import { countAnew } from '../list/months.ts';
import { type Actor, noteChange, type Undone } from '../record/history.ts';
import { guestServicesOf } from '../record/party.ts';
import { itemsOf, mustFindBooking, presented, show } from '../record/read.ts';
import { changeBooking } from '../record/record.ts';
import { type BookingRow, bookingCan } from '../record/rules.ts';
import { followBooking } from '../series/follow.ts';
import { endWaitsOfBooking, withdrawForBooking } from '../wait/end.ts';
import { documentChange } from './documents-of-change.ts';

const earnOf = async (
  tx: Queries,
  { id, discountPaise, finalPaise, enteredAfter }: BookingRow,
  { completedAt, now }: { completedAt: Instant; now: Instant },
): Promise<void> => {
  const visits = await partsOf(tx, id);
  if (visits.every(({ professionalId }) => professionalId === null)) return;
  const [settings, date] = [await readSettings(tx), istDate(completedAt)];
  // A visit that is entered after its month was paid out counts for today (rule B50).
  const isLate = enteredAfter && date.slice(0, 7) < istDate(now).slice(0, 7);
  const items = await itemsOf(tx, id);
  const net = netLines(items, discountPaise);
  const beforeTax = settings.commissionBeforeTax && collectsTax(settings, date);
  const serviceIds = net.map(({ serviceId }) => serviceId);
  const lines = beforeTax ? withoutTax(await sacsOf(tx, serviceIds))(net, date) : net;
  const served = visits.length > 1 ? await guestServicesOf(tx, id) : [];
  const numbers = visits.map(({ part }) => part);
  const ofParts = linesOfParts(items, lines, served, numbers);
  // Staff complete a party for all, also for one who fell ill and whom nobody replaced (rule M60).
  const missed = visits.length > 1 ? await missedAmong(tx, visits) : new Set();
  const parts = visits.map(({ id: visitId, part, professionalId }, n) => ({
    ...{ part, lines: ofParts[n] ?? [] },
    professionalId: missed.has(visitId) ? null : professionalId,
  }));
  await earn(tx, { bookingId: id, date, parts, beforeTax, finalPaise, countsOn: isLate ? istDate(now) : date });
};

/** Only a completed visit earns, so new and moved bookings cost no statement here. */
const earningChange = async (tx: Queries, before: BookingRow, after: BookingRow, now: Instant): Promise<void> => {
  const { id, status, completedAt, creditedPaise } = after;
  if (status !== 'COMPLETED' || completedAt === null) return;
  if (before.status !== 'COMPLETED') return earnOf(tx, after, { completedAt, now });
  const date = istDate(now);
  if (after.deletedAt !== null && before.deletedAt === null) return forgetEarning(tx, id, date);
  if (creditedPaise === before.creditedPaise) return;
  const { refundsLowerCommission: bears } = await readSettings(tx);
  await changeEarning(tx, after, { bears, date });
};

export type Change = (tx: Queries, booking: BookingRow, now: Instant) => Promise<Partial<BookingRow>>;

interface Writing {
  caller: Actor;
  now: Instant;
  /** When it happened, if that was before it was sent. */
  at?: Instant;
  undoes?: Undone | undefined;
}

/** Whether those who came have it among the visits that they have carried out. */
const isCarriedOut = ({ status, deletedAt }: BookingRow): boolean => status === 'COMPLETED' && deletedAt === null;

/** The time that a pending visit took and takes no longer, if all of it got free: with less services only its end does. */
const freedBy = (before: BookingRow, after: BookingRow): Span | undefined => {
  if (!bookingCan.end(before) || after.status === 'COMPLETED') return undefined;
  const isSame = after.bookingDate === before.bookingDate && after.startMinute === before.startMinute;
  const isFewer = after.partCount < before.partCount;
  if (!bookingCan.end(after) || after.deletedAt !== null || !isSame || isFewer) return before;
  return after.endMinute < before.endMinute ? { startMinute: after.endMinute, endMinute: before.endMinute } : undefined;
};

/** Whoever moves or ends a visit ends what the customer was asked about it (rule B60). */
const endsProposal = (before: BookingRow, changes: Partial<BookingRow>): boolean => {
  const { status, bookingDate, startMinute, deletedAt } = { ...before, ...changes };
  const isSame = status === before.status && bookingDate === before.bookingDate && startMinute === before.startMinute;
  return before.servicesProposal !== null && (!isSame || deletedAt !== null);
};

/** The changes with what follows from them in the booking itself. */
const withFollowing = (before: BookingRow, changes: Partial<BookingRow>): Partial<BookingRow> => {
  const { bookingDate = before.bookingDate } = changes;
  const isElsewhen = before.laterOn !== null && bookingDate !== before.bookingDate;
  return {
    ...changes,
    ...(endsProposal(before, changes) && { servicesProposal: null }),
    ...(isElsewhen && { laterOn: laterOnAfter(before.laterOn, before.bookingDate, bookingDate) }),
  };
};

/**
 * Writes the changes with their events and documents, counts visits that were carried out, and frees all who come to a booking that ends.
 * Answers the changed booking.
 */
export async function writeChanges(
  deps: Deps,
  tx: Queries,
  before: BookingRow,
  changes: Partial<BookingRow>,
  { caller, now, at, undoes }: Writing,
) {
  const all = withFollowing(before, changes);
  const after = Object.keys(all).length > 0 ? await changeBooking(tx, before, all, now) : before;
  await countAnew(tx, before, after);
  await noteChange(deps, tx, before, after, caller, { at, undoes });
  await documentChange(tx, before, after, now);
  await earningChange(tx, before, after, now);
  if (isCarriedOut(before) !== isCarriedOut(after)) await countVisits(tx, before.id, isCarriedOut(after) ? 1 : -1);
  const ends = bookingCan.end(before) && (!bookingCan.end(after) || after.deletedAt !== null);
  // A salon with teams needs it, too: a visit that had begun when the salon went to teams is still somebody's (rule N76).
  if (ends) await endVisits(tx, before.id);
  const freed = freedBy(before, after);
  if (freed) await noteFreed(tx, before.bookingDate, freed, now);
  await followBooking(tx, before, after);
  if (ends) await endWaitsOfBooking(tx, before.id, now);
  else if (freed) await withdrawForBooking(tx, before.id, now);
  return { after, settings: await readSettings(tx) };
}

/** Runs `change` in the transaction `tx` on a booking that the caller may see. */
export async function changeIn(deps: Deps, tx: Queries, id: string, caller: Caller, change: Change, undoes?: Undone) {
  const found = await mustFindBooking(tx, id, caller);
  const now = deps.clock.now();
  const changes = await change(tx, found.booking, now);
  return { found, now, ...(await writeChanges(deps, tx, found.booking, changes, { caller, now, undoes })) };
}

/** Runs `change` on a booking that the caller may see, and answers the changed booking. */
export async function applyChange(
  deps: Deps,
  id: string,
  caller: Caller,
  change: Change,
  undoes?: Undone,
): Promise<Schemas['Booking']> {
  const { booking, settings } = await deps.db.tx(async tx => {
    const { found, now, after, settings } = await changeIn(deps, tx, id, caller, change, undoes);
    return { booking: await presented(tx, settings, { ...found, booking: after }, { caller, now }), settings };
  });
  return show(deps, booking, settings, caller);
}

/** Sets an integrator's id and notes. Fields left out stay, null clears, and `metadata` is replaced as a whole. */
export function setExternal(deps: Deps, id: string, caller: Caller, external: Schemas['BookingExternal']) {
  return applyChange(deps, id, caller, async () => external);
}
