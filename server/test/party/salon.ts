/** A salon where each professional can serve any guest, for tests of planning, moving and changing (rules B140 to B146). */

import { expect } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { NOON, type TestApp } from '../app.ts';
import { changeSettings, makeService } from '../makers.ts';
import { makeNamedSalon, type NamedCustomer, PRICE } from '../named-salon.ts';

export const BRIDAL_PRICE = 2999;
/** How two have the guests of a wedding ready. */
export const TWO = { bookingTime: '14:00:00', readyBy: '17:00:00', professionals: 2 };

export interface Guest {
  label: string | null;
  serviceIds: string[];
}

export function guest(label: string | null, ...serviceIds: string[]): Guest {
  return { label, serviceIds };
}

/** Facial takes an hour, bridal make-up two. */
export async function makePartySalon(app: TestApp, settings: Parameters<typeof makeNamedSalon>[1] = {}) {
  const salon = await makeNamedSalon(app, settings);
  const bridal = await makeService(app, { name: 'Bridal make-up', price: BRIDAL_PRICE, durationInMinutes: 120 });
  const { token, facial } = salon;
  const idsOf = (guests: Guest[]) => guests.flatMap(({ serviceIds }) => serviceIds);
  /** Rupees. */
  const priceOf = (guests: Guest[]) => idsOf(guests).reduce((sum, id) => sum + (id === bridal ? BRIDAL_PRICE : PRICE), 0);
  const addAble = (name: string, more: object = {}) => salon.addPerson(name, { serviceIds: [facial, bridal], ...more });
  /** Books a plan of these guests as a customer does. */
  const bookParty = (customer: NamedCustomer, date: string, guests: Guest[], more: object = {}) =>
    salon.book(customer, date, '09:00:00', { serviceIds: idsOf(guests), guests, finalPrice: priceOf(guests), ...more });
  const wedding = () => [guest('Bride', bridal, facial), guest('Aai', facial)];
  /** Time and settings as every test begins with, and nobody at work whom another test added. */
  const emptied = async () => {
    app.clock.moveTo(NOON);
    await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });
    const { body } = await app.call('GET', '/professional/admin', { token });
    for (const { id, active } of body.data as Schemas['ProfessionalDetail'][])
      if (active) await app.call('PUT', `/professional/admin/${id}`, { token, body: { active: false } });
  };
  return {
    ...salon,
    ...{ bridal, priceOf, addAble, bookParty, emptied, wedding },
    /** The same with two at work, and a customer. */
    withTwo: async () => {
      await emptied();
      return { people: [await addAble('Asha'), await addAble('Rekha')] as [string, string], customer: await salon.newCustomer() };
    },
    plan: (customer: NamedCustomer, body: object) =>
      app.call('POST', '/booking/plan', { token: customer.token, body: { addressId: customer.addressId, ...body } }),
    /** Bride and mother, ready by 17:00: one serves the bride from 14:00 on, the other one the mother from 16:00 on. */
    bookWedding: async (customer: NamedCustomer, date: string, more: object = {}): Promise<Schemas['Booking']> => {
      const { status, body } = await bookParty(customer, date, wedding(), { ...TWO, ...more });
      expect([status, body.message]).toEqual([201, expect.any(String)]);
      return body.data;
    },
  };
}
export type PartySalon = Awaited<ReturnType<typeof makePartySalon>>;

/** Who comes with each part, from when to when, as staff see it. */
export function partsOf({ parts = [] }: Schemas['Booking']): string[] {
  return parts.map(
    ({ professional, bookingTime, endTime }) => `${professional?.name} ${bookingTime.slice(0, 5)}-${endTime.slice(0, 5)}`,
  );
}
