/** How a visit ends well: by staff, or by the professional's DONE, with the money that was taken (rules B9, N42, N75). */

import { istInstant } from '../../../common/minutes.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Input, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { nameOfProfessional } from '../../schedule/professional/team.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { endOne, noteCollected, partsOf } from '../../schedule/professional/visits.ts';
import { type BookingRow, bookingCan } from '../record/rules.ts';
import { receiveDue } from './settle.ts';
import { noteStep } from './steps.ts';
import { applyChange, writeChanges } from './write.ts';

/** How the visit was paid, as staff say; left out if they do not. */
export type Paid = Input<'markBookingCompleted'>['query'];

/** Who took the money at the door; null for the salon itself. Throws VALIDATION_ERROR, PROFESSIONAL_NOT_FOUND. */
export async function takerOf(tx: Queries, { paidBy, takenBy }: Paid): Promise<string | null> {
  if (takenBy === undefined) return null;
  if (paidBy !== 'CASH' && paidBy !== 'UPI') throw invalidField('paidBy', 'oneOf', { values: ['CASH', 'UPI'] });
  if ((await nameOfProfessional(tx, takenBy)) === null) throw new AppError('PROFESSIONAL_NOT_FOUND');
  return takenBy;
}

/** When a visit that ended without a word was over: at its planned end if its day is past, else now. */
export function overAt({ bookingDate, startMinute, durationInMinutes }: BookingRow, now: Instant): Instant {
  return bookingDate < istDate(now) ? istInstant(bookingDate, startMinute + durationInMinutes) : now;
}

/** Throws INVALID_STATUS_TRANSITION. */
export function ended(booking: BookingRow, at: Instant): Partial<BookingRow> {
  if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
  // A visit that costs nothing counts as paid (rule M7). Otherwise it would stay unpaid for ever.
  const isSettled = booking.finalPaise === 0 && booking.paidAt === null;
  return { status: 'COMPLETED', completedAt: at, holdUntil: null, ...(isSettled && { paidAt: at }) };
}

/** The money is on the visit's bill, because both are one change. */
export function complete(deps: Deps, id: string, caller: Caller, paid: Paid): Promise<Schemas['Booking']> {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
    const { paidBy } = paid;
    const taker = await takerOf(tx, paid);
    const over = paidBy ? overAt(booking, now) : now;
    const done = ended(booking, over);
    if (!paidBy || paidBy === 'NOT_YET') return done;
    const received = { method: paidBy, professionalId: taker, at: taker ? over : now };
    if (taker && (paidBy === 'CASH' || paidBy === 'UPI')) await noteCollected(tx, id, taker, paidBy);
    return { ...done, ...(await receiveDue(tx, { ...booking, ...done }, received)) };
  });
}

/** What a professional took at the door. Paise. */
export interface Collected {
  method: 'CASH' | 'UPI';
  tipPaise: number;
  /** The professionals for whom the tip is; null for all who come. */
  tipFor: string[] | null;
  professionalId: string;
  /** True if it went by UPI into the salon's own account (rule M43). */
  toSalon: boolean;
}

/** When the last of several professionals was done; undefined while others are not (rule N101). `at`: when she is done who taps now. */
const allDoneAt = (others: VisitRow[], at: Instant): Instant | undefined =>
  others.every(({ state }) => state === 'DONE') ? Math.max(at, ...others.map(({ doneAt }) => doneAt ?? at)) : undefined;

/**
 * The professional is done, and may have taken what was due (rule N42). Completes the booking, unless staff did so already or others still
 * work; her own time is free then. `at` is when it counts.
 */
export async function finishVisit(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  { caller, at, collected, visit }: { caller: Caller; at: Instant; collected: Collected | null; visit: VisitRow },
): Promise<void> {
  const others = (await partsOf(tx, booking.id)).filter(({ id }) => id !== visit.id);
  const doneAt = allDoneAt(others, at);
  if (bookingCan.end(booking) && doneAt === undefined) {
    await endOne(tx, visit.id);
    await noteStep(deps, tx, booking, 'PART_DONE', { caller, at, visit });
  }
  const done = bookingCan.end(booking) && doneAt !== undefined ? ended(booking, doneAt) : {};
  const paid = collected ? await receiveDue(tx, { ...booking, ...done }, { ...collected, at }) : {};
  await writeChanges(deps, tx, booking, { ...done, ...paid }, { caller, now: deps.clock.now(), at });
}
