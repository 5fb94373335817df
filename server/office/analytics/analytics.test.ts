import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eachDay } from '../../platform/contract/period.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { formOf } from '../../test/form.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import {
  changeSettings,
  makeAddress,
  makeAdmin,
  makeCategory,
  makeCoupon,
  makeCustomer,
  makeService,
  type TestCustomer,
} from '../../test/makers.ts';

/** A Tuesday. The week before began on 30 November, in another month. */
const TODAY = '2026-12-08';
const app = appOfFile({ at: '2026-11-20T12:00:00+05:30' });
let admin: string;
let ids: Record<'facial' | 'wax' | 'long' | 'skin', string>;
let asha: TestCustomer;
let omar: TestCustomer;

const at = (date: string, time = '12:00:00') => app.clock.moveTo(`${date}T${time}+05:30`);
const put = (path: string) => app.call('PUT', `/booking/admin/${path}`, { token: admin });

/** Books in the morning of the day itself, so that any day can have bookings. */
const book = async (who: TestCustomer, bookingDate: string, serviceIds: string[], finalPrice: number, change: object = {}) => {
  at(bookingDate, '08:00:00');
  const addressId = await makeAddress(app, who);
  const body = {
    userId: who.userId,
    serviceIds,
    bookingDate,
    bookingTime: '09:00:00',
    finalPrice,
    addressId,
    paymentType: 'PAY_AFTER',
    ...change,
  };
  const answer = await app.call('POST', '/booking', { token: who.token, body });
  if (answer.status !== 201) throw new Error(answer.text);
  return answer.body.data.bookingId as string;
};
const signIn = async () => {
  admin = (await makeAdmin(app)).token;
};
const done = async (id: string, paid = true) => {
  await signIn();
  await put(`${id}/mark-completed`);
  if (paid) await put(`${id}/mark-paid`);
};

let made: Record<string, string>;
beforeAll(async () => {
  const skin = await makeCategory(app, 'Skin');
  ids = {
    skin,
    facial: await makeService(app, { name: 'Facial', price: 999, categoryId: skin }),
    wax: await makeService(app, { name: 'Wax', price: 1200 }),
    long: await makeService(app, { name: 'Bridal', price: 5000, durationInMinutes: 180, categoryId: skin }),
  };
  await makeCoupon(app, { code: 'TEN' });
  asha = await makeCustomer(app, 'Asha');
  omar = await makeCustomer(app, 'Omar');

  const november = await book(asha, '2026-11-25', [ids.facial], 999);
  await done(november, false);
  const lastWeek = await book(omar, '2026-12-02', [ids.wax, ids.facial], 1979.1, { couponCode: 'TEN' });
  await done(lastWeek);
  const overdue = await book(asha, '2026-12-04', [ids.wax], 1200);
  const yesterday = await book(asha, '2026-12-07', [ids.facial, ids.facial], 1798.2, { couponCode: 'TEN' });
  await done(yesterday);
  const cancelled = await book(omar, '2026-12-07', [ids.long], 5000, { bookingTime: '11:00:00' });
  await signIn();
  await put(`${cancelled}/status?status=CANCELLED`);
  const deleted = await book(omar, '2026-12-07', [ids.long], 5000, { bookingTime: '13:00:00' });
  await signIn();
  await app.call('DELETE', `/booking/${deleted}`, { token: admin });
  const noon = await book(omar, TODAY, [ids.long], 5000, { bookingTime: '11:00:00' });
  const morning = await book(asha, TODAY, [ids.facial], 999);
  const sunday = await book(asha, '2026-12-13', [ids.wax], 1200);
  made = { november, lastWeek, overdue, yesterday, noon, morning, sunday };
  await app.call('POST', '/message', { body: { name: 'Meera', mobile: '9876543210', message: 'Hello' } });
});
beforeEach(async () => {
  at(TODAY);
  await changeSettings(app, {});
  await signIn();
});

