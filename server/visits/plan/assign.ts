/** Staff see who could carry out a visit, and give it to somebody (rules N7, N10). */

import type { Instant } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { isOutsideArea, whereaboutsOf } from '../../salon/settings/area-rules.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { candidatesFor, misfitsOf, type TeamDay } from '../../schedule/fit/assign-rules.ts';
import { type Misfit, mayOverrule, type Visit } from '../../schedule/fit/fit-rules.ts';
import { placeOf } from '../../schedule/fit/travel-rules.ts';
import { bookedProfessional } from '../../schedule/professional/rules.ts';
import { readTeam, teamDaysOf } from '../../schedule/professional/team.ts';
import { allUncovered } from '../../schedule/professional/uncovered.ts';
import { reassignVisit, visitOf } from '../../schedule/professional/visits.ts';
import { noteEvents } from '../record/history.ts';
import { mustFindBooking, presented } from '../record/read.ts';
import { changeBooking } from '../record/record.ts';
import { type BookingRow, bookingCan } from '../record/rules.ts';

/** The visit of a booking beside the rest of its day; undefined without named professionals. */
const visitAndDay = async (
  db: Queries,
  { id: bookingId, address }: Pick<BookingRow, 'id' | 'address'>,
  now: Instant,
): Promise<{ visit: Visit; team: TeamDay; isOutside: boolean } | undefined> => {
  const settings = await readSettings(db);
  const row = settings.capacity === 'PROFESSIONALS' ? await visitOf(db, bookingId) : undefined;
  if (!row) return undefined;
  const { date, startMinute, endMinute, serviceIds, womenOnly } = row;
  const place = placeOf(row.latitude, row.longitude);
  const asked = { settings, now, exceptBookingId: bookingId, place };
  const team = (await teamDaysOf(db, { from: date, to: date }, asked)).get(date);
  const isOutside = address !== null && isOutsideArea(settings, whereaboutsOf(address));
  return team && { team, visit: { startMinute, endMinute, place, serviceIds, womenOnly }, isOutside };
};

/** Why the visit does not fit this professional, by the one function that decides; null if it does. */
export async function misfitOf(tx: Queries, booking: BookingRow, professionalId: string, now: Instant): Promise<Misfit | null> {
  const day = await visitAndDay(tx, booking, now);
  if (!day) return null;
  return misfitsOf(day.team, day.visit).get(professionalId) ?? (day.isOutside ? 'AREA' : null);
}

/** All professionals: those whom the visit fits, the best first, then the others by name. Throws BOOKING_NOT_FOUND. */
export async function listCandidates({ db, clock }: Deps, id: string, caller: Caller): Promise<Schemas['Candidate'][]> {
  const { booking } = await mustFindBooking(db.read, id, caller);
  const found = await visitAndDay(db.read, booking, clock.now());
  if (!found) return [];
  const people = new Map((await readTeam(db.read)).map(({ record }) => [record.id, bookedProfessional(record)]));
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

/** Visits to come that nobody can carry out as things are. */
export async function listUncovered({ db, clock }: Deps): Promise<Schemas['UncoveredVisit'][]> {
  const { capacity } = await readSettings(db.read);
  return capacity === 'PROFESSIONALS' ? allUncovered(db.read, clock.now()) : [];
}

/**
 * Gives the visit to this professional. Throws BOOKING_NOT_FOUND, INVALID_STATUS_TRANSITION, PROFESSIONAL_NOT_FOUND, NO_PROFESSIONAL
 * with the reason. `force` overrules hours, leave, travel and the service area (rule N30). `chosen`: no program may move the visit.
 */
export function assignProfessional(
  deps: Deps,
  id: string,
  caller: Caller,
  { professionalId, force, chosen }: { professionalId: string; force: boolean; chosen: boolean },
): Promise<Schemas['Booking']> {
  const { db, clock } = deps;
  return db.tx(async tx => {
    const now = clock.now();
    const found = await mustFindBooking(tx, id, caller);
    if (!bookingCan.end(found.booking)) throw new AppError('INVALID_STATUS_TRANSITION');
    const day = await visitAndDay(tx, found.booking, now);
    const isKnown = day?.team.workdays.some(workday => workday.professionalId === professionalId);
    if (!day || !isKnown) throw new AppError('PROFESSIONAL_NOT_FOUND');
    const misfit = misfitsOf(day.team, day.visit).get(professionalId);
    const reason = misfit ?? (day.isOutside ? 'AREA' : undefined);
    if (reason && !(force && mayOverrule(reason))) throw new AppError('NO_PROFESSIONAL', { data: { reason } });
    await reassignVisit(tx, id, professionalId, { chosen, forced: misfit !== undefined });
    const booking = await changeBooking(tx, found.booking, {}, now);
    await noteEvents(deps, tx, [{ kind: 'ASSIGNED', bookingId: id, professionalId }], caller, now);
    return presented(tx, await readSettings(tx), { ...found, booking }, { caller, now });
  });
}
