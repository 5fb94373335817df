/** Who is due, and what is proposed (rules B110 to B114), through HTTP, with the clock in hand. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, type IsoDate, istDate, WEEK, weekdayNumber } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { usualInterval } from '../../platform/db/schema.ts';
import { startApp, type TestApp } from '../../test/app.ts';
import * as make from '../../test/makers.ts';
import { ALL_WEEK, makeNamedSalon, type NamedCustomer, type NamedSalon, PRICE } from '../../test/named-salon.ts';
import { dueOn } from './customers.ts';
import { keepIntervals } from './keep.ts';

type Due = Schemas['DueVisit'];

let app: TestApp;
let salon: NamedSalon;
let staff: string;
let asha: string;
let bina: string;
let face: string;
let facial: string;

beforeAll(async () => {
  app = await startApp();
  salon = await makeNamedSalon(app);
  staff = (await make.makeKey(app, salon.token)).token;
  face = await make.makeCategory(app, 'Face');
  facial = await make.makeService(app, { name: 'Gold Facial', price: PRICE, durationInMinutes: 60, categoryId: face });
  asha = await make.makeProfessional(app, staff, { name: 'Asha', gender: 'FEMALE', serviceIds: [facial] });
  bina = await make.makeProfessional(app, staff, { name: 'Bina', gender: 'FEMALE', serviceIds: [facial, salon.facial] });
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo('2026-12-04T12:00:00+05:30'));

const today = () => istDate(app.clock.now());
const asStaff = (method: string, path: string, body?: object) => app.call(method, path, { token: staff, ...(body && { body }) });
/** A session of a day ends when the clock moves on. */
const again = async (who: NamedCustomer) => make.makeSession(app, 'USER', who.userId);
const keep = () => keepIntervals(app);

/** A completed visit so many days ago. */
const visited = async (who: NamedCustomer, daysAgo: number, more: object = {}): Promise<string> => {
  const body = {
    ...{ mobile: who.mobile, serviceIds: [facial], addressId: who.addressId, paidBy: 'CASH' },
    ...{ bookingDate: addDays(today(), -daysAgo), bookingTime: '16:00:00', professionalId: asha, ...more },
  };
  const answer = await asStaff('POST', '/booking/admin/past', body);
  expect([answer.status, answer.body.message]).toEqual([201, 'The visit is entered']);
  return answer.body.data.bookingId;
};
const regular = async (...daysAgo: number[]): Promise<NamedCustomer> => {
  const who = await salon.newCustomer();
  for (const days of daysAgo) await visited(who, days);
  await keep();
  return who;
};
const dueOf = async (who: NamedCustomer): Promise<Due[]> => {
  const answer = await app.call('GET', '/due', { token: await again(who) });
  expect(answer.status).toBe(200);
  return answer.body.data;
};
const orderOf = (who: NamedCustomer, due: Due, { date, startTime, professional, finalPrice }: Due['times'][number]) => ({
  ...{ userId: who.userId, bookingDate: date, bookingTime: startTime, finalPrice, addressId: due.addressId },
  serviceIds: due.items.flatMap(({ serviceId, quantity }) => Array<string>(quantity).fill(serviceId)),
  ...{ paymentType: 'PAY_AFTER', womenOnly: due.womenOnly, ...(professional && { professionalId: professional.id }) },
});
const take = async (who: NamedCustomer, due: Due, time = due.times[0]) => {
  if (!time) throw new Error('No time');
  return app.call('POST', '/booking', { token: await again(who), body: orderOf(who, due, time) });
};
const detail = async ({ userId }: NamedCustomer): Promise<Schemas['CustomerDetail']> =>
  (await asStaff('GET', `/customer/admin/${userId}`)).body.data;
const admin = async (search: string): Promise<Schemas['DueCustomer'][]> =>
  (await asStaff('GET', `/due/admin?search=${search}`)).body.data.content;

