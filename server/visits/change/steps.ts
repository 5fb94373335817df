/** What staff do while a professional carries out a visit, and what her steps do to the booking (rules N41 to N44). */

import type { Instant } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { EventKind } from '../../platform/events/events.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import type { VisitRow } from '../../schedule/professional/visit-rules.ts';
import { endHelp, endNobodyHere, partsOf, waiveCode } from '../../schedule/professional/visits.ts';
import { noteEvents } from '../record/history.ts';
import { mustFindBooking, presented } from '../record/read.ts';
import { changeBooking } from '../record/record.ts';
import { type BookingRow, bookingCan } from '../record/rules.ts';

/** Records what happened to a visit. Integrators see the booking again, because it counts as changed. */
export async function noteStep(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  kind: EventKind,
  { caller, at }: { caller: Caller; at: Instant },
): Promise<BookingRow> {
  const after = await changeBooking(tx, booking, {}, deps.clock.now());
  await noteEvents(deps, tx, [{ kind, bookingId: booking.id }], caller, at);
  return after;
}

/**
 * Changes visits of a booking as staff. `change` gets all of them, in order of part, and none with teams. It answers the event, or null if
 * there is nothing to do.
 */
export function applyToVisits(
  deps: Deps,
  id: string,
  caller: Caller,
  change: (tx: Queries, booking: BookingRow, parts: VisitRow[]) => Promise<EventKind | null>,
): Promise<Schemas['Booking']> {
  const { db, clock } = deps;
  return db.tx(async tx => {
    const now = clock.now();
    const settings = await readSettings(tx);
    const found = await mustFindBooking(tx, id, caller);
    const parts = settings.capacity === 'PROFESSIONALS' ? await partsOf(tx, id) : [];
    const kind = await change(tx, found.booking, parts);
    const booking = kind ? await noteStep(deps, tx, found.booking, kind, { caller, at: now }) : found.booking;
    return presented(tx, settings, { ...found, booking }, { caller, now });
  });
}

/** Throws BOOKING_NOT_FOUND, INVALID_STATUS_TRANSITION, VISIT_STATE. */
export function waiveStartCode(deps: Deps, id: string, caller: Caller): Promise<Schemas['Booking']> {
  return applyToVisits(deps, id, caller, async (tx, booking, parts) => {
    if (parts.length === 0) throw new AppError('VISIT_STATE', { params: { reason: 'NO_VISIT' } });
    if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
    // The booking has one code, which all type.
    const asked = parts.filter(({ codeWaived }) => !codeWaived);
    if (asked.length === 0) return null;
    for (const visit of asked) await waiveCode(tx, visit.id);
    return 'CODE_WAIVED';
  });
}

/** Throws BOOKING_NOT_FOUND. */
export function answerHelp(deps: Deps, id: string, caller: Caller): Promise<Schemas['Booking']> {
  return applyToVisits(deps, id, caller, async (tx, _booking, parts) => {
    const calling = parts.filter(({ helpAt }) => helpAt !== null);
    if (calling.length === 0) return null;
    for (const visit of calling) await endHelp(tx, visit.id);
    return 'HELP_ANSWERED';
  });
}

/** Staff let her wait longer at the door. Throws BOOKING_NOT_FOUND. */
export function letWaitLonger(deps: Deps, id: string, caller: Caller): Promise<Schemas['Booking']> {
  return applyToVisits(deps, id, caller, async (tx, _booking, parts) => {
    const waiting = parts.filter(({ nobodyAt }) => nobodyAt !== null);
    if (waiting.length === 0) return null;
    for (const visit of waiting) await endNobodyHere(tx, visit.id);
    return 'WAIT_LONGER';
  });
}