const names = (bookings: { bookingId: string }[]) =>
  bookings.map(({ bookingId }) => Object.entries(made).find(([, id]) => id === bookingId)?.[0]);
const overview = async () => (await app.call('GET', '/analytics/admin/overview', { token: admin })).body.data;
const analytics = async (query = '') => (await app.call('GET', `/analytics/admin${query}`, { token: admin })).body.data;

describe('the overview', () => {
  it("shows today's visits in order of time, and figures beside those of the period before", async () => {
    const { date, visits, today, week, month, unreadMessages } = await overview();
    expect(date).toBe(TODAY);
    expect(names(visits)).toEqual(['morning', 'noon']);
    expect(today).toEqual({ current: { bookings: 2, revenue: 5999 }, previous: { bookings: 1, revenue: 1798.2 } });
    expect(week).toEqual({ current: { bookings: 4, revenue: 8997.2 }, previous: { bookings: 2, revenue: 3179.1 } });
    expect(month).toEqual({ current: { bookings: 6, revenue: 12176.3 }, previous: { bookings: 1, revenue: 999 } });
    expect(unreadMessages).toBe(1);
  });

  it('lists what needs attention', async () => {
    const { unpaid, overdue } = await overview();
    expect(names(unpaid)).toEqual(['november']);
    expect(names(overdue)).toEqual(['overdue', 'morning']);
    at(TODAY, '10:59:00');
    await signIn();
    expect(names((await overview()).overdue)).toEqual(['overdue']);
    at(TODAY, '11:00:00');
    expect(names((await overview()).overdue)).toEqual(['overdue', 'morning']);
    await put(`${made.november}/mark-paid`);
    expect((await overview()).unpaid).toEqual([]);
    // Today's unpaid visits are not listed: they may still be paid today.
    await put(`${made.morning}/mark-completed`);
    expect((await overview()).unpaid).toEqual([]);
  });

  it('shows the next three free windows, on later days if today is full or over', async () => {
    expect((await overview()).nextFreeSlots).toEqual([
      { date: TODAY, startTime: '13:00:00', label: '01:00 PM - 03:00 PM', remaining: 2 },
      { date: TODAY, startTime: '15:00:00', label: '03:00 PM - 05:00 PM', remaining: 3 },
      { date: TODAY, startTime: '17:00:00', label: '05:00 PM - 07:00 PM', remaining: 3 },
    ]);
    await changeSettings(app, { closedDays: [TODAY, '2026-12-09'] });
    expect((await overview()).nextFreeSlots.map(({ date }: { date: string }) => date)).toEqual(Array(3).fill('2026-12-10'));
  });

  it('shows each window once, also on the last bookable day', async () => {
    const openingHours = DEMO_SETTINGS.openingHours.map(hours => ({ ...hours, closes: '13:00:00' }));
    const closedDays = eachDay({ from: TODAY, to: '2026-12-14' });
    const days = async (bookingHorizonDays: number) => {
      await changeSettings(app, { openingHours, closedDays, bookingHorizonDays });
      return (await overview()).nextFreeSlots.map(({ date }: { date: string }) => date);
    };
    expect(await days(7)).toEqual(['2026-12-15', '2026-12-15']);
    expect(await days(8)).toEqual(['2026-12-15', '2026-12-15', '2026-12-16']);
  });

  it("counts a booking on the salon's day in any time zone of the machine", async () => {
    app.clock.moveTo('2026-12-07T18:29:59Z');
    await signIn();
    expect((await overview()).date).toBe('2026-12-07');
    app.clock.moveTo('2026-12-07T18:30:00Z');
    expect((await overview()).date).toBe(TODAY);
  });
});