describe('B111 what is due', () => {
  it('has the last visit at today’s price, its address, and three times on three days by the usual professional', async () => {
    const who = await regular(91, 63, 35);
    const [due, ...others] = await dueOf(who);
    expect(others).toEqual([]);
    expect(due).toMatchObject({
      ...{ category: { id: face, name: 'Face' }, weeksSince: 5, lastDate: addDays(today(), -35), dueOn: addDays(today(), -7) },
      items: [{ serviceId: facial, quantity: 1, price: PRICE, priceBefore: PRICE }],
      ...{ addressId: who.addressId, durationInMinutes: 60, gone: [], womenOnly: false },
    });
    const times = due?.times ?? [];
    expect(new Set(times.map(({ date }) => date)).size).toBe(3);
    expect(times).toEqual(
      times.map(({ date }) => ({
        ...{ date, startTime: '16:00:00', endTime: '17:00:00', finalPrice: PRICE, deposit: 0 },
        professional: { id: asha, name: 'Asha', photoUrl: null },
      })),
    );
    expect(times.map(({ date }) => weekdayNumber(date))).toContain(weekdayNumber(today()));
  });

  it('is nothing before three days before, and nothing twice the interval after', async () => {
    const who = await regular(84, 56, 28 - 4);
    expect((await detail(who)).intervals).toMatchObject([{ days: 30, own: true, visits: 3, dueOn: addDays(today(), 6) }]);
    expect(await dueOf(who)).toEqual([]);
    app.clock.advance(2 * 86_400_000);
    expect(await dueOf(who)).toEqual([]);
    app.clock.advance(86_400_000);
    expect(await dueOf(who)).toHaveLength(1);
    app.clock.advance((3 + 60) * 86_400_000);
    expect(await dueOf(who)).toHaveLength(1);
    app.clock.advance(86_400_000);
    expect(await dueOf(who)).toEqual([]);
  });

  it('is nothing that a series brings, also in its pause, until it ends', async () => {
    const who = await regular(90, 60);
    const bookingId = await visited(who, 30);
    await keep();
    expect(await dueOf(who)).toHaveLength(1);
    const token = await again(who);
    const begun = await app.call('POST', '/series', { token, body: { bookingId, everyWeeks: 4, until: addDays(today(), 40) } });
    expect(begun.status).toBe(201);
    const act = async (body: object) => (await app.call('POST', `/series/${begun.body.data.id}/act`, { token, body })).status;
    // Nothing is booked: what is left of the series lies in the pause.
    expect(await act({ act: 'PAUSE', until: addDays(today(), 60) })).toBe(200);
    expect(await dueOf(who)).toEqual([]);
    expect(await admin(who.mobile)).toEqual([]);
    expect(await act({ act: 'END' })).toBe(200);
    expect(await dueOf(who)).toHaveLength(1);
  });

  it('is nothing that guests got, and nothing while a booking for guests is to come', async () => {
    const who = await regular(90, 60, 30);
    const guests = [{ label: 'Aai', serviceIds: [facial] }, { serviceIds: [facial] }].map(guest => ({ label: null, ...guest }));
    const party = { guests, serviceIds: [facial, facial], finalPrice: 2 * PRICE };
    const token = await again(who);
    const booked = await salon.book({ ...who, token }, addDays(today(), 1), '11:00:00', party);
    expect([booked.status, await dueOf(who)]).toEqual([201, []]);
    app.clock.advance(2 * 86_400_000);
    const { bookingId } = booked.body.data;
    expect((await asStaff('PUT', `/booking/admin/${bookingId}/mark-completed`)).status).toBe(200);
    await keep();
    expect(await dueOf(who)).toMatchObject([{ lastDate: addDays(today(), -32), items: [{ quantity: 1 }] }]);
    expect((await detail(who)).intervals).toMatchObject([{ visits: 3, days: 30 }]);
    const proposed: Schemas['SeriesProposal'][] = (await asStaff('GET', `/series/user/${who.userId}`)).body.data;
    expect(proposed.map(proposal => proposal.bookingId)).not.toContain(bookingId);
    expect(proposed).toHaveLength(1);
  });

  it('one tap books, without the cart, and then nothing is due', async () => {
    const who = await regular(90, 60, 30);
    const token = await again(who);
    const cart = (await app.call('POST', `/cart?userId=${who.userId}`, { token })).body.data;
    await app.call('POST', `/cart/${cart.id}/items`, { token, body: { serviceId: salon.facial, quantity: 2 } });
    const [due] = await dueOf(who);
    if (!due) throw new Error('Nothing is due');
    const dearer = await app.call('POST', '/booking', {
      token: await again(who),
      body: { ...orderOf(who, due, due.times[0] as Due['times'][number]), finalPrice: PRICE - 1 },
    });
    expect(dearer.body).toMatchObject({ errorCode: 'PRICE_CHANGED', data: { finalPrice: PRICE } });
    const { status, body } = await take(who, due);
    expect([status, body.data]).toMatchObject([201, { professional: { id: asha }, professionalWished: true, finalPrice: PRICE }]);
    expect((await app.call('GET', `/cart/user/${who.userId}`, { token: await again(who) })).body.data.items).toHaveLength(1);
    expect(await dueOf(who)).toEqual([]);
    expect(await admin(who.mobile)).toEqual([]);
    await app.call('PUT', `/booking/${body.data.bookingId}/cancel`, { token: await again(who) });
    expect(await dueOf(who)).toHaveLength(1);
  });

  it('is nothing while an open wait has the category, below the minimum order, with no booking left, or without the address', async () => {
    const who = await regular(90, 60, 30);
    const day = addDays(today(), 3);
    const asked = { serviceIds: [facial], addressId: who.addressId, from: day, to: day };
    const wait = await app.call('POST', '/wait', { token: await again(who), body: asked });
    expect(await dueOf(who)).toEqual([]);
    await app.call('DELETE', `/wait/${wait.body.data.id}`, { token: await again(who) });
    expect(await dueOf(who)).toHaveLength(1);

    await make.changeSettings(app, {
      capacity: 'PROFESSIONALS',
      slotPlan: 'HOURLY',
      maxPendingBookings: 50,
      minimumOrderValue: PRICE + 1,
    });
    expect(await dueOf(who)).toEqual([]);
    await make.changeSettings(app, {
      capacity: 'PROFESSIONALS',
      slotPlan: 'HOURLY',
      maxPendingBookings: 1,
      minimumOrderValue: 0,
    });
    expect(await dueOf(who)).toHaveLength(1);
    const other = await salon.book({ ...who, token: await again(who) }, day, '12:00:00');
    expect(other.status).toBe(201);
    expect(await dueOf(who)).toEqual([]);
    expect(await admin(who.mobile)).toMatchObject([{ pendingBooking: true }]);
    await make.changeSettings(app, { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 });

    const [due] = await dueOf(who);
    expect(due?.times.every(({ date, startTime }) => date !== day || startTime !== '12:00:00')).toBe(true);
    await app.call('DELETE', `/address/${who.addressId}`, { token: await again(who) });
    expect(await dueOf(who)).toEqual([]);
  });

  it('says not now for 14 days on all devices', async () => {
    const who = await regular(90, 60, 30);
    const hidden = await app.call('PUT', `/due/${face}/not-now`, { token: await again(who) });
    expect([hidden.status, hidden.body.data]).toEqual([200, { hiddenUntil: addDays(today(), 14) }]);
    await keep();
    expect(await dueOf(who)).toEqual([]);
    expect(await admin(who.mobile)).toEqual([]);
    app.clock.advance(13 * 86_400_000);
    expect(await dueOf(who)).toEqual([]);
    app.clock.advance(86_400_000);
    expect(await dueOf(who)).toHaveLength(1);
    const none = await app.call('PUT', '/due/none/not-now', { token: await again(who) });
    expect([none.status, none.body.errorCode]).toEqual([404, 'CATEGORY_NOT_FOUND']);
  });

  it('is one proposal for the categories of one visit, and names services that are gone', async () => {
    const hair = await make.makeCategory(app, 'Hair');
    const [cut, spa] = [
      await make.makeService(app, { name: 'Haircut', price: 500, durationInMinutes: 30, categoryId: hair }),
      await make.makeService(app, { name: 'Hair Spa', price: 700, durationInMinutes: 30, categoryId: hair }),
    ];
    const all = await make.makeProfessional(app, staff, { name: 'Kavita', gender: 'FEMALE', serviceIds: [facial, cut, spa] });
    const who = await salon.newCustomer();
    for (const days of [90, 60, 30])
      await visited(who, days, { serviceIds: [facial, facial, cut, spa], professionalId: all, bookingTime: '10:00:00' });
    await keep();
    await asStaff('DELETE', `/service/${spa}`);
    const due = await dueOf(who);
    expect(due).toMatchObject([
      { items: [{ serviceId: facial, quantity: 2 }, { serviceId: cut }], gone: [{ name: 'Hair Spa' }] },
    ]);
    expect(due[0]?.times[0]).toMatchObject({ finalPrice: 2 * PRICE + 500, professional: { id: all } });
    expect((await detail(who)).intervals).toHaveLength(2);

    await asStaff('PUT', `/professional/admin/${all}`, { active: false });
    expect((await dueOf(who)).flatMap(({ times }) => times).filter(({ professional }) => professional)).toEqual([]);
    await app.call('PUT', `/due/${face}/not-now`, { token: await again(who) });
    expect(await dueOf(who)).toEqual([]);
  });
});

