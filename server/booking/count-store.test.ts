/** Whatever is asked for, the kept counts say what counting the bookings themselves would. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingDay, bookingMonth } from '../db/schema.ts';
import { random } from '../demo/history/random.ts';
import { addDays, DAY, type IsoDate, istMidnight } from '../shared/time.ts';
import { startApp, type TestApp } from '../test/app.ts';
import { makeCustomer } from '../test/makers.ts';
import { recountDays } from './count-store.ts';
import type { Filter } from './filter-store.ts';
import { findPage } from './list-store.ts';
import { countBookings } from './read-counts-store.ts';
import { addBooking, type BookingRow, changeBooking } from './store.ts';

const FIRST: IsoDate = '2024-11-20';
const TODAY: IsoDate = '2026-12-04';
const DAYS = 744;
const CUSTOMERS = 60;
/** Nobody came in these months. */
const EMPTY = ['2025-03', '2026-08'];

let app: TestApp;
let customers: string[];
let bookings: BookingRow[];

/** Booked a week before the visit, in the order in which they were booked, as in life. */
const addVisit = (bookingDate: IsoDate, number: number): Promise<BookingRow> =>
  app.db.tx(tx =>
    addBooking(
      tx,
      {
        id: `visit-${String(number).padStart(5, '0')}`,
        userId: customers[number % customers.length] as string,
        bookingDate,
        startMinute: 540 + (number % 5) * 60,
        endMinute: 600 + (number % 5) * 60,
        durationInMinutes: 60,
        addressId: null,
        address: null,
        totalPaise: 100_000 + number,
        discountPaise: number % 7,
        finalPaise: 100_000 + number - (number % 7),
        couponId: null,
        couponCode: null,
        paymentType: 'PAY_AFTER',
        createdAt: istMidnight(bookingDate) - 7 * DAY,
        madeBy: 'CUSTOMER',
        externalId: null,
        metadata: null,
      },
      [],
    ),
  );

const change = async (row: BookingRow, to: Partial<BookingRow>): Promise<BookingRow> => {
  const changed = await app.db.tx(tx => changeBooking(tx, row, to, app.clock.now()));
  bookings = bookings.map(one => (one.id === row.id ? changed : one));
  return changed;
};

beforeAll(async () => {
  app = await startApp();
  customers = [];
  for (let n = 0; n < CUSTOMERS; n++) customers.push((await makeCustomer(app)).userId);
  const next = random(7);
  bookings = [];
  const days = Array.from({ length: DAYS }, (_, n) => addDays(FIRST, n)).filter(day => !EMPTY.includes(day.slice(0, 7)));
  for (const day of days) {
    const visits = Math.floor(next() * 3);
    for (let visit = 0; visit < visits; visit++) bookings.push(await addVisit(day, bookings.length));
  }
  // Most became something, some of it years later.
  for (const row of bookings) {
    const luck = next();
    const at = istMidnight(row.bookingDate);
    if (row.bookingDate < TODAY && luck < 0.9)
      await change(row, { status: 'COMPLETED', completedAt: at, paidAt: luck < 0.6 ? at : null });
    else if (luck > 0.95) await change(row, luck > 0.98 ? { deletedAt: at } : { status: 'CANCELLED', cancelledAt: at });
  }
});
afterAll(() => app.close());

const passing = ({ status, paid, from = '0', to = '9' }: Filter) =>
  bookings
    .filter(row => row.deletedAt === null && from <= row.bookingDate && row.bookingDate <= to)
    .filter(row => (!status || row.status === status) && (paid === undefined || paid === (row.paidAt !== null)))
    .toSorted((a, b) => (order(a) < order(b) ? 1 : -1))
    .map(({ id }) => id);
const order = ({ bookingDate, startMinute, id }: BookingRow) => `${bookingDate} ${String(startMinute).padStart(4, '0')} ${id}`;

const PERIODS: Pick<Filter, 'from' | 'to'>[] = [
  {},
  { from: '2025-02-01' },
  { from: '2025-02-02', to: '2025-04-30' },
  { from: '2025-01-31', to: '2025-01-31' },
  { from: '2025-03-01', to: '2025-03-31' },
  { from: '2025-06-11', to: '2025-06-20' },
  { from: '2025-06-11', to: '2025-07-20' },
  { from: '2025-12-15', to: '2026-01-15' },
  { to: '2026-02-28' },
  { to: '2026-02-27' },
  // In the latest month that is summed.
  { to: '2026-09-15' },
  { from: '2026-09-30', to: '2026-10-31' },
  { from: '2026-11-15' },
  { to: '2024-01-01' },
  { from: '2031-01-01' },
];
const KINDS: Pick<Filter, 'status' | 'paid'>[] = [
  {},
  { status: 'PENDING' },
  { status: 'COMPLETED', paid: false },
  { status: 'CANCELLED' },
  { paid: true },
];
const FILTERS: Filter[] = PERIODS.flatMap(period => KINDS.map(kind => ({ ...period, ...kind })));

