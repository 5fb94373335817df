/** The owner's test of a whole booking (rule W50): everything is real, but nobody else hears of it. */

import { addDays, type IsoDate, istDate } from '../../../common/time.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { servicesOnSale } from '../../shop/catalog/catalog.ts';
import { markAsTest } from '../record/record.ts';
import { bookForCustomer } from './book-for-customer.ts';
import { availableSlots } from './slots.ts';

const DAYS_AHEAD = 14;

type Address = Schemas['AddressRequest'];

/** The middle of the first area, or the salon's own place: a test must not fail because the salon lies outside its area. */
const testAddress = async (db: Queries): Promise<Address> => {
  const { areas, latitude, longitude, city, address } = await readSettings(db);
  const [area] = areas;
  const [corner] = area?.points ?? [];
  const place = area?.latitude && area.longitude ? { latitude: area.latitude, longitude: area.longitude } : corner;
  return {
    ...{ flatNumber: '1', building: null, landmark: null, instructions: null },
    street: address.split(',')[0]?.slice(0, 200).replaceAll('://', ' ') || 'Test address',
    ...{ city: city ?? 'Nagpur', state: 'Maharashtra', country: 'India', postalCode: area?.postalCodes?.[0] ?? '440001' },
    ...(place ?? { latitude, longitude }),
  };
};

const firstFree = async (deps: Deps, caller: Caller, serviceId: string, { latitude, longitude }: Address) => {
  const today = istDate(deps.clock.now());
  for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
    const date: IsoDate = addDays(today, ahead);
    const slots = await availableSlots(deps, { date, serviceIds: serviceId, latitude, longitude }, caller);
    const slot = slots.find(({ available }) => available);
    if (slot) return { bookingDate: date, bookingTime: slot.startTime };
  }
  throw new AppError('SLOT_UNAVAILABLE');
};

/**
 * Books the service at the next free time for this mobile. `then` runs in the transaction of the booking. Throws SERVICE_NOT_FOUND, and
 * SLOT_UNAVAILABLE for whatever else is in the way.
 */
export async function bookTestVisit(
  deps: Deps,
  caller: Caller,
  { mobile, serviceId }: { mobile: string; serviceId: string },
  then: (tx: Queries, bookingId: string) => Promise<void>,
): Promise<void> {
  if (!(await servicesOnSale(deps.db.read, [serviceId])).has(serviceId)) throw new AppError('SERVICE_NOT_FOUND');
  const address = await testAddress(deps.db.read);
  const when = await firstFree(deps, caller, serviceId, address);
  const once: Once = async (tx, work) => {
    const booked = await work();
    const { bookingId } = booked as { bookingId: string };
    await markAsTest(tx, bookingId);
    await then(tx, bookingId);
    return booked;
  };
  const request = { mobile, fullName: 'Test Visit', serviceIds: [serviceId], address, ...when };
  await bookForCustomer(deps, caller, request, once).catch(error => {
    throw error instanceof AppError ? new AppError('SLOT_UNAVAILABLE', { cause: error }) : error;
  });
}