describe('B110 what is kept', () => {
  const rows = async () => (await app.db.read.select().from(usualInterval)).sort((a, b) => a.userId.localeCompare(b.userId));

  it('is written once, and follows deleted visits, moved services, deleted categories and erased accounts', async () => {
    const who = await regular(90, 60);
    const third = await visited(who, 30);
    await keep();
    const before = await rows();
    await keep();
    expect(await rows()).toEqual(before);
    expect((await detail(who)).intervals).toMatchObject([{ visits: 3 }]);

    await asStaff('DELETE', `/booking/${third}`);
    expect(await dueOf(who)).toEqual([]);
    await keep();
    expect((await detail(who)).intervals).toMatchObject([{ visits: 2, own: false, lastDate: addDays(today(), -60) }]);

    const other = await make.makeCategory(app, 'Glow');
    const glow = await make.makeService(app, { name: 'Glow', categoryId: other });
    await visited(who, 20, { serviceIds: [glow], professionalId: asha });
    await keep();
    expect((await detail(who)).intervals.map(({ category }) => category.name).sort()).toEqual(['Face', 'Glow']);
    await asStaff('DELETE', `/category/delete/${other}`);
    expect((await detail(who)).intervals.map(({ category }) => category.name)).toEqual(['Face']);
    await keep();
    expect((await detail(who)).intervals).toHaveLength(1);

    const token = await again(who);
    expect((await app.call('GET', '/auth/profile/export', { token })).body.data.intervals).toHaveLength(1);
    expect((await app.call('DELETE', '/auth/profile', { token })).status).toBe(200);
    await keep();
    expect((await rows()).filter(({ userId }) => userId === who.userId)).toEqual([]);
  });

  it('lends the category’s median to who came once', async () => {
    const body = await make.makeCategory(app, 'Body');
    const massage = await make.makeService(app, { name: 'Massage', categoryId: body });
    const once = await salon.newCustomer();
    await visited(once, 40, { serviceIds: [massage], professionalId: asha });
    await keep();
    expect((await detail(once)).intervals).toMatchObject([{ visits: 1, days: null, dueOn: null, own: false }]);
    for (const gap of [20, 40, 45]) {
      const who = await salon.newCustomer();
      for (const times of [3, 2, 1]) await visited(who, times * gap, { serviceIds: [massage], professionalId: asha });
    }
    await keep();
    expect((await detail(once)).intervals).toMatchObject([{ visits: 1, days: 40, dueOn: today(), own: false }]);
  });
});

