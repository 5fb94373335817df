/** The counts of months always equal a count of the bookings. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, DAY, type IsoDate, istMidnight } from '../../../common/time.ts';
import { bookingMonth } from '../../platform/db/schema.ts';
import { random } from '../../seed/history/random.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import { makeCustomer } from '../../test/makers.ts';
import { addBooking, changeBooking } from '../record/record.ts';
import type { BookingRow } from '../record/rules.ts';
import type { Filter } from './filter-store.ts';
import { findPage, findPassing } from './list-store.ts';
import { countBookings } from './month-store.ts';
import { countAnew, keepMonths } from './months.ts';

const FIRST: IsoDate = '2024-11-20';
const TODAY: IsoDate = '2026-12-04';
const DAYS = 744;
const CUSTOMERS = 60;
/** Months without a visit. */
const EMPTY = ['2025-03', '2026-08'];

let app: TestApp;
let customers: string[];
let bookings: BookingRow[];

const idOf = (number: number): string => `visit-${String(number).padStart(5, '0')}`;

/** Adds a visit that was booked a week before. Visits are added in the order of booking. */
const addVisit = (bookingDate: IsoDate, number: number): Promise<BookingRow> =>
  app.db.tx(tx =>
    addBooking(
      tx,
      {
        id: idOf(number),
        userId: customers[number % customers.length] as string,
        bookingDate,
        startMinute: 540 + (number % 5) * 60,
        endMinute: 600 + (number % 5) * 60,
        durationInMinutes: 60,
        addressId: null,
        address: null,
        totalPaise: 100_000 + number,
        discountPaise: number % 7,
        roundOffPaise: 0,
        finalPaise: 100_000 + number - (number % 7),
        couponId: null,
        couponCode: null,
        paymentType: 'PAY_AFTER',
        createdAt: istMidnight(bookingDate) - 7 * DAY,
        madeBy: 'CUSTOMER',
        externalId: null,
        metadata: null,
      },
      [
        {
          bookingId: idOf(number),
          position: 0,
          serviceId: 'wax',
          name: 'Wax',
          names: null,
          pricePaise: 1,
          quantity: 1,
          durationInMinutes: 60,
        },
      ],
    ),
  );

const change = async (row: BookingRow, to: Partial<BookingRow>): Promise<BookingRow> => {
  const changed = await app.db.tx(async tx => {
    const after = await changeBooking(tx, row, to, app.clock.now());
    await countAnew(tx, row, after);
    return after;
  });
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
  // Most bookings change later, some of them after years.
  for (const row of bookings) {
    const luck = next();
    const at = istMidnight(row.bookingDate);
    if (row.bookingDate < TODAY && luck < 0.9)
      await change(row, { status: 'COMPLETED', completedAt: at, paidAt: luck < 0.6 ? at : null });
    else if (luck > 0.95) await change(row, luck > 0.98 ? { deletedAt: at } : { status: 'CANCELLED', cancelledAt: at });
  }
  await keepMonths(app);
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
  // Within the latest month that is kept.
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

/** The months that are kept. */
const kept = async () => [...new Set((await app.db.read.select().from(bookingMonth)).map(({ month }) => month))].toSorted();
/** Compares the rows of the months with the bookings. */
const mustAgree = async () => {
  const rows = await app.db.read.select().from(bookingMonth);
  const counted = rows.map(({ month, status, paid }) => {
    const period = { from: `${month}-01`, to: `${month}-31` };
    return { month, status, paid, bookings: passing({ ...period, status, paid }).length };
  });
  expect(rows).toEqual(counted);
  for (const filter of FILTERS) expect(await countBookings(app.db.read, filter)).toBe(passing(filter).length);
};

describe('the counts of months', () => {
  it.each(FILTERS)('give the right total and pages for %j in both orders', async filter => {
    const expected = passing(filter);
    expect(await countBookings(app.db.read, filter)).toBe(expected.length);
    const found = await findPassing(app.db.read, filter);
    const size = 37;
    for (const order of ['latest', 'earliest'] as const) {
      const pages: string[][] = [];
      for (let first = 0; first < expected.length + 2 * size; first += size)
        pages.push((await findPage(app.db.read, found, order, first, size)).map(row => row.booking.id));
      expect(pages.flat()).toEqual(order === 'latest' ? expected : expected.toReversed());
      expect(pages.at(-1)).toEqual([]);
    }
  });

  it('are kept for every past month with bookings, and for no other', async () => {
    const months = await kept();
    // 2024-11 to 2026-11, without the two empty months.
    expect([months[0], months.at(-1), months.length]).toEqual(['2024-11', '2026-11', 23]);
    for (const empty of EMPTY) expect(months).not.toContain(empty);
  });

  it('are kept only when a month has been over for two days', async () => {
    const { clock } = app;
    clock.moveTo('2027-01-02T23:59:00+05:30');
    await keepMonths(app);
    expect(await kept()).not.toContain('2026-12');
    clock.moveTo('2027-01-03T00:01:00+05:30');
    await keepMonths(app);
    expect((await kept()).at(-1)).toBe(bookings.some(({ bookingDate }) => bookingDate > '2026-12-01') ? '2026-12' : '2026-11');
    clock.moveTo('2026-12-04T12:00:00+05:30');
  });

  it('stay kept when a booking changes in a way that is not counted', async () => {
    const before = await kept();
    const row = bookings.find(one => one.bookingDate < '2025-01-01' && one.paidAt !== null && !one.deletedAt) as BookingRow;
    await change(row, { externalId: 'order-1', metadata: { channel: 'partner' }, address: null, paidAt: 1 });
    expect(await kept()).toEqual(before);
    await mustAgree();
  });

  it('stay right when bookings of kept months change, and when a month is kept again', async () => {
    const old = (status: string) =>
      bookings.find(row => row.bookingDate < '2025-01-01' && row.status === status && !row.deletedAt) as BookingRow;
    const before = await kept();
    const row = old('COMPLETED');
    await change(row, { status: 'CANCELLED', paidAt: null });
    expect(await kept()).toEqual(before.filter(month => month !== row.bookingDate.slice(0, 7)));
    await mustAgree();
    const moved = old('COMPLETED');
    await change(moved, { bookingDate: '2025-06-30' });
    await mustAgree();
    await keepMonths(app);
    await mustAgree();
    await change(old('COMPLETED'), { deletedAt: 1 });
    await mustAgree();
    await keepMonths(app);
    expect(await kept()).toEqual(before);
    await mustAgree();
  });
});
