import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeAddress, makeAdmin, makeCustomer, makeService } from '../../test/makers.ts';

let app: TestApp;
let admin: string;
let customerToken: string;
let ids: Record<'morning' | 'long' | 'cancelled' | 'done', string>;

const MONDAY = '2026-12-07';
const week = async (from = MONDAY) => (await app.call('GET', `/booking/admin/week?from=${from}`, { token: admin })).body.data;

beforeAll(async () => {
  app = await startApp();
  const facial = await makeService(app, { name: 'Facial', price: 999, durationInMinutes: 60 });
  const bridal = await makeService(app, { name: 'Bridal', price: 4999, durationInMinutes: 200 });
  admin = (await makeAdmin(app)).token;
  const book = async (name: string, service: string, finalPrice: number, bookingDate: string, bookingTime: string) => {
    const who = await makeCustomer(app, name);
    customerToken = who.token;
    const body = {
      userId: who.userId,
      serviceIds: [service],
      bookingDate,
      bookingTime,
      finalPrice,
      addressId: await makeAddress(app, who),
      paymentType: 'PAY_AFTER',
    };
    return (await app.call('POST', '/booking', { token: who.token, body })).body.data.bookingId as string;
  };
  ids = {
    morning: await book('Asha Rao', facial, 999, MONDAY, '09:00:00'),
    long: await book('Bina Rao', bridal, 4999, MONDAY, '09:00:00'),
    cancelled: await book('Chitra Rao', facial, 999, MONDAY, '11:00:00'),
    done: await book('Devi Rao', facial, 999, '2026-12-13', '15:00:00'),
  };
  await app.call('PUT', `/booking/admin/${ids.cancelled}/status?status=CANCELLED`, { token: admin });
  await app.call('PUT', `/booking/admin/${ids.done}/mark-paid`, { token: admin });
  await app.call('PUT', `/booking/admin/${ids.done}/mark-completed`, { token: admin });
});
afterAll(() => app.close());

describe('the week of the calendar', () => {
  it('has seven days from the requested day', async () => {
    const { teams, days } = await week();
    expect(teams).toBe(3);
    expect(days.map(({ date }: { date: string }) => date)).toEqual(
      ['07', '08', '09', '10', '11', '12', '13'].map(day => `2026-12-${day}`),
    );
    expect((await week('2026-12-28')).days.at(-1).date).toBe('2027-01-03');
  });

  it('counts the visits in every slot, and a long visit in each slot it overlaps', async () => {
    const [monday] = (await week()).days;
    expect(
      monday.slots.map(({ startTime, open, booked, remaining, reason }: Record<string, unknown>) => [
        startTime,
        open,
        booked,
        remaining,
        reason,
      ]),
    ).toEqual([
      ['09:00:00', true, 2, 1, null],
      ['11:00:00', true, 1, 2, null],
      ['13:00:00', true, 0, 3, null],
      ['15:00:00', true, 0, 3, null],
      ['17:00:00', true, 0, 3, null],
    ]);
  });

  it('lists visits in order of time without cancelled ones, and counts completed ones in past slots only', async () => {
    const { days } = await week();
    expect(days[0].visits.map(({ bookingId }: { bookingId: string }) => bookingId)).toEqual([ids.morning, ids.long].toSorted());
    expect(days[0].visits.find(({ bookingId }: { bookingId: string }) => bookingId === ids.long)).toEqual({
      bookingId: ids.long,
      bookingTime: '09:00:00',
      endTime: '12:20:00',
      durationInMinutes: 200,
      fullName: 'Bina Rao',
      name: ['Bridal'],
      area: 'Ramdaspeth',
      finalPrice: 4999,
      status: 'PENDING',
      paymentStatus: 'UNPAID',
      paymentState: 'UNPAID',
      payBy: null,
      professional: null,
    });
    // A short visit keeps its team to the end of its slot.
    const morning = { bookingId: ids.morning, durationInMinutes: 60, endTime: '11:00:00' };
    expect(days[0].visits).toContainEqual(expect.objectContaining(morning));
    expect(days[6].visits).toMatchObject([{ bookingId: ids.done, status: 'COMPLETED', paymentStatus: 'PAID' }]);
    expect(days[6].slots[3]).toMatchObject({ startTime: '15:00:00', remaining: 3 });
  });

  it('shows closed windows and days, past ones and those beyond the horizon', async () => {
    const { days } = await week();
    expect(days[6].slots.at(-1)).toMatchObject({ open: false, booked: 0, remaining: 0, reason: 'CLOSED' });
    expect(days[6].closed).toBe(false);
    const settings = (await app.call('GET', '/settings/admin', { token: admin })).body.data;
    const closed = { ...settings, closedDays: ['2026-12-09'] };
    await app.call('PUT', '/settings/admin', { token: admin, body: closed });
    expect((await week()).days.map((day: { closed: boolean }) => day.closed)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    const [past] = (await week('2026-11-30')).days;
    expect([past.closed, past.slots[0]]).toMatchObject([false, { open: true, remaining: 0, reason: 'PAST' }]);
    const [far] = (await week('2027-06-01')).days;
    expect(far.slots[0]).toMatchObject({ open: true, remaining: 0, reason: 'CLOSED' });
  });

  it.each(['', '?from=2026-02-30', '?from=today', '?from=9999-12-31'])('refuses %j', async query => {
    const answer = await app.call('GET', `/booking/admin/week${query}`, { token: admin });
    expect([answer.status, answer.body.errorCode]).toEqual([400, 'VALIDATION_ERROR']);
  });

  it('counts a visit that was completed early only when its slot has begun', async () => {
    const booked = async () => (await week()).days[6].slots[3].booked;
    expect(await booked()).toBe(0);
    app.clock.advance(Date.parse('2026-12-13T15:00:00+05:30') - app.clock.now());
    admin = (await makeAdmin(app)).token;
    expect(await booked()).toBe(1);
  });

  it('R14 R23 is for staff', async () => {
    const path = `/booking/admin/week?from=${MONDAY}`;
    expect((await app.call('GET', path)).status).toBe(401);
    expect((await app.call('GET', path, { token: customerToken })).body.errorCode).toBe('FORBIDDEN');
  });
});