describe('B114 for staff', () => {
  it('lists who is due with what they had, the longest overdue first, without who is deactivated', async () => {
    const [late, later] = [await regular(90, 60, 30), await regular(100, 70, 40)];
    const [first] = await admin(late.mobile);
    expect(first).toMatchObject({
      customer: { id: late.userId, mobile: late.mobile, fullName: 'Asha Deshmukh', language: 'en' },
      due: [{ category: { name: 'Face' }, visits: 3, days: 30, own: true, dueOn: today() }],
      ...{ serviceIds: [facial], services: [{ name: 'Gold Facial', quantity: 1 }], addressId: late.addressId, lastPrice: PRICE },
      pendingBooking: false,
    });
    const all: Schemas['DueCustomerPage'] = (await asStaff('GET', '/due/admin?size=100')).body.data;
    const order = all.content.map(({ customer }) => customer.id);
    expect(order.indexOf(later.userId)).toBeLessThan(order.indexOf(late.userId));
    expect(all.totalElements).toBe(all.content.length);
    const onDay = await dueOn(app.db.read, { from: today(), to: today(), most: 50 }, app.clock.now());
    expect(onDay.map(({ customer }) => customer.id)).toContain(late.userId);
    expect(onDay.map(({ customer }) => customer.id)).not.toContain(later.userId);
    await asStaff('PUT', `/customer/admin/${late.userId}/status?active=false`);
    expect(await admin(late.mobile)).toEqual([]);
    expect(await admin('nobodyhasthisname')).toEqual([]);
  });
});

