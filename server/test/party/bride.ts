/** A party to which two come, with online payment by the development gateway, for tests of its money and messages (rules M60 to M66, Q56). */
import { expect } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { startApp } from '../app.ts';
import { portOf } from '../form.ts';
import { makeSession } from '../makers.ts';
import { callersOf } from './callers.ts';
import { makePartySalon } from './salon.ts';

/** The settings stay those of the named salon, with `settings` on top. */
export async function openBrideSalon(settings: Parameters<typeof makePartySalon>[1] = {}) {
  const app = await startApp({ env: { PAYMENT_PROVIDER: 'dev' } });
  const salon = await makePartySalon(app, { minimumOrderValue: 0, ...settings });
  const asha = await salon.addAble('Asha Rao', { mobile: '9811111111' });
  const rekha = await salon.addAble('Rekha Patil', { mobile: '9822222222' });
  const customer = await salon.newCustomer();
  const callers = callersOf(app, customer);
  return {
    ...{ app, salon, bridal: salon.bridal, asha, rekha, customer, ...callers },
    /** A bride with two services and her mother with one, from 14:00 to 17:00: the lead serves the bride. */
    bookParty: async (bookingDate: string, more: object = {}): Promise<Schemas['Booking']> => {
      return salon.bookWedding({ ...customer, token: await makeSession(app, 'USER', customer.userId) }, bookingDate, more);
    },
    /** Who has each part, the lead first. */
    whoComes: async (id: string): Promise<string[]> => {
      const { parts = [] } = (await callers.staff('GET', `/booking/${id}`)) as Schemas['Booking'];
      return parts.flatMap(({ professional }) => professional?.id ?? []);
    },
    /** Pays online at the development gateway. */
    pay: async (id: string, body?: object): Promise<void> => {
      const { url } = await callers.own('POST', `/booking/${id}/payment`, body);
      const { headers } = await fetch(new URL(url, `http://127.0.0.1:${portOf(app)}`), { redirect: 'manual' });
      const order = new URL(headers.get('location') ?? '', 'http://app').searchParams.get('order');
      expect((await app.call('POST', `/dev/pay/${order}`, { body: { outcome: 'PAY' } })).status).toBe(200);
      await app.worker.runDue();
    },
  };
}
export type BrideSalon = Awaited<ReturnType<typeof openBrideSalon>>;
