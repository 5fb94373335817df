/** Whom a visit fits, and why not the others (rules N4, N7). */

import type { Instant } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { booking as bookings } from '../../platform/db/schema.ts';
import { isOutsideArea, whereaboutsOf } from '../../salon/settings/area-rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { candidatesFor, misfitsOf, type TeamDay } from '../fit/assign-rules.ts';
import type { Misfit, Visit } from '../fit/fit-rules.ts';
import { placeOf } from '../fit/travel-rules.ts';
import { withDoneParts } from '../professional/done-parts.ts';
import { teamDaysOf } from '../professional/team.ts';
import { onePart, type VisitRow } from '../professional/visit-rules.ts';
import { partsOf } from '../professional/visits.ts';
import { shownPeople } from '../professional/who-comes.ts';

/** A booking with its visit. */
type Booking = Pick<typeof bookings.$inferSelect, 'id' | 'address'>;

/**
 * A visit of a booking beside the rest of its day, by its part; undefined without named professionals. Throws VALIDATION_ERROR for a part
 * that the booking has not.
 */
export async function visitAndDay(
  db: Queries,
  { id: bookingId, address }: Booking,
  part: number,
  now: Instant,
): Promise<{ row: VisitRow; visit: Visit; team: TeamDay; isOutside: boolean } | undefined> {
  const settings = await readSettings(db);
  const parts = settings.capacity === 'PROFESSIONALS' ? await partsOf(db, bookingId) : [];
  const row = onePart(parts, part);
  if (!row) return undefined;
  const { date, startMinute, endMinute, serviceIds, womenOnly } = row;
  const place = placeOf(row.latitude, row.longitude);
  const asked = { settings, now, exceptVisitId: row.id, place };
  const planned = (await teamDaysOf(db, { from: date, to: date }, asked)).get(date);
  const team = planned && (await withDoneParts(db, date, planned));
  const isOutside = address !== null && isOutsideArea(settings, whereaboutsOf(address));
  return team && { row, team, visit: { startMinute, endMinute, place, serviceIds, womenOnly, bookingId }, isOutside };
}

/** Why the visit does not fit this professional, by the one function that decides; null if it does. */
export async function misfitOf(tx: Queries, booking: Booking, professionalId: string, now: Instant): Promise<Misfit | null> {
  const day = await visitAndDay(tx, booking, 1, now);
  if (!day) return null;
  return misfitsOf(day.team, day.visit).get(professionalId) ?? (day.isOutside ? 'AREA' : null);
}

/** All professionals: those whom the visit fits, the best first, then the others by name. Nobody without named professionals. */
export async function candidatesOf(db: Queries, booking: Booking, part: number, now: Instant): Promise<Schemas['Candidate'][]> {
  const found = await visitAndDay(db, booking, part, now);
  if (!found) return [];
  const people = await shownPeople(db);
  const candidate = (professionalId: string, addedMinutes: number | null, reason: Misfit | null) => {
    const professional = people.get(professionalId);
    return professional ? [{ professional, addedMinutes, reason }] : [];
  };
  const { team, visit, isOutside } = found;
  // `team` is in the order of names.
  return [
    ...candidatesFor(team, visit).flatMap(({ professionalId, added }) =>
      isOutside ? candidate(professionalId, null, 'AREA') : candidate(professionalId, added, null),
    ),
    ...[...misfitsOf(team, visit)].flatMap(([professionalId, misfit]) => candidate(professionalId, null, misfit)),
  ];
}
