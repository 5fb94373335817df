/** Books again: puts the services of an earlier booking into the cart. */

import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { fillCart } from '../../shop/cart/change.ts';
import { itemsOf, mustFindBooking } from '../record/read.ts';

/** Answers the filled cart. Throws BOOKING_NOT_FOUND, UNAUTHORIZED, and VALIDATION_ERROR when the cart is full. */
export function bookAgain({ db, clock }: Deps, id: string, caller: Caller): Promise<Schemas['Cart']> {
  return db.tx(async tx => {
    const { booking } = await mustFindBooking(tx, id, caller);
    return fillCart(tx, caller.id, await itemsOf(tx, booking.id), clock.now());
  });
}