describe('B113 every proposal can be booked', () => {
  /** Mulberry32. */
  const random = (seed: number) => () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };

  const TEAMS = { professionalId: undefined };

  it.each([
    ['professionals', 1],
    ['professionals', 2],
    ['teams', 3],
    ['teams', 4],
  ])('by %s, seed %i', { timeout: 120_000 }, async (capacity, seed) => {
    const next = random(seed);
    const below = (most: number) => Math.floor(next() * most);
    const quietHours = [{ days: [...WEEK], from: '09:00:00', to: '13:00:00', percent: 20 }];
    const rules = { maxPendingBookings: 50, minimumOrderValue: 0, teams: 1, shortestNotice: 120 };
    const plan = { ...rules, slotPlan: 'HOURLY' as const, quietHours, travelFees: [{ upToKm: 200, fee: 80 }] };
    await make.changeSettings(app, { ...plan, capacity: capacity === 'teams' ? 'TEAMS' : 'PROFESSIONALS' });
    const day: IsoDate = today();
    for (const id of [asha, bina]) {
      const hours = ALL_WEEK.map(one => ({ ...one, spans: [{ from: `${10 + below(3)}:30:00`, to: '18:00:00' }] }));
      await asStaff('PUT', `/professional/admin/${id}`, { hours });
    }
    let tried = 0;
    const prices = new Set<number>();
    for (let n = 0; n < 8; n += 1) {
      const who = await salon.newCustomer(below(6));
      const gap = 21 + below(20);
      for (const times of [3, 2, 1])
        await visited(who, times * gap, {
          bookingTime: `${10 + below(8)}:00:00`,
          ...(capacity === 'teams' ? TEAMS : { professionalId: next() < 0.5 ? asha : bina }),
        });
      await keep();
      app.clock.advance(below(5) * 3_600_000);
      const [due] = await dueOf(who);
      for (const time of due?.times ?? []) {
        const { status, body } = await take(who, due as Due, time);
        expect([status, body.errorCode, time, day]).toEqual([201, undefined, time, day]);
        tried += 1;
        prices.add(time.finalPrice);
        // Some stay, so that the days fill.
        if (next() < 0.6) await app.call('PUT', `/booking/${body.data.bookingId}/cancel`, { token: await again(who) });
      }
    }
    expect(tried).toBeGreaterThan(8);
    expect([...prices].sort((a, b) => a - b)).toEqual([879.2, PRICE + 80]);
  });
});
