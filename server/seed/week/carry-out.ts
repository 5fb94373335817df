/** How the visits of the demo's week go: who taps what, and what is paid (rule C60). */

import { istInstant, minuteOf } from '../../../common/minutes.ts';
import { addDays, HOUR, type Instant, istDate, MINUTE, toRfc3339 } from '../../../common/time.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import { startCodeOf } from '../../schedule/professional/visit-rules.ts';
import { leadOf } from '../../schedule/professional/visits.ts';
import { cancel } from '../../visits/change/cancel.ts';
import { setStatus } from '../../visits/change/set-status.ts';
import { answerHelp } from '../../visits/change/steps.ts';
import { recordPayment } from '../../visits/change/take-money.ts';
import { reportDoor } from '../../visits/professional-app/door.ts';
import { callForHelp } from '../../visits/professional-app/help.ts';
import { takeStep } from '../../visits/professional-app/take-step.ts';
import type { Random } from '../history/random.ts';
import type { Fate } from './plan.ts';
import { AS_STAFF, asCustomer, asProfessional, once, type Stage } from './stage.ts';

type Step = Schemas['VisitStateRequest'];

/** A booked visit with the stage it is played on. */
interface Played {
  stage: Stage;
  booking: Schemas['Booking'];
  fate: Fate;
  start: Instant;
  end: Instant;
}

/** Acts as the professional who has the visit by now. Nobody taps a visit that nobody has. */
const withHer = async ({ tx }: Stage, bookingId: string, act: (caller: Caller) => Promise<unknown>): Promise<void> => {
  const professionalId = (await leadOf(tx, bookingId))?.professionalId;
  if (professionalId) await act(asProfessional(professionalId));
};

const steps = ({ stage, booking: { bookingId } }: Played) => {
  const { deps, plan } = stage;
  const at = () => toRfc3339(deps.clock.now());
  return {
    step: (when: Instant, state: Step['state'], more: Partial<Step> = {}) =>
      plan(when, () => withHer(stage, bookingId, her => takeStep(deps, her, bookingId, { state, at: at(), ...more }))),
    door: (when: Instant, report: Omit<Schemas['DoorReport'], 'at'>) =>
      plan(when, () => withHer(stage, bookingId, her => reportDoor(deps, her, bookingId, { ...report, at: at() }))),
  };
};

/** She sets out, arrives, and starts with the customer's code. */
const begin = (played: Played, next: Random): void => {
  const { fate, start, stage, booking } = played;
  const { now, deps } = stage;
  const { step } = steps(played);
  const leaves = start - (12 + Math.floor(next() * 8)) * MINUTE;
  const arrives = start + Math.floor(next() * 8 - 3) * MINUTE;
  const isSoon = fate === 'SETS_OUT' && start > now && start - now <= HOUR;
  step(isSoon ? Math.min(leaves, now - 5 * MINUTE) : leaves, 'ON_THE_WAY');
  step(arrives, 'ARRIVED');
  if (fate !== 'NO_SHOW' && fate !== 'REFUSED')
    step(arrives + 4 * MINUTE, 'STARTED', { code: startCodeOf(deps.config.jwtSecret, booking.bookingId) });
};

const helped = ({ stage, booking: { bookingId }, start }: Played): void => {
  const { deps, plan } = stage;
  plan(start + 20 * MINUTE, () => withHer(stage, bookingId, her => callForHelp(deps, her, bookingId)));
  plan(start + 23 * MINUTE, () => answerHelp(deps, bookingId, AS_STAFF, {}));
};

const ended = (played: Played, next: Random): void => {
  const { fate, end } = played;
  const method = next() < 0.6 ? 'CASH' : 'UPI';
  const tip = next() < 0.25 ? [50, 100, 100, 200][Math.floor(next() * 4)] : 0;
  const paymentReceived = fate === 'UNPAID' ? null : method;
  steps(played).step(end + Math.floor(next() * 6) * MINUTE, 'DONE', { paymentReceived, ...(tip && paymentReceived && { tip }) });
};

const nobodyHome = (played: Played): void => {
  const { stage, start, booking } = played;
  const { door } = steps(played);
  door(start + 10 * MINUTE, { what: 'CALLED' });
  door(start + 24 * MINUTE, { what: 'NOBODY_HERE' });
  const noShow = { status: 'CANCELLED', reason: 'NO_SHOW' } as const;
  stage.plan(start + 28 * MINUTE, () => setStatus(stage.deps, booking.bookingId, AS_STAFF, noShow));
};

/** The customer calls it off: the day before, or this morning after paying ahead. */
const calledOff = ({ stage, booking, fate, start }: Played): void => {
  const { deps, now, plan } = stage;
  const { bookingId, userId, finalPrice } = booking;
  const isPrepaid = fate === 'PREPAID_CANCELLED';
  const paid = { amount: finalPrice, method: 'UPI', note: 'She wanted to pay ahead.' } as const;
  if (isPrepaid)
    plan(istInstant(addDays(istDate(now), -1), 17 * 60 + 30), () => recordPayment(deps, bookingId, AS_STAFF, paid, once));
  plan(isPrepaid ? now - HOUR : start - 20 * HOUR, () => cancel(deps, bookingId, asCustomer(userId), {}));
};

/** Plans what happens to this visit from its booking on. */
export function carryOut(stage: Stage, booking: Schemas['Booking'], fate: Fate, next: Random): void {
  const start = istInstant(booking.bookingDate, minuteOf(booking.bookingTime));
  const played: Played = { stage, booking, fate, start, end: start + booking.durationInMinutes * MINUTE };
  if (fate === 'CANCELLED' || fate === 'PREPAID_CANCELLED') {
    calledOff(played);
    return;
  }
  begin(played, next);
  switch (fate) {
    case 'NO_SHOW':
      nobodyHome(played);
      break;
    case 'REFUSED':
      steps(played).door(start + 9 * MINUTE, { what: 'REFUSED', refusal: 'NOT_AS_BOOKED' });
      break;
    case 'OPEN':
      break;
    case 'HELP':
      helped(played);
      ended(played, next);
      break;
    default:
      ended(played, next);
  }
}
