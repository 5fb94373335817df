/** What a professional tells from the door: she called the customer, nobody is there, or the visit is refused (rules N83, N84). */

import { timeOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import { feeAt } from '../../../common/terms.ts';
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import { nobodyFrom } from '../../../common/visit-steps.ts';
import { noShowsOf } from '../../accounts/auth/no-shows.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readTeam } from '../../schedule/professional/team.ts';
import { bookedProfessional, eveOf, progressIn } from '../../schedule/professional/visit-rules.ts';
import { changeProgress, partsOf } from '../../schedule/professional/visits.ts';
import { refuseVisit } from '../change/set-status.ts';
import { noteStep } from '../change/steps.ts';
import { type BookingRow, partShown } from '../record/rules.ts';
import { showVisit } from './own-days.ts';
import { mustFindBookingOf, mustFindOwn } from './own-visit.ts';
import { leads } from './rules.ts';
import { isDayOver, tappedAt, tapTime } from './step-rules.ts';
import { findNobodyHere, type OwnVisit } from './store.ts';

type Report = Schemas['DoorReport'];

const refuse = (reason: 'VISIT_CANCELLED' | 'NOT_ARRIVED' | 'NOT_CALLED' | 'WAIT_LONGER') =>
  new AppError('VISIT_STATE', { params: { reason } });

/** Throws VISIT_STATE once the visit has started or ended, VISIT_TOO_EARLY. */
const mustBeBefore = (visit: OwnVisit, now: Instant): void => {
  if (visit.status === 'CANCELLED') throw refuse('VISIT_CANCELLED');
  if (['STARTED', 'DONE'].includes(progressIn(visit, visit).state)) throw new AppError('VISIT_STATE');
  if (now < eveOf(visit.date)) throw new AppError('VISIT_TOO_EARLY');
};

/** Whether this report tells something new. Throws VISIT_STATE, VALIDATION_ERROR. */
const isNews = (visit: OwnVisit, { what, refusal }: Report, at: Instant, waitMinutes: number): boolean => {
  if (what === 'CALLED') return visit.calledAt === null;
  if (what === 'REFUSED') {
    if (refusal === undefined) throw invalidField('refusal', 'required');
    return true;
  }
  if (visit.nobodyAt !== null) return false;
  // She stands at no door any more, and the visit must end (rule N74).
  if (isDayOver(visit.date, at)) return true;
  const from = nobodyFrom(visit, waitMinutes);
  if (from === null) throw refuse('NOT_ARRIVED');
  if (visit.calledAt === null) throw refuse('NOT_CALLED');
  if (at < from) throw refuse('WAIT_LONGER');
  return true;
};

/** Whether her refusal ends the booking: she leads it, and nobody else has begun (rule N103). */
const mayEnd = async (tx: Queries, visit: OwnVisit): Promise<boolean> =>
  leads(visit) &&
  (await partsOf(tx, visit.bookingId)).every(({ id, state }) => id === visit.id || !['STARTED', 'DONE'].includes(state));

/** Others come or work, so staff decide: the salon hears it as a call for help, with the reason. The same one again is no news. */
const tellRefusal = async (
  deps: Deps,
  tx: Queries,
  visit: OwnVisit,
  booking: BookingRow,
  { caller, at, refusal }: { caller: Caller; at: Instant; refusal: Schemas['DoorRefusal'] },
): Promise<void> => {
  if (visit.refusal === refusal) return;
  await changeProgress(tx, visit.id, { helpAt: visit.helpAt ?? at, refusal });
  await noteStep(deps, tx, booking, 'HELP', { caller, at, visit });
};

const write = async (
  deps: Deps,
  tx: Queries,
  visit: OwnVisit,
  { what, refusal }: Report,
  { caller, at }: { caller: Caller; at: Instant },
): Promise<void> => {
  const booking = await mustFindBookingOf(tx, visit);
  if (what === 'REFUSED') {
    const reason = refusal as Schemas['DoorRefusal'];
    if (await mayEnd(tx, visit)) return refuseVisit(deps, tx, booking, { caller, at, refusal: reason });
    return tellRefusal(deps, tx, visit, booking, { caller, at, refusal: reason });
  }
  await changeProgress(tx, visit.id, what === 'CALLED' ? { calledAt: at } : { nobodyAt: at });
  await noteStep(deps, tx, booking, what, { caller, at, visit });
};

/** The same refusal again is answered like the first time: her phone may not have got that answer. */
const isRepeatedRefusal = (visit: OwnVisit, { what }: Report): boolean => what === 'REFUSED' && visit.cancelReason === 'REFUSED';

/** Throws BOOKING_NOT_FOUND, VISIT_STATE with the reason, VISIT_TOO_EARLY, VALIDATION_ERROR. */
export function reportDoor(deps: Deps, caller: Caller, bookingId: string, report: Report): Promise<Schemas['ProfessionalVisit']> {
  return deps.db.tx(async tx => {
    const now = deps.clock.now();
    const { person, visit, settings } = await mustFindOwn(tx, caller, bookingId);
    if (!isRepeatedRefusal(visit, report)) {
      mustBeBefore(visit, now);
      const at = tapTime(tappedAt(report, now), visit, now);
      if (isNews(visit, report, at, settings.noShowWaitMinutes)) await write(deps, tx, visit, report, { caller, at });
    }
    return showVisit(tx, person, visit, settings, now);
  });
}

/** The professionals who wait at a door where nobody is, longest first. */
export async function listNobodyHere({ db: { read: db }, clock }: Deps): Promise<Schemas['NobodyHere'][]> {
  const now = clock.now();
  const visits = await findNobodyHere(db);
  const noShows = await noShowsOf(
    db,
    visits.map(({ userId }) => userId),
    now,
  );
  const team = new Map((await readTeam(db)).map(({ record }) => [record.id, bookedProfessional(record)]));
  const instantOf = (instant: Instant | null) => (instant === null ? null : toRfc3339(instant));
  return visits.map(visit => ({
    bookingId: visit.bookingId,
    ...partShown(visit, visit),
    professional: team.get(visit.professionalId ?? '') ?? null,
    nobodyAt: toRfc3339(visit.nobodyAt as Instant),
    arrivedAt: instantOf(visit.arrivedAt),
    calledAt: instantOf(visit.calledAt),
    bookingDate: visit.date,
    bookingTime: timeOf(visit.startMinute),
    customerName: visit.fullName,
    customerMobile: visit.mobile,
    fee: toRupees(feeAt(visit, { now, hasSetOut: true })),
    noShows: noShows.get(visit.userId) ?? 0,
  }));
}
