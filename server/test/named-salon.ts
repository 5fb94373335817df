/** A salon with named professionals, for tests of who comes (rules N1 to N11). */

import { WEEK } from '../../common/time.ts';
import type { Schemas } from '../platform/contract/types.ts';
import type { DEMO_SETTINGS } from '../salon/demo/settings.ts';
import type { TestApp } from './app.ts';
import { changeSettings, HOME, makeAdmin, makeCustomer, makeService, type TestCustomer } from './makers.ts';

export const PRICE = 999;

/** From 09:00 to 20:00 every day. */
export const ALL_WEEK = WEEK.map(day => ({ day, spans: [{ from: '09:00:00', to: '20:00:00' }] }));

export type NamedCustomer = TestCustomer & { addressId: string };

/** Kilometres to the east of the salon. */
export function east(km: number) {
  return { latitude: '21.1458', longitude: (79.0882 + km / 103.71).toFixed(6) };
}

/** Staff, one service of an hour, and hourly windows. */
export async function makeNamedSalon(app: TestApp, settings: Partial<typeof DEMO_SETTINGS> = {}) {
  const { token } = await makeAdmin(app);
  const facial = await makeService(app, { name: 'Facial', price: PRICE, durationInMinutes: 60 });
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50, ...settings });
  return {
    token,
    facial,
    addPerson: async (name: string, more: object = {}): Promise<string> => {
      const body = { name, serviceIds: [facial], hours: ALL_WEEK, gender: 'FEMALE', ...more };
      return (await app.call('POST', '/professional/admin', { token, body })).body.data.id;
    },
    newCustomer: async (km = 0): Promise<NamedCustomer> => {
      const customer = await makeCustomer(app);
      const body = { ...HOME, ...east(km) };
      const { id } = (await app.call('POST', '/address', { token: customer.token, body })).body.data;
      return { ...customer, addressId: id };
    },
    book: (customer: NamedCustomer, bookingDate: string, bookingTime: string, more: object = {}) =>
      app.call('POST', '/booking', {
        token: customer.token,
        body: {
          userId: customer.userId,
          serviceIds: [facial],
          bookingDate,
          bookingTime,
          finalPrice: PRICE,
          addressId: customer.addressId,
          paymentType: 'PAY_AFTER',
          ...more,
        },
      }),
    assign: (bookingId: string, professionalId: string, force = false) =>
      app.call('PUT', `/booking/admin/${bookingId}/professional?professionalId=${professionalId}&force=${force}`, { token }),
    asStaff: async (id: string): Promise<Schemas['Booking']> => (await app.call('GET', `/booking/${id}`, { token })).body.data,
  };
}
export type NamedSalon = Awaited<ReturnType<typeof makeNamedSalon>>;
