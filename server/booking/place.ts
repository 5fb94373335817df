/** Finds the place of a visit, new or moved (rules L4 to L8). */
import { AppError } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import { overlaps, type Span } from '../shared/span.ts';
import type { Instant, IsoDate, Minute } from '../shared/time.ts';
import { rosterOf } from './roster-rules.ts';
import { visitAt } from './slot-rules.ts';
import { findPendingNear } from './store.ts';

interface Wish {
  userId: string;
  /** Who books. The message of a refusal speaks to them. */
  by: 'CUSTOMER' | 'STAFF';
  bookingDate: IsoDate;
  startMinute: Minute;
  durationInMinutes: Minute;
}

const duplicate = (by: Wish['by']) =>
  new AppError('DUPLICATE_BOOKING', by === 'STAFF' ? { params: { reason: 'CUSTOMER_HAS_BOOKING' } } : {});

/**
 * The span that the visit takes. Throws TOO_MANY_BOOKINGS for a new booking, DUPLICATE_BOOKING, SLOT_UNAVAILABLE. `exceptId` is the
 * booking that moves: its own place is free to it.
 */
export async function findPlace(
  tx: Queries,
  settings: Schemas['Settings'],
  { userId, by, bookingDate, startMinute, durationInMinutes }: Wish,
  now: Instant,
  exceptId?: string,
): Promise<Span> {
  const pending = (await findPendingNear(tx, bookingDate, userId)).filter(({ id }) => id !== exceptId);
  const theirs = pending.filter(other => other.userId === userId);
  if (exceptId === undefined && theirs.length >= settings.maxPendingBookings)
    throw new AppError('TOO_MANY_BOOKINGS', { params: { pending: theirs.length } });
  const taken = pending.filter(other => other.bookingDate === bookingDate);
  const day = { settings, roster: rosterOf(settings), date: bookingDate, taken, now };
  const { visit, refusal } = visitAt(day, startMinute, durationInMinutes);
  if (theirs.some(other => other.bookingDate === bookingDate && overlaps(other, visit))) throw duplicate(by);
  if (refusal !== null) throw new AppError('SLOT_UNAVAILABLE', { data: { reason: refusal } });
  return visit;
}
