/** A salon with an API key and a receiver of webhooks, whose clock moves with the app's. Registers its hooks in the test file. */
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { SECOND } from '../../common/time.ts';
import type { Schemas } from '../platform/contract/types.ts';
import { NOON, startApp, type TestApp } from './app.ts';
import { ADMIN_PASSWORD, HOME, makeAdmin, makeCustomer, makeDays, makeService } from './makers.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

/** What endpoints ask for, unless a test says more. */
export const EVENTS = ['booking.created', 'booking.cancelled'];

export function webhookScene() {
  const scene = {} as { app: TestApp; receiver: WebhookReceiver };
  let staff: string;
  let serviceId: string;
  const newDay = makeDays();

  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(NOON) });
    scene.receiver = await new WebhookReceiver().start();
    const app = await startApp({ env: { WEBHOOK_ALLOW: scene.receiver.host } });
    scene.app = app;
    // A session of staff would end when the clock moves on.
    const key = { name: 'Accounts', access: 'FULL', currentPassword: ADMIN_PASSWORD };
    staff = (await app.call('POST', '/auth/admin/key', { token: (await makeAdmin(app)).token, body: key })).body.data.token;
    serviceId = await makeService(app);
  });
  afterAll(async () => {
    await scene.app.close();
    await scene.receiver.stop();
    vi.useRealTimers();
  });
  beforeEach(() => {
    scene.receiver.asked = [];
    scene.receiver.next = [];
  });
  afterEach(async () => {
    for (const { id } of await list()) await ask('DELETE', `/webhook/admin/${id}`);
  });

  /** Makes an endpoint or its secret, or changes an endpoint. */
  const isForPeople = (method: string, path: string) =>
    /^(POST|PUT) \/webhook\/admin(\/[^/]+(\/rotate)?)?$/.test(`${method} ${path}`);
  /** With the key, or as a person who types the password. */
  const ask = async (method: string, path: string, body?: object) =>
    isForPeople(method, path)
      ? scene.app.call(method, path, {
          token: (await makeAdmin(scene.app)).token,
          body: { ...body, currentPassword: ADMIN_PASSWORD },
        })
      : scene.app.call(method, path, { token: staff, body });
  const list = async (): Promise<Schemas['Webhook'][]> => (await ask('GET', '/webhook/admin')).body.data;
  const deliveries = async (id: string, query = ''): Promise<Schemas['WebhookDelivery'][]> =>
    (await ask('GET', `/webhook/admin/${id}/delivery${query}`)).body.data.content;
  /** The app's clock, and the one by which the receiver judges how old a delivery is. */
  const advance = (milliseconds: number) => {
    scene.app.clock.advance(milliseconds);
    vi.setSystemTime(scene.app.clock.now());
  };

  return Object.assign(scene, {
    newDay,
    ask,
    advance,
    deliveries,
    make: async (fields: object = {}): Promise<Schemas['NewWebhook']> =>
      (await ask('POST', '/webhook/admin', { url: scene.receiver.url, events: EVENTS, ...fields })).body.data,
    read: async (id: string): Promise<Schemas['Webhook']> => (await ask('GET', `/webhook/admin/${id}`)).body.data,
    latest: async (id: string) => (await deliveries(id))[0] as Schemas['WebhookDelivery'],
    statesOf: async (id: string) => (await deliveries(id)).map(({ state }) => state),
    book: async (): Promise<string> => {
      const customer = await makeCustomer(scene.app, 'Asha Deshmukh');
      const { id: addressId } = (await scene.app.call('POST', '/address', { token: customer.token, body: HOME })).body.data;
      const body = {
        userId: customer.userId,
        serviceIds: [serviceId],
        bookingDate: newDay(),
        bookingTime: '09:00:00',
        finalPrice: 999,
        addressId,
        paymentType: 'PAY_AFTER',
      };
      return (await scene.app.call('POST', '/booking', { token: customer.token, body })).body.data.bookingId;
    },
    /** Runs what is due, after a wait that is longer than any jitter. Changes of the same moment are a millisecond apart. */
    work: async (milliseconds = 0) => {
      advance(milliseconds * 1.2 + SECOND);
      await scene.app.worker.runDue();
    },
  });
}
