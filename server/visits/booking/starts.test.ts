/** Named professionals who start every 15, 30 or 60 minutes (rule L12). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { visitQuarter } from '../../platform/db/schema.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeDays, makeService } from '../../test/makers.ts';
import { makeNamedSalon, type NamedSalon, PRICE } from '../../test/named-salon.ts';

let app: TestApp;
let salon: NamedSalon;
/** 45 minutes. */
let threading: string;
let asha: string;
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app, { startPlan: 'EVERY_15' });
  threading = await makeService(app, { name: 'Threading', price: PRICE, durationInMinutes: 45 });
  asha = await salon.addPerson('Asha', { serviceIds: [salon.facial, threading] });
});
afterAll(() => app.close());

const list = async (date: string, query = `serviceIds=${threading}`): Promise<Schemas['Slot'][]> =>
  (await app.call('GET', `/booking/available-slots?date=${date}&${query}`)).body.data;
const free = (slots: Schemas['Slot'][]) =>
  slots.filter(({ available }) => available).map(({ startTime }) => startTime.slice(0, 5));
const book = async (date: string, time: string, more: object = {}) =>
  salon.book(await salon.newCustomer(), date, `${time}:00`, { serviceIds: [threading], ...more });

describe('starts every 15 minutes', () => {
  it('L12 begin at every quarter within the hours of the salon, as long as the visit ends by closing', async () => {
    const date = newDay();
    const slots = await list(date);
    expect(slots[0]).toMatchObject({ startTime: '09:00:00', endTime: '09:15:00', label: '09:00 AM - 09:15 AM' });
    const starts = free(slots);
    expect(starts.slice(0, 3)).toEqual(['09:00', '09:15', '09:30']);
    const { closes = '' } = (await app.call('GET', '/settings')).body.data.openingHours.find(
      ({ day }: Schemas['OpeningHours']) => day === weekdayOf(date),
    );
    const last = Number(closes.slice(0, 2)) * 60 - 45;
    expect(starts.at(-1)).toBe(`${Math.floor(last / 60)}:${String(last % 60).padStart(2, '0')}`);
    expect(slots.at(-1)).toMatchObject({ available: false, reason: 'CLOSED' });
    const day = (await app.call('GET', `/booking/available-days?from=${date}&to=${date}&serviceIds=${threading}`)).body.data;
    expect(day).toEqual([{ date, availableSlots: starts.length, reason: null }]);
  });

  it('N9 leave no gap behind a visit of 45 minutes, and the guard has its three quarters', async () => {
    const date = newDay();
    const first = await book(date, '10:00');
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({ bookingTime: '10:00:00', visit: { arrivalFrom: '10:00:00', arrivalTo: '10:15:00' } });
    // Without a place no way takes time: she ends at 10:45 and begins again.
    const starts = free(await list(date));
    expect(starts).not.toContain('09:30');
    for (const taken of ['10:00', '10:15', '10:30']) expect(starts).not.toContain(taken);
    expect(starts).toContain('09:15');
    expect(starts).toContain('10:45');
    const rows = (await app.db.read.select().from(visitQuarter)).filter(row => row.date === date);
    expect(rows.map(({ quarter }) => quarter).toSorted()).toEqual([40, 41, 42]);
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
  });

  it('L12 refuse any other minute, a closed day, and what somebody took', async () => {
    const date = newDay();
    expect((await book(date, '10:00')).status).toBe(201);
    const refused = async (time: string, day = date) => {
      const { status, body } = await book(day, time);
      return [status, body.data?.reason];
    };
    expect(await refused('11:20')).toEqual([409, 'NOT_OFFERED']);
    expect(await refused('10:15')).toEqual([409, 'FULL']);
    expect(await refused('06:00')).toEqual([409, 'CLOSED']);
    const closed = newDay();
    await changeSettings(app, { closedDays: [closed], capacity: 'PROFESSIONALS', startPlan: 'EVERY_15' });
    expect(await list(closed)).toEqual([]);
    expect(await refused('11:00', closed)).toEqual([409, 'CLOSED']);
    const [day] = (await app.call('GET', `/booking/available-days?from=${closed}&to=${closed}&serviceIds=${threading}`)).body
      .data;
    expect(day).toMatchObject({ availableSlots: 0, reason: 'CLOSED' });
  });

  it('L12 let a visit move by a quarter, within its own time', async () => {
    const date = newDay();
    const customer = await salon.newCustomer();
    const { bookingId } = (await salon.book(customer, date, '12:00:00', { serviceIds: [threading] })).body.data;
    const own = `serviceIds=${threading}&exceptBookingId=${bookingId}&addressId=${customer.addressId}`;
    const slots = (await app.call('GET', `/booking/available-slots?date=${date}&${own}`, { token: customer.token })).body.data;
    expect(free(slots)).toContain('12:15');
    const moved = await app.call('PUT', `/booking/${bookingId}`, { token: customer.token, body: { bookingTime: '12:15:00' } });
    expect([moved.status, moved.body.data?.bookingTime]).toEqual([200, '12:15:00']);
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
  });

  it('L12 people and times for an uncovered visit are an hour apart', async () => {
    const date = newDay();
    const { bookingId } = (await book(date, '12:00')).body.data;
    const leave = { fromDate: date, fromTime: '12:00:00', toDate: date, toTime: '12:30:00' };
    await app.call('POST', `/professional/admin/${asha}/leave`, { token: salon.token, body: leave });
    const times = (await app.call('GET', `/booking/admin/${bookingId}/times`, { token: salon.token })).body.data;
    const hours = times
      .filter(({ bookingDate }: Schemas['FittingTime']) => bookingDate === date)
      .map(({ bookingTime }: Schemas['FittingTime']) => bookingTime.slice(0, 2));
    expect([hours[0], new Set(hours).size]).toEqual(['12', hours.length]);
  });
});

describe('the start plan', () => {
  it('L12 counts in no list of teams, and not in the windows of the week', async () => {
    await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', startPlan: 'EVERY_30' });
    const date = newDay();
    expect((await list(date)).slice(0, 2).map(({ startTime }) => startTime)).toEqual(['09:00:00', '09:30:00']);
    const week = (await app.call('GET', `/booking/admin/week?from=${date}`, { token: salon.token })).body.data;
    expect(week.days[0].slots.map(({ startTime }: Schemas['Slot']) => startTime).slice(0, 3)).toEqual([
      '07:00:00',
      '08:00:00',
      '09:00:00',
    ]);
    await changeSettings(app, { capacity: 'TEAMS', slotPlan: 'HOURLY', startPlan: 'EVERY_30' });
    expect((await list(date)).map(({ startTime }) => startTime).slice(2, 4)).toEqual(['09:00:00', '10:00:00']);
  });
});