const inMonths = async () => {
  const months = await app.db.read.select().from(bookingMonth);
  return months.toSorted((a, b) => (a.month < b.month ? -1 : 1));
};

describe('the counts of days and months', () => {
  it.each(FILTERS)('count and turn the pages of %j, in both orders', async filter => {
    const expected = passing(filter);
    expect(await countBookings(app.db.read, filter)).toBe(expected.length);
    const size = 37;
    for (const order of ['latest', 'earliest'] as const) {
      const pages: string[][] = [];
      for (let first = 0; first < expected.length + 2 * size; first += size)
        pages.push((await findPage(app.db.read, filter, order, first, size)).rows.map(row => row.booking.id));
      expect(pages.flat()).toEqual(order === 'latest' ? expected : expected.toReversed());
      expect(pages.at(-1)).toEqual([]);
    }
  });

  it('sum the months that are long over, and no others', async () => {
    const months = (await inMonths()).map(({ month }) => month);
    // The latest booking was made a week before the last day, 2026-12-03: September had been over for a month by 2026-11-01.
    expect([months[0], months.at(-1), months.length]).toEqual(['2024-11', '2026-09', 21]);
  });

  it('hold in each month what its days hold, whenever these changed', async () => {
    const old = bookings.find(({ bookingDate, status }) => bookingDate < '2025-01-01' && status === 'COMPLETED') as BookingRow;
    await change(old, { status: 'CANCELLED', paidAt: null });
    await change(bookings.find(({ id }) => id === old.id) as BookingRow, { bookingDate: '2026-12-24' });
    // A month that is summed without having had a booking: a clock was set back.
    bookings.push(await addVisit('2026-08-08', 99_999));
    expect(await countBookings(app.db.read, { to: '2026-08-31' })).toBe(passing({ to: '2026-08-31' }).length);

    const days = await app.db.read.select().from(bookingDay);
    const kept = await inMonths();
    expect(kept).toHaveLength(22);
    for (const { month, ...sums } of kept)
      for (const [name, sum] of Object.entries(sums)) {
        const ofDays = days.filter(({ day }) => day.startsWith(month)).map(day => day[name as keyof typeof sums]);
        expect([month, name, sum]).toEqual([month, name, ofDays.reduce((a, b) => a + b, 0)]);
      }
  });

  it('know on which day each customer came first, wherever their first visits went', async () => {
    const firstVisits = async () => {
      const days = await app.db.read.select({ day: bookingDay.day, visits: bookingDay.firstVisits }).from(bookingDay);
      return Object.fromEntries(days.filter(({ visits }) => visits !== 0).map(({ day, visits }) => [day, visits]));
    };
    const standingOf = (userId: string) =>
      bookings
        .filter(row => row.userId === userId && row.status !== 'CANCELLED' && row.deletedAt === null)
        .toSorted((a, b) => (a.bookingDate < b.bookingDate ? -1 : 1));
    const expected = () => {
      const firsts = customers.map(userId => standingOf(userId)[0]?.bookingDate).filter(day => day !== undefined);
      return Object.fromEntries(
        Map.groupBy(firsts, day => day)
          .entries()
          .map(([day, all]) => [day, all.length]),
      );
    };
    const holds = async () => expect(await firstVisits()).toEqual(expected());
    await holds();

    const [userId] = customers as [string];
    const first = () => standingOf(userId)[0] as BookingRow;
    // Their number is a multiple of the customers': the next visit is this customer's.
    const mine = bookings.length * CUSTOMERS;
    bookings.push(await addVisit('2024-11-01', mine));
    await holds();
    // The same day twice: one of them may go.
    bookings.push(await addVisit('2024-11-01', mine + CUSTOMERS));
    await holds();
    await change(first(), { status: 'CANCELLED', cancelledAt: 1 });
    await holds();
    await change(first(), { bookingDate: '2026-11-30' });
    await holds();
    await change(first(), { deletedAt: 1 });
    await holds();
    await change(first(), { paidAt: 1 });
    await holds();
    while (standingOf(userId).length > 0) await change(first(), { status: 'CANCELLED', cancelledAt: 1, paidAt: null });
    await holds();
    bookings.push(await addVisit(TODAY, mine + 2 * CUSTOMERS));
    await holds();
    const kept = await firstVisits();
    await app.db.tx(recountDays);
    expect(await firstVisits()).toEqual(kept);
    // Sums the months again.
    bookings.push(await addVisit(TODAY, mine + 3 * CUSTOMERS));
  });

  it('are the same when counted anew, and months are summed again by the next booking', async () => {
    const before = await inMonths();
    await app.db.tx(recountDays);
    expect(await inMonths()).toEqual([]);
    expect(await countBookings(app.db.read, {})).toBe(passing({}).length);
    bookings.push(await addVisit(TODAY, 99_998));
    expect(await inMonths()).toEqual(before);
    expect(await countBookings(app.db.read, {})).toBe(passing({}).length);
  });
});
