/** A salon where each professional can serve any guest, for tests of planning, moving and changing (rules B140 to B146). */

import type { Schemas } from '../../platform/contract/types.ts';
import type { TestApp } from '../app.ts';
import { makeService } from '../makers.ts';
import { makeNamedSalon, type NamedCustomer, PRICE } from '../named-salon.ts';

export const BRIDAL_PRICE = 2999;

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
  return {
    ...salon,
    bridal,
    priceOf,
    /** Nobody who was added before is there any more. */
    emptied: async () => {
      const { body } = await app.call('GET', '/professional/admin', { token });
      for (const { id, active } of body.data as Schemas['ProfessionalDetail'][])
        if (active) await app.call('PUT', `/professional/admin/${id}`, { token, body: { active: false } });
    },
    addAble: (name: string, more: object = {}) => salon.addPerson(name, { serviceIds: [facial, bridal], ...more }),
    plan: (customer: NamedCustomer, body: object) =>
      app.call('POST', '/booking/plan', { token: customer.token, body: { addressId: customer.addressId, ...body } }),
    /** Books a plan of these guests as a customer does. */
    bookParty: (customer: NamedCustomer, date: string, guests: Guest[], more: object = {}) =>
      salon.book(customer, date, '09:00:00', { serviceIds: idsOf(guests), guests, finalPrice: priceOf(guests), ...more }),
  };
}
export type PartySalon = Awaited<ReturnType<typeof makePartySalon>>;

/** Who comes with each part, from when to when, as staff see it. */
export function partsOf({ parts = [] }: Schemas['Booking']): string[] {
  return parts.map(
    ({ professional, bookingTime, endTime }) => `${professional?.name} ${bookingTime.slice(0, 5)}-${endTime.slice(0, 5)}`,
  );
}