describe('a period in figures', () => {
  it('sums the requested days and those before, without cancelled and deleted bookings', async () => {
    const { from, to, totals, previous } = await analytics('?from=2026-12-02&to=2026-12-08');
    expect([from, to]).toEqual(['2026-12-02', '2026-12-08']);
    expect(totals).toEqual({
      bookings: 5,
      revenue: 10976.3,
      cancelled: 1,
      noShows: 0,
      discount: 419.7,
      newCustomers: 1,
      returningCustomers: 1,
    });
    expect(previous).toEqual({
      bookings: 1,
      revenue: 999,
      cancelled: 0,
      noShows: 0,
      discount: 0,
      newCustomers: 1,
      returningCustomers: 0,
    });
  });

  // Asha came on 25 November, 4, 7, 8 and 13 December. Omar came on the 2nd and the 8th, but not on the 7th.
  it.each([
    ['2026-11-25', '2026-11-25', [1, 0], [0, 0]],
    ['2026-12-02', '2026-12-02', [1, 0], [0, 0]],
    ['2026-12-04', '2026-12-07', [0, 1], [1, 0]],
    ['2026-12-07', '2026-12-13', [0, 2], [1, 1]],
    [TODAY, TODAY, [0, 2], [0, 1]],
    ['2026-12-14', '2026-12-20', [0, 0], [0, 2]],
    ['2026-12-20', '2026-12-20', [0, 0], [0, 0]],
  ])('counts from %s to %s %j new and returning customers, and %j before', async (from, to, now, earlier) => {
    const { totals, previous } = await analytics(`?from=${from}&to=${to}`);
    expect([totals.newCustomers, totals.returningCustomers]).toEqual(now);
    expect([previous.newCustomers, previous.returningCustomers]).toEqual(earlier);
  });

  it('has every day with its taken and offered places', async () => {
    const { byDay } = await analytics('?from=2026-12-06&to=2026-12-08');
    expect(byDay).toEqual([
      { date: '2026-12-06', bookings: 0, revenue: 0, cancelled: 0, booked: 0, capacity: 12 },
      { date: '2026-12-07', bookings: 1, revenue: 1798.2, cancelled: 1, booked: 1, capacity: 15 },
      { date: TODAY, bookings: 2, revenue: 5999, cancelled: 0, booked: 3, capacity: 15 },
    ]);
    await changeSettings(app, { teams: 2, slotPlan: 'HOURLY', closedDays: ['2026-12-07'] });
    const hourly = (await analytics('?from=2026-12-06&to=2026-12-08')).byDay;
    expect(hourly.map(({ booked, capacity }: Record<string, number>) => [booked, capacity])).toEqual([
      [0, 18],
      [1, 0],
      [5, 22],
    ]);
  });

  it('ranks services, categories and coupons', async () => {
    const { topServices, topCategories, coupons } = await analytics('?from=2026-12-01&to=2026-12-31');
    expect(topServices).toEqual([
      { id: ids.facial, name: 'Facial', quantity: 4, revenue: 3996 },
      { id: ids.wax, name: 'Wax', quantity: 3, revenue: 3600 },
      { id: ids.long, name: 'Bridal', quantity: 1, revenue: 5000 },
    ]);
    expect(topCategories).toEqual([
      { id: ids.skin, name: 'Skin', quantity: 5, revenue: 8996 },
      { id: null, name: 'Uncategorised', quantity: 3, revenue: 3600 },
    ]);
    expect(coupons).toEqual([{ code: 'TEN', uses: 2, discount: 419.7 }]);
  });

  it.each([
    ['', '2026-11-09', '2026-12-08'],
    ['?to=2026-11-30', '2026-11-01', '2026-11-30'],
    ['?from=2026-12-01', '2026-12-01', '2026-12-30'],
  ])('covers thirty days for %j', async (query, from, to) => {
    const answer = await analytics(query);
    expect(answer).toMatchObject({ from, to });
    expect(answer.byDay).toHaveLength(30);
  });

  it('answers an empty period with zeros', async () => {
    expect(await analytics('?from=2020-01-01&to=2020-12-31')).toMatchObject({
      totals: { bookings: 0, revenue: 0, cancelled: 0, discount: 0, newCustomers: 0, returningCustomers: 0 },
      topServices: [],
      topCategories: [],
      coupons: [],
    });
  });

  it.each([
    ['?from=2026-01-01&to=2027-01-01', 200],
    ['?from=2026-01-01&to=2027-01-02', 400],
    ['?from=2026-12-02&to=2026-12-01', 400],
    ['?from=2026-02-30', 400],
    ['?to=9999-13-01', 400],
    ['?to=0001-01-01', 400],
  ])('answers %s with %i', async (query, status) => {
    expect((await app.call('GET', `/analytics/admin${query}`, { token: admin })).status).toBe(status);
  });

  it.each(['/analytics/admin', '/analytics/admin/overview'])('R14 %s is for staff', async path => {
    expect((await app.call('GET', path)).body.errorCode).toBe('UNAUTHORIZED');
    expect((await app.call('GET', path, { token: asha.token })).body.errorCode).toBe('FORBIDDEN');
  });
});

