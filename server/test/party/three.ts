/** A party to which three come, because each has a service of her own, for tests of its parts and of its day (rules N100 to N105). */

import { expect } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import type { TestApp } from '../app.ts';
import { makeService, makeSession, newMobile } from '../makers.ts';
import { makeNamedSalon, PRICE } from '../named-salon.ts';
import { callersOf } from './callers.ts';

/** A Saturday. */
export const PARTY_DAY = '2026-12-05';
/** The day before, when it is booked. */
export const PARTY_EVE = '2026-12-04';

const MINUTES = { asha: 120, rekha: 60, kavita: 60 };
export type Hand = keyof typeof MINUTES;
const HANDS = Object.keys(MINUTES) as Hand[];
const NAMES = { asha: 'Asha Rao', rekha: 'Rekha Patil', kavita: 'Kavita More' };

export async function makeThreeSalon(app: TestApp) {
  app.clock.moveTo(`${PARTY_EVE}T12:00:00+05:30`);
  const salon = await makeNamedSalon(app);
  const services = {} as Record<Hand, string>;
  const mobiles = { asha: newMobile(), rekha: newMobile(), kavita: newMobile() };
  for (const hand of HANDS)
    services[hand] = await makeService(app, { name: `Service of ${hand}`, price: PRICE, durationInMinutes: MINUTES[hand] });
  const ids = {} as Record<Hand, string>;
  for (const hand of HANDS)
    ids[hand] = await salon.addPerson(NAMES[hand], { serviceIds: [services[hand]], mobile: mobiles[hand] });
  const at = (time: string, date = PARTY_DAY) => `${date}T${time}:00+05:30`;
  const instant = (time: string, date = PARTY_DAY) => new Date(at(time, date)).toISOString();
  const asHand = async (id: string, method: string, path: string, body?: object) =>
    app.call(method, path, { token: await makeSession(app, 'PROFESSIONAL', id), ...(body && { body }) });
  const customer = await salon.newCustomer();
  const callers = callersOf(app, customer);
  const { staff } = callers;

  return {
    ...{ salon, services, ids, mobiles, customer, at, instant, asHand, ...callers },
    moveTo: (time: string, date = PARTY_DAY) => app.clock.moveTo(at(time, date)),
    /** From 14:00 on: Asha for the bride until 16:00, who leads; Rekha for Aai and Kavita for one without a name, both until 15:00. */
    bookParty: async (more: object = {}): Promise<Schemas['Booking']> => {
      const guests = [
        { label: 'Bride', serviceIds: [services.asha] },
        { label: 'Aai', serviceIds: [services.rekha] },
        { label: null, serviceIds: [services.kavita] },
      ];
      const serviceIds = guests.flatMap(one => one.serviceIds);
      const { status, body } = await salon.book(customer, PARTY_DAY, '14:00:00', {
        ...{ serviceIds, guests, finalPrice: 3 * PRICE, professionals: 3 },
        ...more,
      });
      expect([status, body.errorCode]).toEqual([201, undefined]);
      return body.data;
    },
    booking: (id: string): Promise<Schemas['Booking']> => staff('GET', `/booking/${id}`),
    /** Her part of the booking. */
    partOf: async (id: string, hand: Hand): Promise<number> => {
      const { parts = [] } = (await staff('GET', `/booking/${id}`)) as Schemas['Booking'];
      return parts.find(({ professional }) => professional?.id === ids[hand])?.part ?? 0;
    },
    /** The customer's start code. */
    codeOf: async (id: string): Promise<string> => String((await callers.own('GET', `/booking/${id}`)).startCode),
    tap: (who: string, id: string, state: string, time: string, more: object = {}) => {
      app.clock.moveTo(at(time));
      return asHand(who, 'PUT', `/visit/${id}/state`, { state, at: instant(time), ...more });
    },
    door: (who: string, id: string, what: string, time: string, more: object = {}) => {
      app.clock.moveTo(at(time));
      return asHand(who, 'PUT', `/visit/${id}/door`, { what, at: instant(time), ...more });
    },
    history: async (id: string): Promise<string[]> => {
      const entries: Schemas['BookingEvent'][] = await staff('GET', `/booking/admin/${id}/history`);
      return entries.map(({ kind, part }) => (part ? `${kind} ${part}` : kind)).toReversed();
    },
  };
}
export type ThreeSalon = Awaited<ReturnType<typeof makeThreeSalon>>;
