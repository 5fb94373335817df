/** How a visit ends that did not take place: nobody was there, or it was refused at the door (rules B40, N83, N84). */

import type { Instant } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { type BookingRow, bookingCan, hasBegun } from '../record/rules.ts';
import { type Cancelling, cancel, cancelled, keptOf } from './cancel.ts';
import { complete } from './complete.ts';
import { applyChange, writeChanges } from './write.ts';

type Refusal = Schemas['DoorRefusal'];

interface NewStatus extends Cancelling {
  status: BookingRow['status'];
  reason?: Schemas['CancelReason'] | undefined;
  refusal?: Refusal | undefined;
}

const mustBePending = (booking: BookingRow): void => {
  if (!bookingCan.end(booking)) throw new AppError('INVALID_STATUS_TRANSITION');
};

/** Nobody was there. Staff keep the fee that the customer agreed to, or not (rule M30). Throws INVALID_STATUS_TRANSITION. */
const noShow = (deps: Deps, id: string, caller: Caller, cancelling: Cancelling): Promise<Schemas['Booking']> =>
  applyChange(deps, id, caller, async (tx, booking, now) => {
    mustBePending(booking);
    if (!hasBegun(booking, now)) throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'NOT_TIME_YET' } });
    const feePaise = keptOf(booking, caller, cancelling, { now, hasSetOut: true });
    return cancelled(tx, booking, { cancelReason: 'NO_SHOW', feePaise, at: now });
  });

/** Whoever refused, it costs nothing: all that was paid goes back. */
const refusedWith = (refusal: Refusal, at: Instant) => ({ cancelReason: 'REFUSED', refusal, feePaise: 0, at }) as const;

const refused = (deps: Deps, id: string, caller: Caller, refusal: Refusal): Promise<Schemas['Booking']> =>
  applyChange(deps, id, caller, async (tx, booking, now) => {
    mustBePending(booking);
    return cancelled(tx, booking, refusedWith(refusal, now));
  });

/** The professional or the customer refused the visit at the door. `at` is when she tapped. */
export async function refuseVisit(
  deps: Deps,
  tx: Queries,
  booking: BookingRow,
  { caller, at, refusal }: { caller: Caller; at: Instant; refusal: Refusal },
): Promise<void> {
  mustBePending(booking);
  const changes = await cancelled(tx, booking, refusedWith(refusal, at));
  await writeChanges(deps, tx, booking, changes, { caller, now: deps.clock.now(), at });
}

/** Throws BOOKING_NOT_FOUND, INVALID_STATUS_TRANSITION, VALIDATION_ERROR for a reason that does not fit. */
export function setStatus(deps: Deps, id: string, caller: Caller, { status, reason, refusal, ...cancelling }: NewStatus) {
  if (reason !== undefined && status !== 'CANCELLED') throw invalidField('reason', 'oneOf', { values: [] });
  if (reason === 'REFUSED') {
    if (refusal === undefined) throw invalidField('refusal', 'required');
    return refused(deps, id, caller, refusal);
  }
  if (reason === 'NO_SHOW') return noShow(deps, id, caller, cancelling);
  if (status === 'COMPLETED') return complete(deps, id, caller, {});
  if (status === 'CANCELLED') return cancel(deps, id, caller, cancelling);
  return applyChange(deps, id, caller, async () => {
    throw new AppError('INVALID_STATUS_TRANSITION', { params: { reason: 'NOT_PENDING_AGAIN' } });
  });
}
