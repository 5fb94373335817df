/** After an account is deleted, nothing personal of it is anywhere (rules P2 to P5, Q11, I9). */
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY, MINUTE, SECOND } from '../../../common/time.ts';
import { makeVisitLink } from '../../messages/link/link.ts';
import { Refused } from '../../platform/outside/channel.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { dumpOf } from '../../test/dump.ts';
import { ADMIN_PASSWORD, HOME, makeCustomer, makeKey, signInProfessional } from '../../test/makers.ts';
import { makeNamedSalon } from '../../test/named-salon.ts';
import { WebhookReceiver } from '../../test/webhook-receiver.ts';

let app: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await new WebhookReceiver().start();
  app = await startApp({ env: { WEBHOOK_ALLOW: receiver.host, PUBLIC_URL: 'https://salon.example' } });
});
afterAll(async () => {
  await app.close();
  await receiver.stop();
});

const dump = () => dumpOf(app);
const pass = async (milliseconds: number = SECOND) => {
  app.clock.advance(milliseconds);
  await app.worker.runDue();
};

describe('R101 an erased account', () => {
  it('leaves no name, mobile, e-mail or address in the database and the log', async () => {
    const salon = await makeNamedSalon(app);
    const { token: staff } = await makeKey(app, salon.token);
    const asStaff = (method: string, path: string, more: object = {}) => app.call(method, path, { token: staff, ...more });
    await signInProfessional(app, { serviceIds: [salon.facial] });
    const byPerson = (path: string, body: object) =>
      app.call('POST', path, { token: salon.token, body: { ...body, currentPassword: ADMIN_PASSWORD } });
    const feed = (await byPerson('/calendar-feed/admin', { professionalId: null })).body.data.url;
    await byPerson('/webhook/admin', { url: receiver.url, events: ['booking.created', 'booking.cancelled'] });
    receiver.answer = response => response.writeHead(500).end('I know Wilhelmina Testperson');

    const customer = await makeCustomer(app, 'Wilhelmina Testperson');
    const own = (method: string, path: string, more: object = {}) => app.call(method, path, { token: customer.token, ...more });
    const key = (value: string) => ({ headers: { 'idempotency-key': value } });
    await own('PUT', '/auth/profile', { body: { email: 'wilhelmina@mail.example', whatsappConsent: true } });
    await asStaff('PUT', `/customer/admin/${customer.userId}`, { body: { note: 'Wilhelmina likes tea' } });
    const addressId = (
      await own('POST', '/address', { body: { ...HOME, building: 'Quillfeather Heights' }, ...key('one-address') })
    ).body.data.id;
    const order = { userId: customer.userId, serviceIds: [salon.facial], finalPrice: 999, addressId, paymentType: 'PAY_AFTER' };
    const book = async (at: object, name: string) =>
      (await own('POST', '/booking', { body: { ...order, ...at }, ...key(name) })).body.data.bookingId as string;
    // The professional hears of a visit of tomorrow, with the customer's name.
    const first = await book({ bookingDate: '2026-12-05', bookingTime: '11:00:00' }, 'the-first-booking');
    const second = await book({ bookingDate: '2026-12-07', bookingTime: '11:00:00' }, 'the-second-booking');
    const byStaff = {
      ...{ mobile: customer.mobile, serviceIds: [salon.facial], addressId, metadata: { for: 'Wilhelmina' } },
      ...{ bookingDate: '2026-12-08', bookingTime: '11:00:00' },
    };
    const third = await asStaff('POST', '/booking/admin', { body: byStaff, ...key('a-booking-by-staff') });
    expect(third.status).toBe(201);
    await pass(3 * MINUTE);
    app.messages.failing.EMAIL = new Refused('fake', 'MAILBOX_FULL', { isFinal: false });
    const link = await app.db.tx(tx => makeVisitLink(tx, second, app.clock.now()));
    await app.call('PUT', `/visit-link/${link}/cancel`);
    await supertest(app.app.server).get(new URL(feed).pathname).expect(200);
    await asStaff('PUT', `/booking/admin/${first}/mark-completed`);
    await asStaff('PUT', `/booking/${third.body.data.bookingId}/cancel`);
    await pass();

    const personal = ['Wilhelmina', customer.mobile, 'wilhelmina@', 'Quillfeather'];
    const before = await dump();
    expect(personal.filter(text => before.includes(text))).toEqual(personal);
    expect(app.messages.sent.map(({ kind }) => kind)).toContain('VISIT_NEW');
    expect(before).toContain('I know Wilhelmina');
    expect((await own('DELETE', '/auth/profile')).status).toBe(200);
    const after = await dump();
    expect(personal.filter(text => after.includes(text))).toEqual([]);
    const { content } = (await asStaff('GET', '/message-log/admin?size=100')).body.data;
    const states = content.map((one: { kind: string; state: string; reason: string | null }) => [
      one.kind,
      one.state,
      one.reason,
    ]);
    expect(states).toContainEqual(['RECEIPT', 'DROPPED', 'ERASED']);

    delete app.messages.failing.EMAIL;
    receiver.answer = response => response.writeHead(204).end();
    const sentBefore = app.messages.sent.length;
    await pass(3 * DAY);
    const receivers = app.messages.sent.slice(sentBefore).map(({ to }) => to);
    expect(receivers.filter(to => to === customer.mobile || to.startsWith('wilhelmina'))).toEqual([]);
    expect(personal.filter(text => app.log.text().includes(text))).toEqual([]);
    const later = await dump();
    expect(personal.filter(text => later.includes(text))).toEqual([]);
  });
});
