/** Who taps, and the visit and booking that are hers (rules N41, N44). */

import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { findActive } from '../../schedule/professional/team.ts';
import type { Person } from '../../schedule/professional/workday-rules.ts';
import { bookingRowOf } from '../record/read.ts';
import { findVisitOf, type OwnVisit } from './store.ts';

/** The professional who calls. Throws UNAUTHORIZED if staff deactivated her while the request was under way. */
export async function mustBeActive(db: Queries, { id }: Caller): Promise<Person> {
  const person = await findActive(db, { id });
  if (!person) throw new AppError('UNAUTHORIZED');
  return person;
}

/** Her visit. Throws UNAUTHORIZED, and BOOKING_NOT_FOUND also for somebody else's. */
export async function mustFindOwn(
  tx: Queries,
  caller: Caller,
  bookingId: string,
): Promise<{ person: Person; visit: OwnVisit; settings: Required<Schemas['Settings']> }> {
  const settings = await readSettings(tx);
  const person = await mustBeActive(tx, caller);
  const visit = settings.capacity === 'PROFESSIONALS' ? await findVisitOf(tx, person.record.id, bookingId) : undefined;
  if (!visit) throw new AppError('BOOKING_NOT_FOUND');
  return { person, visit, settings };
}

/** The booking of her visit. Throws BOOKING_NOT_FOUND. */
export async function mustFindBookingOf(tx: Queries, { bookingId }: OwnVisit) {
  const booking = await bookingRowOf(tx, bookingId);
  if (!booking) throw new AppError('BOOKING_NOT_FOUND');
  return booking;
}
