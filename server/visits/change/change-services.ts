/** Staff change the services of a visit, and the customer answers (rule B60). Its professional does it in professional-app/own-services.ts. */
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { mustFindBooking } from '../record/read.ts';
import { answered, changeServicesOf } from './grow.ts';
import { applyChange } from './write.ts';

/** Throws BOOKING_NOT_FOUND, and what `changeServicesOf` throws. */
export function changeServices(
  deps: Deps,
  id: string,
  caller: Caller,
  wish: Schemas['ServicesChange'],
  preview: boolean,
): Promise<Schemas['ServicesPreview']> {
  const work = async (tx: Queries) => {
    const { booking } = await mustFindBooking(tx, id, caller);
    return changeServicesOf(deps, tx, booking, wish, { caller, preview, now: deps.clock.now() });
  };
  return preview ? work(deps.db.read) : deps.db.tx(work);
}

/** The customer's own answer, or what staff heard on the telephone. Throws BOOKING_NOT_FOUND, and what `answered` throws. */
export function answerServices(
  deps: Deps,
  id: string,
  caller: Caller,
  answer: Schemas['ServicesAnswer'],
): Promise<Schemas['Booking']> {
  const how = MAY[caller.role].actsAs === 'CUSTOMER' ? 'CUSTOMER' : 'TELEPHONE';
  return applyChange(deps, id, caller, (tx, booking, now) => answered(deps, tx, booking, answer, { caller, how, now }));
}
