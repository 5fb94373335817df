/** A salon where two come to a party, with online payment by the development gateway. */
import { expect } from 'vitest';
import type { Schemas } from '../platform/contract/types.ts';
import { startApp } from './app.ts';
import { portOf } from './form.ts';
import { makeAdmin, makeService, makeSession } from './makers.ts';
import { makeNamedSalon, type NamedCustomer, PRICE } from './named-salon.ts';

const BRIDAL = 2999;

/** The settings stay those of the named salon, with `settings` on top. */
export async function openBrideSalon(settings: Parameters<typeof makeNamedSalon>[1] = {}) {
  const app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' } });
  const salon = await makeNamedSalon(app, { minimumOrderValue: 0, ...settings });
  const bridal = await makeService(app, { name: 'Bridal make-up', price: BRIDAL, durationInMinutes: 120 });
  const both = { serviceIds: [salon.facial, bridal] };
  const asha = await salon.addPerson('Asha Rao', { mobile: '9811111111', ...both });
  const rekha = await salon.addPerson('Rekha Patil', { mobile: '9822222222', ...both });
  const customer = await salon.newCustomer();
  const staff = async (method: string, path: string, body?: object) => {
    const answer = await app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
    expect([answer.status, answer.body.message]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)]);
    return answer.body.data;
  };
  const asCustomer = async (method: string, path: string, body?: object) =>
    app.call(method, path, { token: await makeSession(app, 'USER', customer.userId), ...(body && { body }) });
  return {
    ...{ app, salon, bridal, asha, rekha, customer, staff, asCustomer },
    own: async (method: string, path: string, body?: object) => {
      const answer = await asCustomer(method, path, body);
      expect([answer.status, answer.body.message]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)]);
      return answer.body.data;
    },
    /** A bride with two services and her mother with one, from 14:00 to 17:00: the lead serves the bride. */
    bookParty: async (bookingDate: string, more: object = {}): Promise<Schemas['Booking']> => {
      const guests = [
        { label: 'Bride', serviceIds: [bridal, salon.facial] },
        { label: 'Aai', serviceIds: [salon.facial] },
      ];
      const who: NamedCustomer = { ...customer, token: await makeSession(app, 'USER', customer.userId) };
      const { status, body } = await salon.book(who, bookingDate, '14:00:00', {
        ...{ guests, serviceIds: guests.flatMap(({ serviceIds }) => serviceIds), finalPrice: BRIDAL + 2 * PRICE },
        ...{ readyBy: '17:00:00', professionals: 2, ...more },
      });
      expect([status, body.message]).toEqual([201, expect.any(String)]);
      return body.data;
    },
    /** Who has each part, the lead first. */
    whoComes: async (id: string): Promise<string[]> => {
      const { parts = [] } = (await staff('GET', `/booking/${id}`)) as Schemas['Booking'];
      return parts.flatMap(({ professional }) => professional?.id ?? []);
    },
    /** Pays online at the development gateway. */
    pay: async (id: string, body?: object): Promise<void> => {
      const answer = await asCustomer('POST', `/booking/${id}/payment`, body);
      expect([answer.status, answer.body.message]).toEqual([expect.toBeOneOf([200, 201]), expect.any(String)]);
      const { headers } = await fetch(new URL(answer.body.data.url, `http://127.0.0.1:${portOf(app)}`), { redirect: 'manual' });
      const order = new URL(headers.get('location') ?? '', 'http://app').searchParams.get('order');
      expect((await app.call('POST', `/dev/pay/${order}`, { body: { outcome: 'PAY' } })).status).toBe(200);
      await app.worker.runDue();
    },
  };
}
export type BrideSalon = Awaited<ReturnType<typeof openBrideSalon>>;
