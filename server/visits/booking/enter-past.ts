/** A visit that took place is entered afterwards: a walk-in, or a call that was taken without network (rule B50). */

import { istInstant } from '../../../common/minutes.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { misfitOf } from '../../schedule/free/candidates.ts';
import { nameOfProfessional } from '../../schedule/professional/team.ts';
import { carriedOutBy } from '../../schedule/professional/visits.ts';
import { ended, type Paid, takerOf } from '../change/complete.ts';
import { receiveDue } from '../change/settle.ts';
import { writeChanges } from '../change/write.ts';
import { mustFindBooking, presented } from '../record/read.ts';
import { markAsEntered } from '../record/record.ts';
import { bookForCustomer } from './book-for-customer.ts';

type Request = Schemas['PastVisitRequest'];

/**
 * In a salon with named professionals somebody carried it out, with teams nobody in particular. Throws VALIDATION_ERROR,
 * PROFESSIONAL_NOT_FOUND.
 */
const mustNameWho = async (db: Queries, { professionalId }: Request): Promise<void> => {
  const { capacity } = await readSettings(db);
  if (capacity === 'PROFESSIONALS' && professionalId === undefined) throw invalidField('professionalId', 'required');
  if (capacity === 'TEAMS' && professionalId !== undefined) throw invalidField('professionalId', 'unknownField');
  if (professionalId !== undefined && (await nameOfProfessional(db, professionalId)) === null)
    throw new AppError('PROFESSIONAL_NOT_FOUND');
};

/** The booking was written as one to come; here it ends, with its money and its documents. */
const finish = async (deps: Deps, tx: Queries, id: string, caller: Caller, request: Request): Promise<Schemas['Booking']> => {
  const { professionalId, paidBy, takenBy } = request;
  const now = deps.clock.now();
  await markAsEntered(tx, id);
  if (professionalId !== undefined) await carriedOutBy(tx, id, professionalId);
  const found = await mustFindBooking(tx, id, caller);
  const { booking } = found;
  const misfit = professionalId === undefined ? null : await misfitOf(tx, booking, professionalId, now);
  const over = Math.min(istInstant(booking.bookingDate, booking.startMinute + booking.durationInMinutes), now);
  const paid: Paid = { ...(paidBy && { paidBy }), ...(takenBy !== undefined && { takenBy }) };
  const taker = await takerOf(tx, paid);
  const done = ended(booking, over);
  const money = paidBy
    ? await receiveDue(tx, { ...booking, ...done }, { method: paidBy, professionalId: taker, at: taker ? over : now })
    : {};
  const { after, settings } = await writeChanges(deps, tx, booking, { ...done, ...money }, { caller, now });
  return { ...(await presented(tx, settings, { ...found, booking: after }, { caller, now })), misfit };
};

/** Throws what `bookForCustomer` throws, but nothing about free times; PROFESSIONAL_NOT_FOUND. */
export async function enterPastVisit(deps: Deps, caller: Caller, request: Request, once: Once): Promise<Schemas['Booking']> {
  const { paidBy: _paidBy, takenBy: _takenBy, ...order } = request;
  const finished: Once = (tx, work, about) =>
    once(
      tx,
      async () => {
        await mustNameWho(tx, request);
        const booked = await work();
        return (await finish(deps, tx, (booked as Schemas['Booking']).bookingId, caller, request)) as typeof booked;
      },
      about,
    );
  return bookForCustomer(deps, caller, order, finished, 'PAST');
}
