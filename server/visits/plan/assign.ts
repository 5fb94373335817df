/** Staff see who could carry out a visit, and give it to somebody (rules N7, N10). */

import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { misfitsOf } from '../../schedule/fit/assign-rules.ts';
import { mayOverrule } from '../../schedule/fit/fit-rules.ts';
import { candidatesOf, visitAndDay } from '../../schedule/free/candidates.ts';
import { allUncovered } from '../../schedule/professional/uncovered.ts';
import { reassignVisit } from '../../schedule/professional/visits.ts';
import { noteEvents } from '../record/history.ts';
import { mustFindBooking, presented } from '../record/read.ts';
import { changeBooking } from '../record/record.ts';
import { bookingCan, partIn } from '../record/rules.ts';

/** All professionals, those first whom the visit fits. Throws BOOKING_NOT_FOUND, VALIDATION_ERROR. */
export async function listCandidates(
  { db, clock }: Deps,
  id: string,
  caller: Caller,
  part: number,
): Promise<Schemas['Candidate'][]> {
  const { booking } = await mustFindBooking(db.read, id, caller);
  return candidatesOf(db.read, booking, part, clock.now());
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
  { professionalId, force, chosen, part }: { professionalId: string; force: boolean; chosen: boolean; part: number },
): Promise<Schemas['Booking']> {
  const { db, clock } = deps;
  return db.tx(async tx => {
    const now = clock.now();
    const found = await mustFindBooking(tx, id, caller);
    if (!bookingCan.end(found.booking)) throw new AppError('INVALID_STATUS_TRANSITION');
    const day = await visitAndDay(tx, found.booking, part, now);
    const isKnown = day?.team.workdays.some(workday => workday.professionalId === professionalId);
    if (!day || !isKnown) throw new AppError('PROFESSIONAL_NOT_FOUND');
    // Her part is done, and only others still work.
    if (!day.row.pending) throw new AppError('INVALID_STATUS_TRANSITION');
    const misfit = misfitsOf(day.team, day.visit).get(professionalId);
    const reason = misfit ?? (day.isOutside ? 'AREA' : undefined);
    if (reason && !(force && mayOverrule(reason))) throw new AppError('NO_PROFESSIONAL', { data: { reason } });
    await reassignVisit(tx, day.row, professionalId, { chosen, forced: misfit !== undefined });
    const booking = await changeBooking(tx, found.booking, {}, now);
    await noteEvents(
      deps,
      tx,
      [{ kind: 'ASSIGNED', bookingId: id, professionalId, part: partIn(booking, day.row) }],
      caller,
      now,
    );
    return presented(tx, await readSettings(tx), { ...found, booking }, { caller, now });
  });
}
