/** The calendar entry of a visit, which is one in e-mails, My Bookings and message links (rules Q13, Q23). */
import { beforeAll, expect, it } from 'vitest';
import { readByBoth } from '../../test/calendar-readers.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeDays, makeService, type TestCustomer } from '../../test/makers.ts';
import { makeVisitLink } from '../link/link.ts';

const app = appOfFile({ env: { PUBLIC_URL: 'https://salon.example' } });
let facial: string;
const newDay = makeDays();
beforeAll(async () => {
  facial = await makeService(app, { name: 'Facial', durationInMinutes: 150 });
});

const book = async ({ email = null }: { email?: string | null } = {}) => {
  const customer = await makeCustomer(app, 'Asha Deshmukh');
  if (email) await app.call('PUT', '/auth/profile', { token: customer.token, body: { email } });
  const order = { userId: customer.userId, serviceIds: [facial], finalPrice: 999, paymentType: 'PAY_AFTER' };
  const addressId = await makeAddress(app, customer);
  const body = { ...order, addressId, bookingDate: newDay(), bookingTime: '11:00:00' };
  const { bookingId: id, bookingDate: date } = (await app.call('POST', '/booking', { token: customer.token, body })).body.data;
  const token = await app.db.tx(tx => makeVisitLink(tx, id, app.clock.now()));
  return { id, date, customer, token };
};
const file = async (path: string, who?: TestCustomer) => {
  const { status, headers, text = '' } = await app.call('GET', path, { token: who?.token });
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/calendar; charset=utf-8', 'no-store']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="visit-\w{6}\.ics"$/);
  return text;
};
const mailed = async (id: string) => {
  app.clock.advance(1000);
  await app.worker.runDue();
  return app.messages.sent.findLast(({ bookingId, calendar }) => bookingId === id && calendar)?.calendar?.content ?? '';
};

it('has one UID and one rising SEQUENCE in e-mail, booking and link', async () => {
  const { id, date, customer, token } = await book({ email: 'asha@customer.example' });
  const everywhere = async () => {
    const mail = await mailed(id);
    const texts = [mail, await file(`/booking/${id}/calendar.ics`, customer), await file(`/visit-link/${token}/calendar.ics`)];
    return texts.map(readByBoth);
  };
  const facts = (read: Awaited<ReturnType<typeof everywhere>>) =>
    read.flatMap(({ ical, other }) => [
      [ical.uid, ical.sequence, ical.status, ical.start, ical.end],
      [other.uid, Number(other.sequence), other.status, other.start.toISOString(), other.end.toISOString()],
    ]);
  const same = (one: unknown[]) => Array(6).fill(one);
  const uid = `${id}@salon.example`;
  const booked = await everywhere();
  expect(facts(booked)).toEqual(same([uid, 0, 'CONFIRMED', `${date}T05:30:00.000Z`, `${date}T08:00:00.000Z`]));
  expect(booked.map(({ ical }) => ical.method)).toEqual(['REQUEST', 'REQUEST', 'PUBLISH']);
  await app.call('PUT', `/booking/${id}`, { token: customer.token, body: { bookingTime: '13:00:00' } });
  expect(facts(await everywhere())).toEqual(same([uid, 1, 'CONFIRMED', `${date}T07:30:00.000Z`, `${date}T10:00:00.000Z`]));
  await app.call('PUT', `/visit-link/${token}/cancel`);
  const cancelled = await everywhere();
  expect(facts(cancelled)).toEqual(same([uid, 2, 'CANCELLED', `${date}T07:30:00.000Z`, `${date}T10:00:00.000Z`]));
  expect(cancelled.map(({ ical }) => ical.method)).toEqual(['CANCEL', 'CANCEL', 'CANCEL']);
});

it('tells the customer more than the holder of a link', async () => {
  const { id, customer, token } = await book({ email: 'devi@customer.example' });
  const own = readByBoth(await file(`/booking/${id}/calendar.ics`, customer)).ical;
  expect(own.location).toMatch(/Ramdaspeth.*Nagpur 440010/);
  expect(own.attendee).toBe('mailto:devi@customer.example');
  const text = await file(`/visit-link/${token}/calendar.ics`);
  const { ical, other } = readByBoth(text);
  expect([ical.location, ical.attendee, other.url]).toEqual(['Nagpur 440010', undefined, `https://salon.example/v/${token}`]);
  expect(text).not.toMatch(/Asha|devi@|Lotus|Ramdaspeth/);
});

it('is no invitation without an e-mail address, and reminds two hours before', async () => {
  const { id, customer } = await book();
  const text = await file(`/booking/${id}/calendar.ics`, customer);
  expect(readByBoth(text).ical).toMatchObject({ method: 'PUBLISH', attendee: undefined });
  expect(text).toContain('TRIGGER:-PT2H');
});

it('is for the customer of the booking only', async () => {
  const { id } = await book();
  const other = await makeCustomer(app, 'Devi');
  const { status, body } = await app.call('GET', `/booking/${id}/calendar.ics`, { token: other.token });
  expect([status, body.errorCode]).toEqual([404, 'BOOKING_NOT_FOUND']);
  const { token } = await makeAdmin(app);
  expect((await app.call('GET', `/booking/${id}/calendar.ics`, { token })).status).toBe(403);
});
