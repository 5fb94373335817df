/** What each of several professionals does at a booking, for lists and messages (rules N102 and N105). */

import type { Queries } from '../../platform/db/database.ts';
import { findPartServices, type ServiceName } from './names-store.ts';

/** The services of one part of these bookings; undefined for an ordinary booking, and without a part. */
export async function servicesOfParts(
  db: Queries,
  bookingIds: string[],
): Promise<(visit: { bookingId: string; part?: number | undefined }) => ServiceName[] | undefined> {
  const known = Map.groupBy(await findPartServices(db, bookingIds), ({ bookingId, part }) => `${bookingId} ${part}`);
  return ({ bookingId, part }) => known.get(`${bookingId} ${part}`);
}