// From here on, tests add to the figures.
describe("today's sales and coming bookings", () => {
  const now = async () => {
    await signIn();
    const { takenToday, bookedAhead } = await analytics('?from=2026-11-01&to=2026-11-02');
    return { takenToday, bookedAhead };
  };
  /** Books at this time of today for a later day. */
  const bookAhead = async (time: string, bookingDate: string) => {
    const addressId = await makeAddress(app, asha);
    at(TODAY, time);
    const visit = { bookingDate, bookingTime: '11:00:00', finalPrice: 1200, addressId, paymentType: 'PAY_AFTER' };
    const body = { userId: asha.userId, serviceIds: [ids.wax], ...visit };
    const { status, body: answer } = await app.call('POST', '/booking', { token: asha.token, body });
    expect(status).toBe(201);
    return answer.data.bookingId as string;
  };

  it('do not depend on the period, and follow bookings, cancellations and deletions', async () => {
    const before = await now();
    expect(before).toEqual({ takenToday: { bookings: 2, revenue: 5999 }, bookedAhead: { bookings: 1, revenue: 1200 } });
    const [first, second] = [await bookAhead('12:00:00', '2026-12-09'), await bookAhead('12:05:00', '2026-12-20')];
    expect(await now()).toEqual({ takenToday: { bookings: 4, revenue: 8399 }, bookedAhead: { bookings: 3, revenue: 3600 } });
    await put(`${first}/status?status=CANCELLED`);
    expect(await now()).toEqual({ takenToday: { bookings: 3, revenue: 7199 }, bookedAhead: { bookings: 2, revenue: 2400 } });
    await app.call('DELETE', `/booking/${second}`, { token: admin });
    expect(await now()).toEqual(before);
  });

  it("follow the salon's day, and do not count a change of an older booking", async () => {
    at('2026-12-09', '00:00:00');
    const tomorrow = { takenToday: { bookings: 0, revenue: 0 }, bookedAhead: { bookings: 1, revenue: 1200 } };
    expect(await now()).toEqual(tomorrow);
    await put(`${made.noon}/mark-paid`);
    expect(await now()).toEqual(tomorrow);
    at(TODAY, '23:59:59');
    expect((await now()).takenToday).toEqual({ bookings: 2, revenue: 5999 });
    at('2026-12-13', '00:00:00');
    expect((await now()).bookedAhead).toEqual({ bookings: 0, revenue: 0 });
  });
});

describe('the overview of money', () => {
  it('lists due refunds until they are marked', async () => {
    const paid = await book(asha, '2026-12-11', [ids.wax], 1200);
    await signIn();
    await put(`${paid}/mark-paid`);
    expect((await overview()).toRefund).toEqual([]);
    await put(`${paid}/status?status=CANCELLED`);
    expect((await overview()).toRefund).toMatchObject([{ bookingId: paid, paymentStatus: 'PAID', status: 'CANCELLED' }]);
    const sooner = await book(asha, '2026-12-10', [ids.wax], 1200);
    await signIn();
    await put(`${sooner}/mark-paid`);
    await put(`${sooner}/status?status=CANCELLED`);
    const toRefund = async () => (await overview()).toRefund.map(({ bookingId }: { bookingId: string }) => bookingId);
    expect(await toRefund()).toEqual([sooner, paid]);
    await put(`${paid}/mark-refunded`);
    await put(`${sooner}/mark-refunded`);
    expect(await toRefund()).toEqual([]);
  });
});

