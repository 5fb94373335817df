/** Customers and staff book the visits of the demo's week (rule C60). */

import { timeOf } from '../../../common/minutes.ts';
import { DAY, type Instant } from '../../../common/time.ts';
import { addUser } from '../../accounts/auth/store.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { newId } from '../../platform/shared/ids.ts';
import { markAsDemo } from '../../salon/demo/store.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { addAddressOnce } from '../../schedule/address/address.ts';
import { book } from '../../visits/booking/book.ts';
import type { DemoCustomer } from './people.ts';
import type { Request } from './plan.ts';
import { AS_STAFF, asCustomer, type Stage } from './stage.ts';

export interface Known {
  userId: string;
  addressId: string;
}

/** Gives each customer an account and an address, some weeks ago. */
export async function register({ tx }: Stage, customers: DemoCustomer[], first: Instant): Promise<Known[]> {
  const known: Known[] = [];
  for (const [n, { address, ...person }] of customers.entries()) {
    const userId = newId();
    const createdAt = first - (n + 1) * 3 * DAY;
    await addUser(tx, { ...person, id: userId, createdAt, lastActive: first });
    known.push({ userId, addressId: (await addAddressOnce(tx, userId, address, createdAt)).id });
  }
  await markAsDemo(
    tx,
    'CUSTOMER',
    known.map(({ userId }) => userId),
  );
  return known;
}

/** Ids by the demo's keys. */
export interface Ids {
  services: Map<string, string>;
  people: Map<string, string>;
}

const idIn = (ids: Map<string, string>, key: string): string => {
  const id = ids.get(key);
  if (!id) throw new Error(`The demo has no ${key}`);
  return id;
};

/** Books at the first of the hours that fits; null if none does. */
export async function bookOne(
  { deps, tx }: Stage,
  { date, services, wish, hours, byStaff, fate }: Request,
  { userId, addressId }: Known,
  ids: Ids,
): Promise<Schemas['Booking'] | null> {
  const settings = await readSettings(tx);
  const now = deps.clock.now();
  const order = {
    ...{ userId, addressId, bookingDate: date, serviceIds: services.map(key => idIn(ids.services, key)) },
    paymentType: fate === 'HELD' ? ('PAY_NOW' as const) : ('PAY_AFTER' as const),
  };
  const caller = byStaff ? AS_STAFF : asCustomer(userId);
  // Whoever cannot have the one she wishes for takes whoever is free.
  const wishes = [...(wish ? [{ professionalId: idIn(ids.people, wish) }] : []), ...(fate === 'UNCOVERED' ? [] : [{}])];
  for (const who of wishes)
    for (const hour of hours) {
      try {
        const booked = await book(deps, tx, { ...order, ...who, bookingTime: timeOf(hour * 60) }, settings, now, caller);
        await markAsDemo(tx, 'BOOKING', [booked.bookingId]);
        return booked;
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'SLOT_UNAVAILABLE')) throw error;
      }
    }
  return null;
}
