/** Calls for help: a professional calls from a visit, and every dashboard shows it until staff answer (rule N45). */

import { timeOf } from '../../../common/minutes.ts';
import { type Instant, toRfc3339 } from '../../../common/time.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { readTeam } from '../../schedule/professional/team.ts';
import { bookedProfessional } from '../../schedule/professional/visit-rules.ts';
import { changeProgress } from '../../schedule/professional/visits.ts';
import { noteStep } from '../change/steps.ts';
import { partShown } from '../record/rules.ts';
import { showVisit } from './own-days.ts';
import { mustFindBookingOf, mustFindOwn } from './own-visit.ts';
import { findHelpCalls, findLastEvents } from './store.ts';

/** A second call keeps the first time. Throws BOOKING_NOT_FOUND. */
export function callForHelp(deps: Deps, caller: Caller, bookingId: string): Promise<Schemas['ProfessionalVisit']> {
  const { db, clock } = deps;
  return db.tx(async tx => {
    const now = clock.now();
    const { person, visit, settings } = await mustFindOwn(tx, caller, bookingId);
    if (visit.helpAt === null) {
      await changeProgress(tx, visit.id, { helpAt: now });
      await noteStep(deps, tx, await mustFindBookingOf(tx, visit), 'HELP', { caller, at: now, visit });
    }
    return showVisit(tx, person, visit, settings, now);
  });
}

export async function listHelpCalls({ db: { read: db } }: Deps): Promise<Schemas['HelpCall'][]> {
  const visits = await findHelpCalls(db);
  const callers = await findLastEvents(db, visits, 'HELP');
  const team = new Map((await readTeam(db)).map(({ record }) => [record.id, record]));
  return visits.map(visit => {
    const { id, bookingId, professionalId, helpAt, date, startMinute, fullName, mobile, refusal } = visit;
    const caller = team.get(callers.get(id)?.professionalId ?? professionalId ?? '');
    return {
      bookingId,
      ...partShown(visit, visit),
      professional: caller ? bookedProfessional(caller) : null,
      helpAt: toRfc3339(helpAt as Instant),
      bookingDate: date,
      bookingTime: timeOf(startMinute),
      customerName: fullName,
      customerMobile: mobile,
      ...(refusal !== null && { refusal }),
    };
  });
}
