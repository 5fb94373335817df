/** Messages to customers, their times, and what happens when things change (rules Q1 to Q5). */
import { beforeEach, describe, expect, it } from 'vitest';
import { appOfEachTest } from '../../test/hooked-app.ts';
import { changeSettings, makeAddress, makeAdmin, makeCustomer, makeService, type TestCustomer } from '../../test/makers.ts';

/** 2026-12-04 is a Friday, at noon. */
const app = appOfEachTest();
let facial: string;
let customer: TestCustomer;
let addressId: string;
beforeEach(async () => {
  facial = await makeService(app, { name: 'Facial' });
  customer = await makeCustomer(app);
  addressId = await makeAddress(app, customer);
});

const book = async (bookingDate: string, bookingTime = '11:00:00', who = customer, where = addressId): Promise<string> => {
  const order = { userId: who.userId, serviceIds: [facial], finalPrice: 999, addressId: where, paymentType: 'PAY_AFTER' };
  const { body, status } = await app.call('POST', '/booking', { token: who.token, body: { ...order, bookingDate, bookingTime } });
  expect(status).toBe(201);
  return body.data.bookingId;
};
/** The clock may have passed the end of a session. */
const asStaff = async (method: string, path: string, body?: object) =>
  app.call(method, path, { token: (await makeAdmin(app)).token, ...(body && { body }) });
const change = async (path: string, body?: object) => {
  expect((await asStaff('PUT', path, body)).status).toBe(200);
};
const move = (id: string, bookingDate: string, bookingTime: string) => change(`/booking/${id}`, { bookingDate, bookingTime });

/** Moves the clock and runs what is due; gives what was sent meanwhile. */
const until = async (at: string) => {
  const before = app.messages.sent.length;
  app.clock.moveTo(at);
  await app.worker.runDue();
  return app.messages.sent.slice(before).map(({ kind, channel }) => `${kind} ${channel}`);
};
const now = () => until(new Date(app.clock.now() + 1000).toISOString());
const logged = async (query: string) => (await asStaff('GET', `/message-log/admin?${query}`)).body.data;
const entriesOf = async (
  bookingId: string,
  kind?: string,
): Promise<{ id: string; state: string; reason: string; dueAt: string }[]> =>
  (await logged(`bookingId=${bookingId}${kind ? `&kind=${kind}` : ''}&size=100`)).content;

describe('a booking', () => {
  it('is confirmed at once, reminded three days and one day before, and receipted when done', async () => {
    const id = await book('2026-12-10', '11:00:00');
    expect(await now()).toEqual(['CONFIRMATION SMS']);
    const [confirmation] = app.messages.sent;
    expect(confirmation).toMatchObject({ to: customer.mobile, bookingId: id, language: 'en' });
    expect(confirmation?.text).toContain('/v/');
    expect(await until('2026-12-07T10:59:59+05:30')).toEqual([]);
    expect(await until('2026-12-07T11:00:00+05:30')).toEqual(['REMINDER SMS']);
    expect(await until('2026-12-09T10:59:59+05:30')).toEqual([]);
    expect(await until('2026-12-09T11:00:00+05:30')).toEqual(['REMINDER SMS']);
    app.clock.moveTo('2026-12-10T12:00:00+05:30');
    await change(`/booking/admin/${id}/mark-completed`);
    expect(await now()).toEqual(['RECEIPT SMS']);
    expect(app.messages.sent.at(-1)?.text).toContain('999 rupees');
    expect(await until('2027-01-10T12:00:00+05:30')).toEqual([]);
  });

  it('that is four days ahead gets one reminder, and one for tomorrow morning none', async () => {
    await book('2026-12-08', '11:00:00');
    await book('2026-12-05', '09:00:00');
    expect(await now()).toEqual(['CONFIRMATION SMS', 'CONFIRMATION SMS']);
    expect(await until('2026-12-08T10:00:00+05:30')).toEqual(['REMINDER SMS']);
  });

  it('is reminded the evening before if 24 hours before is at night', async () => {
    await changeSettings(app, { slotPlan: 'HOURLY', openingHours: EARLY });
    const id = await book('2026-12-07', '07:00:00');
    await now();
    const [reminder] = await entriesOf(id, 'REMINDER');
    expect(reminder?.dueAt).toBe(new Date('2026-12-05T20:30:00+05:30').toISOString());
    expect(await until('2026-12-05T20:29:59+05:30')).toEqual([]);
    expect(await until('2026-12-05T20:30:00+05:30')).toEqual(['REMINDER SMS']);
  });

  it('made at night is confirmed in the morning', async () => {
    app.clock.moveTo('2026-12-04T22:15:00+05:30');
    await book('2026-12-06');
    expect(await now()).toEqual([]);
    expect(await until('2026-12-05T07:59:59+05:30')).toEqual([]);
    expect(await until('2026-12-05T08:00:00+05:30')).toEqual(['CONFIRMATION SMS']);
  });

  it('by staff on the phone sends the same messages as any other', async () => {
    const order = { mobile: '9123456780', fullName: 'Kamla Bai', address: HOME_OF_KAMLA, serviceIds: [facial] };
    const visit = { bookingDate: '2026-12-08', bookingTime: '09:00:00' };
    expect((await asStaff('POST', '/booking/admin', { ...order, ...visit })).status).toBe(201);
    await now();
    expect(app.messages.kindsTo('9123456780')).toEqual(['CONFIRMATION']);
  });
});

