/** The days that can be booked agree with `available-slots` for each day. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../common/time.ts';
import { eachDay } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeAddress, makeAdmin, makeCustomer, makeService } from '../../test/makers.ts';
import { refusedField } from '../../test/refused-field.ts';

/** A Monday morning. The salon is open from 09:00 to 20:00, on Sundays to 18:00. */
const MORNING = '2026-12-07T06:30:00+05:30';
const [MONDAY, TUESDAY, THURSDAY, FRIDAY, SUNDAY] = ['2026-12-07', '2026-12-08', '2026-12-10', '2026-12-11', '2026-12-13'];

let app: TestApp;
let service: string;
beforeAll(async () => {
  app = await startApp();
  service = await makeService(app, { price: 1500, durationInMinutes: 60 });
});
beforeEach(async () => {
  app.clock.moveTo(MORNING);
  await changeSettings(app, DEMO_SETTINGS);
});
afterAll(() => app.close());

const ask = (query: Record<string, string | number> = {}) =>
  app.call(
    'GET',
    `/booking/available-days?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  );
const days = async (query?: Record<string, string | number>): Promise<Schemas['BookableDay'][]> => (await ask(query)).body.data;
const reasonOf = async (date: string, durationInMinutes = 60, more = {}) =>
  (await days({ from: date, to: date, durationInMinutes, ...more }))[0]?.reason;
const book = async (bookingDate: string, bookingTime: string): Promise<string> => {
  const customer = await makeCustomer(app);
  const addressId = await makeAddress(app, customer);
  const order = { serviceIds: [service], finalPrice: 1500, addressId, paymentType: 'PAY_AFTER' };
  const body = { userId: customer.userId, bookingDate, bookingTime, ...order };
  return (await app.call('POST', '/booking', { token: customer.token, body })).body.data.bookingId;
};

describe('bookable days', () => {
  it('go from today to the horizon by default', async () => {
    const dates = (await days()).map(({ date }) => date);
    expect([dates.length, dates[0], dates.at(-1)]).toEqual([61, MONDAY, addDays(MONDAY, 60)]);
    expect((await days({ from: TUESDAY, to: SUNDAY })).map(({ date }) => date)).toEqual(eachDay({ from: TUESDAY, to: SUNDAY }));
    await changeSettings(app, { bookingHorizonDays: 365 });
    expect(await days()).toHaveLength(366);
  });

  it('are all TOO_LONG for the longest possible cart', async () => {
    const longest = 50 * 20 * 24 * 60;
    expect(await reasonOf(TUESDAY, longest)).toBe('TOO_LONG');
    const { body } = await app.call('GET', `/booking/available-slots?date=${TUESDAY}&durationInMinutes=${longest}`);
    expect(body.data.map(({ reason }: Schemas['Slot']) => reason)).toEqual(Array(5).fill('CLOSED'));
  });

  it('count the free slots as the slots of each day do', async () => {
    await changeSettings(app, { teams: 1, closedDays: [addDays(TUESDAY, 1)] });
    for (const time of ['09:00:00', '13:00:00']) await book(TUESDAY, time);
    app.clock.moveTo('2026-12-07T14:00:00+05:30');
    const seen = new Set<string>();
    for (const durationInMinutes of [30, 150, 400, 700]) {
      for (const { date, availableSlots, reason } of await days({ to: addDays(MONDAY, 62), durationInMinutes })) {
        const path = `/booking/available-slots?date=${date}&durationInMinutes=${durationInMinutes}`;
        const slots: Schemas['Slot'][] = (await app.call('GET', path)).body.data;
        const free = slots.filter(({ available }) => available).length;
        expect([date, durationInMinutes, availableSlots, reason === null]).toEqual([date, durationInMinutes, free, free > 0]);
        if (reason === null) continue;
        seen.add(reason);
        const is = (...some: Schemas['Slot']['reason'][]) => slots.map(slot => some.includes(slot.reason));
        const fits = {
          FULL: is('FULL').includes(true),
          PAST: is('PAST').includes(true) && !is('FULL').includes(true),
          TOO_LONG: !is('CLOSED', 'PAST').includes(false),
          CLOSED: !is('CLOSED', 'PAST').includes(false),
          NO_PROFESSIONAL: false,
          OUTSIDE_AREA: false,
        };
        expect([date, durationInMinutes, reason, fits[reason]]).toEqual([date, durationInMinutes, reason, true]);
      }
    }
    expect(seen).toEqual(new Set(['FULL', 'PAST', 'TOO_LONG', 'CLOSED']));
  });

  it('exclude the past, closed days and weekdays, and days beyond the horizon', async () => {
    const openingHours = DEMO_SETTINGS.openingHours.map(hours => ({ ...hours, closed: hours.day === 'SUNDAY' }));
    await changeSettings(app, { closedDays: [TUESDAY], openingHours });
    const reasons = await Promise.all([addDays(MONDAY, -1), TUESDAY, SUNDAY, addDays(MONDAY, 61)].map(date => reasonOf(date)));
    expect(reasons).toEqual(['PAST', 'CLOSED', 'CLOSED', 'CLOSED']);
    // The salon is open, but no slot of the plan fits into the hours.
    const late = DEMO_SETTINGS.openingHours.map(hours => ({ ...hours, opens: '18:00:00', closes: '20:00:00' }));
    await changeSettings(app, { openingHours: late });
    expect(await reasonOf(TUESDAY)).toBe('CLOSED');
  });

  it('are TOO_LONG, not FULL, for services that take longer than the opening hours', async () => {
    expect(await Promise.all([540, 541, 660, 661].map(minutes => reasonOf(SUNDAY, minutes)))).toEqual([
      null,
      'TOO_LONG',
      'TOO_LONG',
      'TOO_LONG',
    ]);
    expect(await Promise.all([660, 661].map(minutes => reasonOf(TUESDAY, minutes)))).toEqual([null, 'TOO_LONG']);
  });

  it('are FULL while all teams are away, except for the visit that is to move', async () => {
    await changeSettings(app, { teams: 1 });
    const visits: string[] = [];
    for (const time of ['09:00:00', '11:00:00', '13:00:00', '15:00:00']) visits.push(await book(SUNDAY, time));
    // On Sunday the last window ends after closing.
    expect(await reasonOf(SUNDAY)).toBe('FULL');
    expect(await days({ from: SUNDAY, to: SUNDAY, exceptBookingId: visits[1] ?? '' })).toEqual([
      { date: SUNDAY, availableSlots: 1, reason: null },
    ]);
    const admin = (await makeAdmin(app)).token;
    await app.call('DELETE', `/booking/${visits[2]}`, { token: admin });
    expect(await reasonOf(SUNDAY)).toBeNull();
    // A long visit finds no place on a day with short places.
    await book(THURSDAY, '13:00:00');
    expect([await reasonOf(THURSDAY, 60), await reasonOf(THURSDAY, 600)]).toEqual([null, 'FULL']);
  });

  it('are FULL, not PAST, if all teams are away in the slots ahead of today', async () => {
    await changeSettings(app, { teams: 1 });
    const [last] = [await book(FRIDAY, '17:00:00'), await book(FRIDAY, '15:00:00')];
    app.clock.moveTo(`${FRIDAY}T14:00:00+05:30`);
    expect(await reasonOf(FRIDAY)).toBe('FULL');
    await app.call('PUT', `/booking/${last}/cancel`, { token: (await makeAdmin(app)).token });
    expect(await reasonOf(FRIDAY)).toBeNull();
  });

  it('include today until its last slot that is long enough has begun', async () => {
    for (const [time, minutes, reason] of [
      ['16:59', 60, null],
      ['17:00', 60, 'PAST'],
      ['14:59', 240, null],
      ['15:00', 240, 'PAST'],
      ['15:00', 700, 'TOO_LONG'],
    ] as const) {
      app.clock.moveTo(`${FRIDAY}T${time}:00+05:30`);
      expect([time, minutes, await reasonOf(FRIDAY, minutes)]).toEqual([time, minutes, reason]);
    }
  });

  it.each([
    ['a period that ends before it begins', { from: TUESDAY, to: MONDAY }, 'to'],
    ['an end before today without a beginning', { to: addDays(MONDAY, -1) }, 'to'],
    ['a period of more than a year', { from: MONDAY, to: addDays(MONDAY, 366) }, 'to'],
    ['a beginning more than a year before the horizon, without an end', { from: addDays(MONDAY, -366) }, 'from'],
    ['a beginning beyond the horizon, without an end', { from: addDays(MONDAY, 100) }, 'from'],
    ['an impossible day', { from: '2026-02-30' }, 'from'],
    ['a visit without length', { durationInMinutes: 0 }, 'durationInMinutes'],
  ])('refuse %s', async (_, query, field) => {
    const { status, body } = await ask(query);
    expect([status, body.errors]).toEqual([400, [refusedField(field)]]);
  });
});
