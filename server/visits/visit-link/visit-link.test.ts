/** The links of messages (rule Q13). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeVisitLink } from '../../messages/link/link.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCustomer,
  makeDays,
  makeKey,
  makeService,
  signInProfessional,
  type TestCustomer,
} from '../../test/makers.ts';

let app: TestApp;
let staff: string;
let facial: string;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  ({ token: staff } = await makeKey(app, (await makeAdmin(app)).token));
  facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  await changeSettings(app, { capacity: 'TEAMS', slotPlan: 'HOURLY' });
});

interface Linked {
  id: string;
  date: string;
  customer: TestCustomer;
  token: string;
}
const link = async (more: object = {}): Promise<Linked> => {
  const customer = await makeCustomer(app, 'Asha Deshmukh');
  const date = newDay();
  const body = {
    userId: customer.userId,
    serviceIds: [facial],
    bookingDate: date,
    bookingTime: '11:00:00',
    finalPrice: 999,
    addressId: await makeAddress(app, customer),
    paymentType: 'PAY_AFTER',
    ...more,
  };
  const { bookingId: id } = (await app.call('POST', '/booking', { token: customer.token, body })).body.data;
  return { id, date, customer, token: await app.db.tx(tx => makeVisitLink(tx, id, app.clock.now())) };
};
const call = (method: string, token: string, path = '', body?: object) =>
  app.call(method, `/visit-link/${token}${path}`, body ? { body } : {});
const read = (token: string) => call('GET', token);

describe('a link', () => {
  it('shows its booking, but neither the account nor where exactly it goes', async () => {
    const { id, token, customer, date } = await link();
    const { status, body, headers } = await read(token);
    expect([status, body.data.bookingId]).toEqual([200, id]);
    expect(body.data.address).toEqual({ building: 'Lotus Residency', city: 'Nagpur', postalCode: '440010' });
    expect(headers['cache-control']).toBe('no-store');
    const { text } = await call('PUT', token, '', { bookingDate: date, bookingTime: '11:00:00' });
    for (const told of [JSON.stringify(body), text])
      expect(told).not.toMatch(new RegExp(`${customer.mobile}|${customer.userId}|Asha|Ramdaspeth|itude|nstructions|addressId`));
  });

  it('moves the visit to a slot that it offers, and cancels it', async () => {
    const { id, token, date } = await link();
    const days = (await call('GET', token, '/days')).body.data;
    expect(days).toContainEqual({ date, availableSlots: expect.any(Number), reason: null });
    const slots: Schemas['Slot'][] = (await call('GET', token, `/slots?date=${date}`)).body.data;
    // Its own slot counts as free.
    expect(slots.find(({ startTime }) => startTime === '11:00:00')).toMatchObject({ available: true, remaining: 3 });
    const moved = await call('PUT', token, '', { bookingDate: date, bookingTime: '13:00:00' });
    expect([moved.status, moved.body.data.bookingTime]).toEqual([200, '13:00:00']);
    const history = (await app.call('GET', `/booking/admin/${id}/history`, { token: staff })).body.data;
    expect(history[0]).toMatchObject({ kind: 'MOVED', by: { kind: 'CUSTOMER' } });
    const lost = await call('PUT', token, '', { bookingDate: date, bookingTime: '23:00:00' });
    expect([lost.status, lost.body.errorCode]).toEqual([409, 'SLOT_UNAVAILABLE']);
    expect((await call('PUT', token, '/cancel')).body.data.status).toBe('CANCELLED');
    const again = await call('PUT', token, '/cancel');
    expect([again.status, again.body.errorCode]).toEqual([409, 'INVALID_STATUS_TRANSITION']);
    expect((await read(token)).body.data.status).toBe('CANCELLED');
  });

  it('works until the end of the day after the visit, and after a move by the new day', async () => {
    const { token, date } = await link();
    const dayAfter = new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    app.clock.moveTo(`${dayAfter}T23:59:59+05:30`);
    expect((await read(token)).status).toBe(200);
    app.clock.advance(1000);
    for (const [method, path, body] of [
      ['GET', ''],
      ['GET', '/days'],
      ['GET', '/calendar.ics'],
      ['GET', `/slots?date=${date}`],
      ['PUT', '', { bookingDate: date, bookingTime: '13:00:00' }],
      ['PUT', '/cancel'],
    ] as const) {
      const { status, body: answer } = await call(method, token, path, body);
      expect([path, status, answer.errorCode]).toEqual([path, 404, 'NOT_FOUND']);
    }
  });

  it('opens nothing if it is unknown or its booking was deleted', async () => {
    const { id, token } = await link();
    const other = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    for (const wrong of [other, 'x', id, 'x'.repeat(64)]) expect([wrong, (await read(wrong)).status]).toEqual([wrong, 404]);
    await app.call('DELETE', `/booking/${id}`, { token: staff });
    expect((await read(token)).status).toBe(404);
  });

  it('is in no line of the log, whatever is asked of it', async () => {
    const { token } = await link();
    const wrong = `${token}x`;
    for (const one of [token, wrong]) {
      await read(one);
      await call('GET', one, '/calendar.ics');
      await call('GET', one, '/slots?date=nothing');
      await call('DELETE', one);
      await call('PUT', one, '', { bookingDate: 'nothing' });
      await call('GET', one, '/nowhere');
      await app.call('GET', `/visit-link/${one}${'x'.repeat(99)}`);
    }
    expect(app.log.text()).toContain('/visit-link/:token');
    expect(app.log.text()).not.toContain(token);
  });

  it('ends when the customer is switched off', async () => {
    const { token, customer } = await link();
    await app.call('PUT', `/customer/admin/${customer.userId}/status?active=false`, { token: staff });
    expect([(await read(token)).status, (await call('PUT', token, '/cancel')).status]).toEqual([404, 404]);
  });

  it('shows who comes and the start code, and keeps a chosen professional', async () => {
    await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY' });
    const rekha = await signInProfessional(app, { serviceIds: [facial] });
    const { id, token, date, customer } = await link({ professionalId: rekha.professionalId });
    const { data } = (await app.call('GET', `/booking/${id}`, { token: customer.token })).body;
    const shown = (await read(token)).body.data;
    expect([shown.professional, shown.startCode]).toEqual([data.professional, data.startCode]);
    expect(shown.startCode).toMatch(/^\d{4}$/);
    await app.call('PUT', `/professional/admin/${rekha.professionalId}/day?date=${date}`, {
      token: staff,
      body: { spans: [{ from: '09:00:00', to: '14:00:00' }] },
    });
    const free = (await call('GET', token, `/slots?date=${date}`)).body.data.filter(
      ({ available }: Schemas['Slot']) => available,
    );
    expect(
      free
        .map(({ startTime }: Schemas['Slot']) => startTime)
        .toSorted()
        .at(-1),
    ).toBe('13:00:00');
  });
});

describe('the bill', () => {
  it('is read and downloaded by the link, and no other booking has it', async () => {
    const [mine, other] = [await link(), await link()];
    expect((await call('GET', mine.token, '/documents')).body.data).toEqual([]);
    await app.call('PUT', `/booking/admin/${mine.id}/mark-completed`, { token: staff });
    const { text, body } = await call('GET', mine.token, '/documents');
    const [{ id, type, total }] = body.data;
    expect([type, total]).toEqual(['BILL', 999]);
    expect(text).not.toContain('Asha');
    const pdf = await call('GET', mine.token, `/documents/${id}/pdf`);
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await call('GET', other.token, `/documents/${id}/pdf`)).body.errorCode).toBe('NOT_FOUND');
    const html = await call('GET', mine.token, `/documents/${id}/html`);
    expect([html.status, html.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect((await call('GET', other.token, `/documents/${id}/html`)).body.errorCode).toBe('NOT_FOUND');
    expect((await call('GET', 'nobody', '/documents')).status).toBe(404);
  });
});
