/**
 * Another time for a visit that nobody can carry out as booked: staff ask, and the customer says yes (rules N81 and N82). A proposal takes
 * nobody's time. It is checked again when the customer agrees, by the same function as every move.
 */

import { minuteOf, timeOf } from '../../../common/minutes.ts';
import type { Instant } from '../../../common/time.ts';
import { countOwnChange } from '../../accounts/auth/limits.ts';
import { wishesWomen } from '../../accounts/auth/profile.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { findTime, wishFor } from '../../schedule/free/time.ts';
import { onePart, type VisitRow } from '../../schedule/professional/visit-rules.ts';
import { leadOf, setProposal } from '../../schedule/professional/visits.ts';
import { move } from '../change/move.ts';
import { applyToVisits, meantBy } from '../change/steps.ts';
import { applyChange } from '../change/write.ts';
import { noteEvents } from '../record/history.ts';
import { type BookingRow, bookingCan } from '../record/rules.ts';

/** Throws INVALID_STATUS_TRANSITION, and VISIT_STATE with teams. */
const mustBeOpen = (booking: BookingRow, visit: VisitRow | undefined): VisitRow => {
  if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
  if (!visit) throw new AppError('VISIT_STATE', { params: { reason: 'NO_VISIT' } });
  return visit;
};

/** Throws SLOT_UNAVAILABLE, DUPLICATE_BOOKING. */
const mustFit = async (
  tx: Queries,
  { id, userId, address, durationInMinutes }: BookingRow,
  { serviceIds, womenOnly }: VisitRow,
  { bookingDate, bookingTime, professionalId }: Schemas['TimeProposalRequest'],
  now: Instant,
): Promise<void> => {
  const wish = wishFor(serviceIds, address, { professionalId, womenOnly: womenOnly || (await wishesWomen(tx, userId)) });
  const place = { ...wish, address, userId, by: 'STAFF', bookingDate, startMinute: minuteOf(bookingTime), durationInMinutes };
  await findTime(tx, await readSettings(tx), place as typeof place & { by: 'STAFF' }, now, { exceptId: id });
};

/** Throws BOOKING_NOT_FOUND, INVALID_STATUS_TRANSITION, VISIT_STATE, SLOT_UNAVAILABLE, DUPLICATE_BOOKING, VALIDATION_ERROR. */
export function proposeTime(deps: Deps, id: string, caller: Caller, asked: Schemas['TimeProposalRequest'], part: number) {
  return applyToVisits(deps, id, caller, async (tx, booking, parts) => {
    const visit = mustBeOpen(booking, onePart(parts, part));
    // One of several at another time would leave the guests to nobody (rule N102), and guests are planned anew (rule B145).
    if (parts.length > 1 || booking.guestCount > 0) throw new AppError('VISIT_STATE', { params: { reason: 'PARTY' } });
    const now = deps.clock.now();
    await mustFit(tx, booking, visit, asked, now);
    const { bookingDate: date, bookingTime, professionalId } = asked;
    await setProposal(tx, visit.id, { date, startMinute: minuteOf(bookingTime), professionalId, at: now });
    return [{ kind: 'TIME_PROPOSED' }];
  });
}

/** Throws BOOKING_NOT_FOUND, VALIDATION_ERROR. */
export function withdrawProposal(deps: Deps, id: string, caller: Caller, part: number | undefined) {
  return applyToVisits(deps, id, caller, async (tx, _booking, parts) => {
    const asked = meantBy(parts, part).filter(({ proposal }) => proposal !== null);
    for (const visit of asked) await setProposal(tx, visit.id, null);
    return asked.map(visit => ({ kind: 'TIME_WITHDRAWN', visit }));
  });
}

/**
 * The customer says yes to the time that they saw: the visit moves there, and the proposed professional comes. Throws BOOKING_NOT_FOUND,
 * INVALID_STATUS_TRANSITION, PROPOSAL_GONE, DUPLICATE_BOOKING, and SLOT_UNAVAILABLE if the time went meanwhile.
 */
export function agreeToTime(deps: Deps, id: string, caller: Caller, seen: Schemas['AgreedTime']): Promise<Schemas['Booking']> {
  return applyChange(deps, id, caller, async (tx, booking, now) => {
    if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
    const { capacity } = await readSettings(tx);
    const visit = capacity === 'PROFESSIONALS' ? await leadOf(tx, id) : undefined;
    const proposal = visit?.proposal;
    if (!visit || !proposal || proposal.date !== seen.bookingDate || timeOf(proposal.startMinute) !== seen.bookingTime)
      throw new AppError('PROPOSAL_GONE');
    await countOwnChange(tx, deps.config, 'MOVE', booking.userId, now);
    const { date: bookingDate, startMinute, professionalId } = proposal;
    const to = { bookingDate, startMinute, address: booking.address };
    // The move counts by exact travel, as staff found the time.
    const changes = await move(deps, tx, booking, caller, { to, asked: professionalId, isAgreed: true, by: 'STAFF' }, now);
    await setProposal(tx, visit.id, null);
    const isElsewhen = bookingDate !== booking.bookingDate || startMinute !== booking.startMinute;
    // At the same time only the person is new, and no column of the booking changes.
    if (!isElsewhen) await noteEvents(deps, tx, [{ kind: 'ASSIGNED', bookingId: id, professionalId }], caller, now);
    return changes;
  });
}
