/** The day board: each professional's day, and what nobody can carry out (rule N20). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Schemas } from '../../platform/contract/types.ts';
import { NOON, startApp, type TestApp } from '../../test/app.ts';
import { changeSettings, makeDays } from '../../test/makers.ts';
import { east, makeNamedSalon, type NamedSalon } from '../../test/named-salon.ts';

let app: TestApp;
let salon: NamedSalon;
let sent: string[] = [];
const newDay = makeDays();

beforeAll(async () => {
  app = await startApp({ onStatement: sql => sent.push(sql) });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(NOON);
  if (salon) for (const { id } of (await get('/professional/admin')).body.data) await deactivate(id);
  salon = await makeNamedSalon(app);
});

const get = (path: string) => app.call('GET', path, { token: salon.token });
const deactivate = (id: string) => app.call('PUT', `/professional/admin/${id}`, { token: salon.token, body: { active: false } });
const readDay = async (date: string): Promise<Schemas['BookingDay']> => (await get(`/booking/admin/day?date=${date}`)).body.data;
const bookId = async (date: string, time: string, more: object = {}, km = 0): Promise<string> =>
  (await salon.book(await salon.newCustomer(km), date, time, more)).body.data.bookingId;
const leave = (id: string, date: string, more: object = {}) =>
  app.call('POST', `/professional/admin/${id}/leave`, {
    token: salon.token,
    body: { fromDate: date, fromTime: '09:00:00', toDate: date, toTime: '20:00:00', note: 'Fever', ...more },
  });

describe('the day', () => {
  it('has each professional’s hours and visits, with the travel between them', async () => {
    const date = newDay();
    const rekha = await salon.addPerson('rekha', { start: { ...east(5) } });
    const asha = await salon.addPerson('Asha');
    const done = await bookId(date, '10:00:00', { professionalId: asha });
    const far = await bookId(
      date,
      '13:00:00',
      { professionalId: asha, serviceIds: [salon.facial, salon.facial], finalPrice: 1998 },
      5,
    );
    await bookId(date, '15:00:00', { professionalId: asha });
    const cancelled = (await readDay(date)).professionals[0]?.visits[2]?.bookingId;
    await app.call('PUT', `/booking/admin/${cancelled}/status?status=CANCELLED`, { token: salon.token });
    await app.call('PUT', `/booking/admin/${done}/mark-completed`, { token: salon.token });

    const day = await readDay(date);
    expect(day).toMatchObject({ date, opening: { from: '09:00:00', to: '20:00:00' }, closed: false, uncovered: [] });
    expect(day.professionals.map(({ professional }) => professional.id)).toEqual([asha, rekha]);
    const [first, second] = day.professionals;
    expect(first).toMatchObject({
      active: true,
      hours: [{ from: '09:00:00', to: '20:00:00' }],
      leave: [],
      start: { latitude: '21.1458', longitude: '79.0882' },
      travelMinutes: 45,
      visitMinutes: 180,
      rosteredMinutes: 660,
    });
    expect(first?.visits).toMatchObject([
      { bookingId: done, from: '10:00:00', to: '11:00:00', status: 'COMPLETED', travelMinutes: 10, late: 0, reason: null },
      { bookingId: far, to: '15:00:00', services: 'Facial × 2', chosen: true, area: 'Ramdaspeth', travelMinutes: 35, ...east(5) },
    ]);
    expect(second).toMatchObject({ visits: [], travelMinutes: 0, visitMinutes: 0, start: east(5) });
  });

  it('lists uncovered visits with the reason, and shows them in their professional’s column too', async () => {
    const date = newDay();
    const asha = await salon.addPerson('Asha');
    const [early, late] = [await bookId(date, '10:00:00'), await bookId(date, '15:00:00')];
    await leave(asha, date, { toTime: '12:00:00' });
    const day = await readDay(date);
    expect(day.uncovered.map(({ bookingId, reason }) => [bookingId, reason])).toEqual([[early, 'LEAVE']]);
    const [column] = day.professionals;
    expect(column).toMatchObject({
      leave: [{ from: '09:00:00', to: '12:00:00', note: 'Fever' }],
      rosteredMinutes: 480,
      visitMinutes: 60,
      visits: [
        { bookingId: early, reason: 'LEAVE', travelMinutes: 0 },
        { bookingId: late, reason: null, travelMinutes: 10 },
      ],
    });
    const [listed] = (await get('/booking/admin/uncovered')).body.data.filter(
      (one: { bookingDate: string }) => one.bookingDate === date,
    );
    expect(listed).toMatchObject({
      bookingId: early,
      customerName: 'Asha Deshmukh',
      services: 'Facial',
      professional: { id: asha, name: 'Asha', photoUrl: null },
    });
    await deactivate(asha);
    expect((await readDay(date)).professionals).toMatchObject([{ active: false, rosteredMinutes: 0 }]);
    expect((await readDay(newDay())).professionals).toEqual([]);
  });

  it('calls nothing uncovered whose time has come, and shows a closed day', async () => {
    const date = newDay();
    const asha = await salon.addPerson('Asha');
    await bookId(date, '10:00:00');
    await leave(asha, date);
    app.clock.moveTo(`${date}T10:01:00+05:30`);
    salon = await makeNamedSalon(app);
    expect((await readDay(date)).uncovered).toEqual([]);
    expect((await readDay(date)).professionals[0]?.visits).toMatchObject([{ reason: null }]);
    await changeSettings(app, { capacity: 'PROFESSIONALS', closedDays: [date] });
    expect(await readDay(date)).toMatchObject({ opening: null, closed: true, professionals: [{ hours: [] }] });
  });

  it('takes as many statements for one professional as for ten', async () => {
    const statements = async (date: string) => {
      await readDay(date);
      // It looks up the reader's name once.
      await app.app.accessRecord.flush();
      sent = [];
      await readDay(date);
      return sent.length;
    };
    const date = newDay();
    await salon.addPerson('Asha');
    await bookId(date, '10:00:00');
    const few = await statements(date);
    for (let n = 0; n < 9; n++) await salon.addPerson(`Person ${n}`);
    for (let n = 0; n < 9; n++) await bookId(date, '10:00:00');
    expect((await readDay(date)).professionals.flatMap(({ visits }) => visits)).toHaveLength(10);
    expect(await statements(date)).toBe(few);
  });

  it('is empty with teams', async () => {
    await changeSettings(app, {});
    const date = newDay();
    await bookId(date, '09:00:00');
    expect(await readDay(date)).toMatchObject({ closed: false, professionals: [], uncovered: [] });
  });
});

describe('the week', () => {
  it('names who comes, and can show one professional alone', async () => {
    const date = newDay();
    const [asha, rekha] = [await salon.addPerson('Asha'), await salon.addPerson('Rekha')];
    const hers = await bookId(date, '10:00:00', { professionalId: asha });
    await bookId(date, '10:00:00', { professionalId: rekha });
    const dayOfWeek = async (query = '') => (await get(`/booking/admin/week?from=${date}${query}`)).body.data.days[0];
    const all: Schemas['BookingWeek']['days'][number] = await dayOfWeek();
    expect(all.visits.map(({ professional }) => professional?.name).toSorted()).toEqual(['Asha', 'Rekha']);
    const one: Schemas['BookingWeek']['days'][number] = await dayOfWeek(`&professionalId=${asha}`);
    expect(one.visits.map(({ bookingId }) => bookingId)).toEqual([hers]);
    const slotOf = (day: typeof one, time: string) => day.slots.find(({ startTime }) => startTime === time);
    expect([slotOf(one, '10:00:00'), slotOf(one, '14:00:00')]).toMatchObject([
      { booked: 1, remaining: 0 },
      { booked: 0, remaining: 1 },
    ]);
    await changeSettings(app, { slotPlan: 'HOURLY' });
    const teams = await dayOfWeek(`&professionalId=${asha}`);
    expect(teams.visits).toMatchObject([{ professional: null }, { professional: null }]);
  });
});
