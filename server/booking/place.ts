/** Where a visit finds its place, new or moved (rulings R6). */
import { AppError } from '../contract/errors.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Instant, IsoDate, Minute } from '../shared/time.ts';
import { overlaps, type Span, visitAt } from './slot-rules.ts';
import { findPendingOf } from './store.ts';

interface Wish {
  userId: string;
  bookingDate: IsoDate;
  startMinute: Minute;
  durationInMinutes: Minute;
}

/** The span it takes a team for, or DUPLICATE_BOOKING, SLOT_UNAVAILABLE. `exceptId`: the booking whose own place is no obstacle. */
export const findPlace = async (
  tx: Queries,
  settings: Schemas['Settings'],
  { userId, bookingDate, startMinute, durationInMinutes }: Wish,
  now: Instant,
  exceptId?: string,
): Promise<Span> => {
  const taken = (await findPendingOf(tx, bookingDate)).filter(({ id }) => id !== exceptId);
  const { visit, refusal } = visitAt(settings, bookingDate, startMinute, durationInMinutes, taken, now);
  if (taken.some(other => other.userId === userId && overlaps(other, visit))) throw new AppError('DUPLICATE_BOOKING');
  if (refusal !== null) throw new AppError('SLOT_UNAVAILABLE', { data: { reason: refusal } });
  return visit;
};
