/** A year of twelve series on the moving clock: festivals, leave, a price that rises, moves, skips, a pause and an end (rules B99 to B107). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, type IsoDate, istDate, MINUTE } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { booking, seriesVisit } from '../../platform/db/schema.ts';
import { planCurrent } from '../../platform/jobs/recurring.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { formOf } from '../../test/form.ts';
import { changeSettings, makeAdmin } from '../../test/makers.ts';
import { makeNamedSalon, type NamedCustomer, type NamedSalon } from '../../test/named-salon.ts';
import { damageOfSeries } from '../series/damage.ts';
import { seriesRound } from './top-up.ts';

type Series = Schemas['Series'];

const FIRST = '2026-12-07';
const WEEKS = [1, 2, 3, 4, 4, 4, 6, 6, 8, 8, 12, 12];
/** Days on which the salon is closed; some are due days. */
const FESTIVALS: IsoDate[] = ['2027-01-04', '2027-01-05', '2027-03-01', '2027-05-24', '2027-08-16', '2027-11-08'];

let app: TestApp;
let salon: NamedSalon;
let people: string[];
beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  people = [await salon.addPerson('Kavita Rao'), await salon.addPerson('Meena Joshi'), await salon.addPerson('Asha Kale')];
});
afterAll(() => app.close());

const staff = async (method: string, path: string, body?: object) => {
  const { token } = await makeAdmin(app);
  const answer = await app.call(method, path, { token, ...(body && { body }) });
  expect([path, answer.status < 300]).toEqual([path, true]);
  return answer.body.data;
};
const begin = async (customer: NamedCustomer, n: number): Promise<string> => {
  // Four on a day, at hours with room for the way between them.
  const [date, time] = [addDays(FIRST, Math.floor(n / 4)), `${String(9 + 3 * (n % 4)).padStart(2, '0')}:00:00`];
  const { bookingId } = (await salon.book(customer, date, time)).body.data;
  const series = await staff('POST', '/series', { bookingId, everyWeeks: WEEKS[n], flexMinutes: 120 });
  return series.id;
};
const read = (id: string): Promise<Series> => staff('GET', `/series/${id}`);
const act = (id: string, body: object) => staff('POST', `/series/${id}/act`, body);
const nextBooked = async (id: string) =>
  (await read(id)).visits.find(({ state, bookingDate }) => state === 'BOOKED' && (bookingDate ?? '') > istDate(app.clock.now()));

/** The nightly round, and what it enqueues. */
const night = async () => {
  await planCurrent(app, [seriesRound as JobKind<unknown>]);
  app.clock.advance(MINUTE);
  for (let n = 0; n < 3; n += 1) await app.worker.runDue();
};
const raise = async () => {
  const { token } = await makeAdmin(app);
  const answer = await app.call('PUT', `/service/${salon.facial}`, { token, ...(await formOf({ price: '1299' })) });
  expect(answer.status).toBe(200);
};

it('keeps every rhythm, moves nothing silently, and books no visit twice', { timeout: 300_000 }, async () => {
  await changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 5, closedDays: FESTIVALS });
  const ids: string[] = [];
  for (const n of WEEKS.keys()) ids.push(await begin(await salon.newCustomer(), n));
  const [weekly = '', fortnightly = '', thirds = '', monthly = '', paused = '', ended = ''] = ids;
  const chosen = new Map<string, IsoDate>();
  for (let week = 0; week <= 52; week += 1) {
    app.clock.moveTo(`${addDays(FIRST, 7 * week - 2)}T12:00:00+05:30`);
    await night();
    if (week === 5)
      await staff('POST', `/professional/admin/${people[0]}/leave`, {
        ...{ fromDate: addDays(FIRST, 7 * 8), fromTime: '00:00:00', toDate: addDays(FIRST, 7 * 10), toTime: '23:59:00' },
      });
    if (week === 9) await raise();
    if (week === 12) await act(weekly, { act: 'SKIP', number: 14 });
    if (week === 15) {
      const visit = await nextBooked(fortnightly);
      const to = addDays(visit?.dueDate ?? '', 1);
      await act(fortnightly, { act: 'MOVE', number: visit?.number, bookingDate: to, bookingTime: '18:00:00' });
      chosen.set(`${fortnightly} ${visit?.number}`, to);
    }
    if (week === 20) await act(paused, { act: 'PAUSE', until: addDays(FIRST, 7 * 30) });
    if (week === 26) {
      const visit = await nextBooked(monthly);
      await act(monthly, {
        act: 'MOVE',
        number: visit?.number,
        bookingDate: addDays(visit?.dueDate ?? '', 2),
        bookingTime: '12:00:00',
        allLater: true,
      });
    }
    if (week === 33) await act(ended, { act: 'END' });
    if (week === 40) await staff('PUT', `/series/${thirds}`, { everyWeeks: 5 });
    expect(await app.db.tx(tx => damageOfSeries(tx, app.clock.now()))).toEqual([]);
  }
  const rows = await app.db.read.select().from(seriesVisit);
  expect(new Set(rows.map(({ seriesId, number }) => `${seriesId} ${number}`)).size).toBe(rows.length);
  const bookings = new Map((await app.db.read.select().from(booking)).map(row => [row.id, row]));
  for (const id of ids) {
    const numbers = rows.filter(({ seriesId }) => seriesId === id).map(({ number }) => number);
    // No number is left out on the way.
    if (id !== ended) expect(numbers.toSorted((a, b) => a - b)).toEqual([...numbers.keys()]);
  }
  for (const { seriesId, number, dueDate, state, bookingId } of rows) {
    const at = bookings.get(bookingId ?? '');
    if (state === 'BOOKED') {
      // On its day, or on the first open one after it.
      let open = dueDate;
      while (FESTIVALS.includes(open)) open = addDays(open, 1);
      expect([seriesId, number, at?.bookingDate]).toEqual([seriesId, number, open]);
    }
    if (state === 'MOVED') expect(at?.bookingDate).toBe(chosen.get(`${seriesId} ${number}`));
  }
  expect(rows.filter(({ state }) => state === 'MOVED')).toHaveLength(chosen.size);
  const rises = rows.filter(({ risePaise }) => risePaise > 0);
  expect(rises.length).toBeGreaterThan(5);
  expect(new Set(rises.map(({ risePaise }) => risePaise))).toEqual(new Set([30_000]));
  expect(rows.filter(({ seriesId, reason }) => seriesId === paused && reason === 'PAUSED').length).toBeGreaterThan(0);
  expect(await app.db.tx(damageOfPlan)).toEqual([]);
});