describe('the overview of a salon that is behind', () => {
  it('lists every overdue visit of today, even with many earlier ones', async () => {
    await changeSettings(app, { maxPendingBookings: 50 });
    at('2026-11-20', '08:00:00');
    const later = { bookingTime: '15:00:00' };
    for (let day = 20; day < 30; day++) {
      await book(asha, `2026-11-${day}`, [ids.wax], 1200, later);
      await book(omar, `2026-11-${day}`, [ids.wax], 1200, later);
    }
    const today = await book(asha, TODAY, [ids.wax], 1200, later);
    at(TODAY, '19:00:00');
    await signIn();
    const { overdue } = await overview();
    const earlier = overdue.filter(({ bookingDate }: { bookingDate: string }) => bookingDate < TODAY);
    expect(earlier).toHaveLength(20);
    expect(overdue.at(-1)).toMatchObject({ bookingId: today, status: 'PENDING' });
  });
});

describe('rankings', () => {
  beforeEach(async () => {
    at('2027-01-12', '07:00:00');
    await changeSettings(app, { maxPendingBookings: 50 });
    [asha, omar] = [await makeCustomer(app, 'Asha'), await makeCustomer(app, 'Omar')];
  });

  it('have ten entries, sort equal sales by revenue and name, and use present names', async () => {
    const sold = [];
    for (const name of 'KJIHGFEDCBA') sold.push(await makeService(app, { name, price: 100, durationInMinutes: 10 }));
    const dear = await makeService(app, { name: 'Wrap', price: 900, durationInMinutes: 10 });
    await book(asha, '2027-01-12', [...sold, dear], 2000);
    await signIn();
    await app.call('PUT', `/service/${dear}`, { token: admin, ...(await formOf({ name: 'Zinc wrap' })) });
    const { topServices } = await analytics('?from=2027-01-12&to=2027-01-12');
    expect(topServices.map(({ name }: { name: string }) => name)).toEqual(['Zinc wrap', ...'ABCDEFGHI']);
  });

  it('sort equal names and sales by creation', async () => {
    const [older, newer] = [await makeCategory(app, 'Nails'), await makeCategory(app, 'Nails')];
    const polish = (categoryId: string) => makeService(app, { name: 'Polish', price: 1000, durationInMinutes: 10, categoryId });
    const sold = [await polish(newer), await polish(older)];
    await book(asha, '2027-01-15', sold.toReversed(), 2000);
    await signIn();
    const { topServices, topCategories } = await analytics('?from=2027-01-15&to=2027-01-15');
    const idsOf = (ranked: { id: string }[]) => ranked.map(({ id }) => id);
    expect([idsOf(topServices), idsOf(topCategories)]).toEqual([sold, [older, newer]]);
  });

  it('sort coupons by use, then by code', async () => {
    for (const code of ['ZETA', 'BETA', 'ALFA']) await makeCoupon(app, { code });
    const use = (who: TestCustomer, day: string, couponCode: string) => book(who, day, [ids.facial], 899.1, { couponCode });
    await use(asha, '2027-01-13', 'ZETA');
    await use(omar, '2027-01-13', 'BETA');
    await use(asha, '2027-01-14', 'ZETA');
    await use(omar, '2027-01-14', 'ALFA');
    await signIn();
    const { coupons } = await analytics('?from=2027-01-13&to=2027-01-14');
    expect(coupons.map(({ code, uses }: { code: string; uses: number }) => [code, uses])).toEqual([
      ['ZETA', 2],
      ['ALFA', 1],
      ['BETA', 1],
    ]);
  });
});
