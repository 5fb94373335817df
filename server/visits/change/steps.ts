/** What staff do while a professional carries out a visit, and what her steps do to the booking (rules N41 to N44). */

import type { Instant } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { EventKind } from '../../platform/events/events.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { onePart, type VisitRow } from '../../schedule/professional/visit-rules.ts';
import { endHelp, endNobodyHere, partsOf, waiveCode } from '../../schedule/professional/visits.ts';
import { noteEvents } from '../record/history.ts';
import { mustFindBooking, presented } from '../record/read.ts';
import { changeBooking } from '../record/record.ts';
import { type BookingRow, bookingCan, partIn } from '../record/rules.ts';

interface Tapped {
  caller: Caller;
  at: Instant;
  /** Whose visit it is; left out for all visits of the booking. */
  visit?: Pick<VisitRow, 'part' | 'professionalId'>;
}

/** Records what happened to a visit. Integrators see the booking again, because it counts as changed. */
export async function noteStep(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  kind: EventKind,
  { caller, at, visit }: Tapped,
): Promise<BookingRow> {
  const after = await changeBooking(tx, booking, {}, deps.clock.now());
  const part = visit ? partIn(booking, visit) : null;
  await noteEvents(deps, tx, [{ kind, bookingId: booking.id, part }], caller, at);
  return after;
}

/** What staff did to a visit. */
interface Done {
  kind: EventKind;
  visit?: VisitRow;
}

/**
 * Changes visits of a booking as staff. `change` gets all of them, in order of part, and none with teams. It answers what happened; nothing
 * if there is nothing to do.
 */
export function applyToVisits(
  deps: Deps,
  id: string,
  caller: Caller,
  change: (tx: Queries, booking: BookingRow, parts: VisitRow[]) => Promise<Done[]>,
): Promise<Schemas['Booking']> {
  const { db, clock } = deps;
  return db.tx(async tx => {
    const now = clock.now();
    const settings = await readSettings(tx);
    const found = await mustFindBooking(tx, id, caller);
    const parts = settings.capacity === 'PROFESSIONALS' ? await partsOf(tx, id) : [];
    let { booking } = found;
    for (const { kind, visit } of await change(tx, booking, parts))
      booking = await noteStep(deps, tx, booking, kind, { caller, at: now, ...(visit && { visit }) });
    return presented(tx, settings, { ...found, booking }, { caller, now });
  });
}

/** The visits that staff mean: one part, or all. With teams there is none. Throws VALIDATION_ERROR. */
export function meantBy(parts: VisitRow[], part: number | undefined): VisitRow[] {
  if (part === undefined) return parts;
  const meant = onePart(parts, part);
  return meant ? [meant] : [];
}

/** Does something to each visit that staff mean and that asks for it (rule N102). */
const answerEach = async (
  meant: VisitRow[],
  { asks, answer, kind }: { asks: (visit: VisitRow) => boolean; answer: (visit: VisitRow) => Promise<void>; kind: EventKind },
): Promise<Done[]> => {
  const asking = meant.filter(asks);
  for (const visit of asking) await answer(visit);
  return asking.map(visit => ({ kind, visit }));
};

interface Meant {
  part?: number | undefined;
}

/** Throws BOOKING_NOT_FOUND, INVALID_STATUS_TRANSITION, VISIT_STATE, VALIDATION_ERROR. */
export function waiveStartCode(deps: Deps, id: string, caller: Caller, { part }: Meant): Promise<Schemas['Booking']> {
  return applyToVisits(deps, id, caller, async (tx, booking, parts) => {
    if (parts.length === 0) throw new AppError('VISIT_STATE', { params: { reason: 'NO_VISIT' } });
    if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
    const asks = ({ codeWaived }: VisitRow) => !codeWaived;
    return answerEach(meantBy(parts, part), { asks, answer: visit => waiveCode(tx, visit.id), kind: 'CODE_WAIVED' });
  });
}

/** Throws BOOKING_NOT_FOUND, VALIDATION_ERROR. */
export function answerHelp(deps: Deps, id: string, caller: Caller, { part }: Meant): Promise<Schemas['Booking']> {
  return applyToVisits(deps, id, caller, (tx, _booking, parts) => {
    const asks = ({ helpAt }: VisitRow) => helpAt !== null;
    return answerEach(meantBy(parts, part), { asks, answer: visit => endHelp(tx, visit.id), kind: 'HELP_ANSWERED' });
  });
}

/** Staff let her wait longer at the door. Throws BOOKING_NOT_FOUND, VALIDATION_ERROR. */
export function letWaitLonger(deps: Deps, id: string, caller: Caller, { part }: Meant): Promise<Schemas['Booking']> {
  return applyToVisits(deps, id, caller, (tx, _booking, parts) => {
    const asks = ({ nobodyAt }: VisitRow) => nobodyAt !== null;
    return answerEach(meantBy(parts, part), { asks, answer: visit => endNobodyHere(tx, visit.id), kind: 'WAIT_LONGER' });
  });
}