describe('a booking that moves', () => {
  it('never gets the reminder of its old slot, but those of the new one', async () => {
    const id = await book('2026-12-07');
    await now();
    await move(id, '2026-12-10', '13:00:00');
    expect(await now()).toEqual(['MOVED_BY_SALON SMS']);
    expect(await until('2026-12-07T10:30:00+05:30')).toEqual([]);
    // Three days before: it was moved more than four days ahead.
    expect(await until('2026-12-07T13:00:00+05:30')).toEqual(['REMINDER SMS']);
    expect(await until('2026-12-09T13:00:00+05:30')).toEqual(['REMINDER SMS']);
    const states = (await entriesOf(id, 'REMINDER')).map(({ state, reason }) => [state, reason]);
    expect(states).toEqual([
      ['SENT', null],
      ['SENT', null],
      ['DROPPED', 'MOVED'],
    ]);
  });

  it('away and back gets its reminder once', async () => {
    const id = await book('2026-12-07');
    await now();
    await move(id, '2026-12-08', '13:00:00');
    await now();
    await move(id, '2026-12-07', '11:00:00');
    expect(await now()).toEqual(['MOVED_BY_SALON SMS']);
    expect(await until('2026-12-06T11:00:00+05:30')).toEqual(['REMINDER SMS']);
    expect(await until('2026-12-09T00:00:00+05:30')).toEqual([]);
  });

  it('twice before the messages go out sends one message, about the last place', async () => {
    app.clock.moveTo('2026-12-04T22:00:00+05:30');
    const id = await book('2026-12-07');
    await now();
    await move(id, '2026-12-08', '13:00:00');
    await now();
    await move(id, '2026-12-09', '15:00:00');
    await now();
    expect((await until('2026-12-05T08:00:00+05:30')).toSorted()).toEqual(['CONFIRMATION SMS', 'MOVED_BY_SALON SMS']);
    const moved = (await entriesOf(id, 'MOVED')).map(({ state, reason }) => [state, reason]);
    expect(moved.toSorted()).toEqual([
      ['DROPPED', 'SUPERSEDED'],
      ['SENT', null],
    ]);
  });

  it('again and again costs two messages at once, and then one in 15 minutes', async () => {
    const id = await book('2026-12-07');
    await now();
    const sent = [];
    for (const time of ['13:00:00', '15:00:00', '11:00:00', '13:00:00', '15:00:00']) {
      await move(id, '2026-12-08', time);
      sent.push(...(await now()));
    }
    expect(sent).toEqual(['MOVED_BY_SALON SMS', 'MOVED_BY_SALON SMS']);
    expect(await until('2026-12-04T12:16:00+05:30')).toEqual(['MOVED_BY_SALON SMS']);
    expect(app.messages.sent.at(-1)?.text).toContain('8 Dec between 3PM and 5PM');
  });
});

const EARLY = (['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const).map(day => ({
  ...{ day, opens: '06:00:00', closes: '21:00:00', closed: false },
}));
const HOME_OF_KAMLA = {
  ...{ flatNumber: '3', building: 'Shanti', street: 'Sadar', landmark: null, city: 'Nagpur', state: 'Maharashtra' },
  ...{ postalCode: '440001', country: 'India', latitude: '21.16', longitude: '79.08', instructions: null },
};
