/** The steps of a visit, tapped on the professional's phone (rules N41 to N43). */

import { toPaise } from '../../../common/money.ts';
import type { Instant } from '../../../common/time.ts';
import { TIME_OF } from '../../../common/visit-steps.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { eveOf, isCodeLocked, isStartCode, progressIn } from '../../schedule/professional/visit-rules.ts';
import { changeProgress } from '../../schedule/professional/visits.ts';
import { finishVisit } from '../change/complete.ts';
import { noteStep } from '../change/steps.ts';
import { tipForAmong } from '../change/tip-for.ts';
import { showVisit } from './own-days.ts';
import { mustFindBookingOf, mustFindOwn } from './own-visit.ts';
import { leads } from './rules.ts';
import { doneTime, isDayOver, judge, tappedAt, tapTime } from './step-rules.ts';
import type { OwnVisit } from './store.ts';

type Request = Schemas['VisitStateRequest'];

/** Whether the visit must change. Throws VISIT_STATE, VISIT_TOO_EARLY. */
const isForward = (visit: OwnVisit, to: Request['state'], now: Instant): boolean => {
  if (visit.status === 'CANCELLED') throw new AppError('VISIT_STATE', { params: { reason: 'VISIT_CANCELLED' } });
  // Staff completed the booking before her tap arrived: what she took is still news.
  if (to === 'DONE' && visit.status === 'COMPLETED') return visit.state !== 'DONE';
  const judged = judge(progressIn(visit, visit).state, to);
  if (judged === 'BACK') throw new AppError('VISIT_STATE');
  if (judged === 'REPEAT') return false;
  if (now < eveOf(visit.date)) throw new AppError('VISIT_TOO_EARLY');
  // Nobody has the code any more, and the visit must end.
  if (judged === 'NOT_STARTED' && !isDayOver(visit.date, now))
    throw new AppError('VISIT_STATE', { params: { reason: 'NOT_STARTED' } });
  return true;
};

/** Counts a wrong code. Answers the refusal, or null if she may start. Throws VALIDATION_ERROR. */
const refusalOfCode = async (
  tx: Queries,
  secret: string,
  visit: OwnVisit,
  code: string | undefined,
): Promise<AppError | null> => {
  if (visit.codeWaived) return null;
  if (isCodeLocked(visit)) return new AppError('START_CODE_LOCKED');
  if (code === undefined) throw invalidField('code', 'required');
  if (isStartCode(secret, visit.bookingId, code)) return null;
  await changeProgress(tx, visit.id, { wrongCodes: visit.wrongCodes + 1 });
  return new AppError('START_CODE_INVALID');
};

/**
 * Throws BOOKING_NOT_FOUND, VISIT_STATE, VISIT_TOO_EARLY, START_CODE_INVALID, START_CODE_LOCKED, VALIDATION_ERROR. A wrong code must be
 * counted although it is refused, so the transaction returns the refusal, which is thrown after it.
 */
export async function takeStep(
  deps: Deps,
  caller: Caller,
  bookingId: string,
  { state, code, paymentReceived = null, paidToSalon = false, tip = 0, tipFor, ...tap }: Request,
): Promise<Schemas['ProfessionalVisit']> {
  const { db, clock, config } = deps;
  const outcome = await db.tx(async tx => {
    const now = clock.now();
    const { person, visit, settings } = await mustFindOwn(tx, caller, bookingId);
    if (isForward(visit, state, now)) {
      const refusal = state === 'STARTED' ? await refusalOfCode(tx, config.jwtSecret, visit, code) : null;
      if (refusal) return refusal;
      const at = (state === 'DONE' ? doneTime : tapTime)(tappedAt(tap, now), visit, now);
      const method = state === 'DONE' ? paymentReceived : null;
      if (method && !leads(visit)) return new AppError('VISIT_STATE', { params: { reason: 'NOT_LEAD' } });
      const toSalon = paidToSalon && method === 'UPI';
      const collected = method && {
        ...{ method, tipPaise: toPaise(tip), professionalId: person.record.id, toSalon },
        tipFor: await tipForAmong(tx, { id: visit.bookingId, status: visit.status }, tip > 0 ? tipFor : undefined),
      };
      // A professional who starts has met the customer after all.
      const met = state === 'STARTED' && { nobodyAt: null };
      await changeProgress(tx, visit.id, { state, [TIME_OF[state]]: at, collected: method, ...met });
      const booking = await mustFindBookingOf(tx, visit);
      if (state === 'DONE') await finishVisit(deps, tx, booking, { caller, at, collected, visit });
      else await noteStep(deps, tx, booking, state, { caller, at, visit });
    }
    return showVisit(tx, person, visit, settings, now);
  });
  if (outcome instanceof AppError) throw outcome;
  return outcome;
}
