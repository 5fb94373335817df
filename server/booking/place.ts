/** Where a visit finds its place, new or moved (rules L4 to L8). */
import { AppError } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Instant, IsoDate, Minute } from '../shared/time.ts';
import { overlaps, type Span, visitAt } from './slot-rules.ts';
import { findPendingOf } from './store.ts';

interface Wish {
  userId: string;
  /** Who asks for it, and is told why not. */
  by: 'CUSTOMER' | 'STAFF';
  bookingDate: IsoDate;
  startMinute: Minute;
  durationInMinutes: Minute;
}

const duplicate = (by: Wish['by']) =>
  new AppError('DUPLICATE_BOOKING', by === 'STAFF' ? { message: 'The customer already has a booking at this time.' } : {});

/** The span it takes a team for, or DUPLICATE_BOOKING, SLOT_UNAVAILABLE. `exceptId`: the booking whose own place is no obstacle. */
export async function findPlace(
  tx: Queries,
  settings: Schemas['Settings'],
  { userId, by, bookingDate, startMinute, durationInMinutes }: Wish,
  now: Instant,
  exceptId?: string,
): Promise<Span> {
  const taken = (await findPendingOf(tx, bookingDate)).filter(({ id }) => id !== exceptId);
  const { visit, refusal } = visitAt({ settings, date: bookingDate, taken, now }, startMinute, durationInMinutes);
  if (taken.some(other => other.userId === userId && overlaps(other, visit))) throw duplicate(by);
  if (refusal !== null) throw new AppError('SLOT_UNAVAILABLE', { data: { reason: refusal } });
  return visit;
}
