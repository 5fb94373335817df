/** Rules C60 to C62: the demo salon lives a week, tells nobody, and uses up no number of the salon. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { addDays, HOUR, istDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import {
  booking,
  cashBalance,
  cashUp,
  commission,
  commissionRule,
  demoRow,
  document,
  documentSeries,
  enquiry,
  enquiryNote,
  message,
  messageLog,
  payment,
  professional,
  refund,
  review,
  user,
  visit,
  visitQuarter,
} from '../../platform/db/schema.ts';
import { damageOfRatings } from '../../salon/rating/damage.ts';
import { damageOfPlan } from '../../schedule/professional/damage.ts';
import { NOON, startApp } from '../../test/app.ts';
import { HOME, makeAdmin, makeService, makeSession, newMobile } from '../../test/makers.ts';
import { seedDemo } from '../seed.ts';

// Drawing 80 pictures takes seconds, and the week is not about them.
vi.mock('../../salon/media/encode.ts', async original => {
  const { variantsOf, ...rest } = await original<typeof import('../../salon/media/encode.ts')>();
  let one: ReturnType<typeof variantsOf> | undefined;
  return { ...rest, variantsOf: (picture: Buffer) => (one ??= variantsOf(picture)) };
});

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const open = async (at = NOON) => {
  const app = await startApp({ unsaid: true, at, env: { PAYMENT_PROVIDER: 'dev' } });
  await seedDemo(app.db, app.clock, { named: true, reviewed: true, living: app.config });
  const { token } = await makeAdmin(app);
  const data = async (path: string) => (await app.call('GET', path, { token })).body.data;
  const bookings = async (from: number, to: number): Promise<Schemas['Booking'][]> => {
    const today = istDate(app.clock.now());
    return (await data(`/booking/admin?from=${addDays(today, from)}&to=${addDays(today, to)}&size=100`)).content;
  };
  return { app, token, data, bookings };
};
type Salon = Awaited<ReturnType<typeof open>>;

/** For tests that only look. */
let seen: Salon;
beforeAll(async () => {
  seen = await open();
});
afterAll(() => seen.app.close());

/** For tests that change something, or come at another time. */
let own: Salon | undefined;
const openOwn = async (at?: string): Promise<Salon> => {
  own = await open(at);
  return own;
};
afterEach(async () => {
  await own?.app.close();
  own = undefined;
});

const countBy = <T>(all: T[], of: (one: T) => string | null | undefined) =>
  Object.fromEntries([...Map.groupBy(all, of)].map(([key, some]) => [String(key), some.length]));

describe('C60 the demo salon lives', () => {
  it('has 8 to 14 visits on each day of the week, in every state', async () => {
    const { bookings, data } = seen;
    const week = await bookings(-3, 3);
    const days = Object.values(countBy(week, ({ bookingDate }) => bookingDate));
    expect(days).toHaveLength(7);
    for (const visits of days) expect(visits >= 8 && visits <= 14).toBe(true);
    const states = new Set(week.map(({ visit }) => visit?.state));
    for (const state of ['PLANNED', 'ON_THE_WAY', 'STARTED', 'DONE'] as const) expect(states).toContain(state);
    expect(new Set(week.map(({ cancelReason }) => cancelReason))).toEqual(new Set([null, 'NO_SHOW', 'REFUSED']));
    const money = new Set(week.map(({ paymentState }) => paymentState));
    for (const state of ['UNPAID', 'PENDING', 'PAID', 'REFUND_DUE'] as const) expect(money).toContain(state);
    expect((await data('/booking/admin/uncovered')).length).toBeGreaterThan(0);
    const yesterday = await bookings(-1, -1);
    expect(yesterday.filter(({ status }) => status === 'PENDING')).toHaveLength(1);
  });

  it('agrees with itself: plan, ratings, cash up, pay and bills', async () => {
    const { app, bookings, data } = seen;
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
    expect(await app.db.tx(damageOfRatings)).toEqual([]);
    const today = istDate(app.clock.now());
    const states = async (daysAgo: number) => {
      const { professionals }: Schemas['CashUpDay'] = await data(`/cash-up/admin?date=${addDays(today, -daysAgo)}`);
      return new Set(professionals.map(({ state }) => state));
    };
    expect([await states(1), await states(2)]).toEqual([new Set(['OPEN']), new Set(['SETTLED'])]);
    const done = (await bookings(-3, 0)).filter(({ status }) => status === 'COMPLETED');
    const rupees = done.reduce((sum, { finalPrice }) => sum + finalPrice, 0);
    const pay = await data(`/pay/admin?from=${addDays(today, -3)}&to=${today}`);
    expect(pay).toMatchObject({ visits: done.length, revenue: rupees });
    expect(pay.commission).toBeGreaterThan(rupees * 0.29);
    const bills = (await data('/document/admin?type=BILL&size=100')).content as { total: number }[];
    expect(bills.reduce((sum, { total }) => sum + total, 0)).toBe(rupees);
    expect((await data('/review/admin?answered=false')).totalElements).toBeGreaterThan(1);
    const enquiries = (await data('/academy/admin/enquiry')).content as Schemas['Enquiry'][];
    expect(enquiries.map(({ state }) => state)).toContain('NEW');
  });

  it.each([
    ['before the salon opens', '2026-12-04T07:40:00+05:30'],
    ['late on the last evening of a year', '2026-12-31T23:20:00+05:30'],
    ['on a Sunday', '2026-12-06T15:30:00+05:30'],
  ])('is whole %s', async (_when, at) => {
    const { app, bookings, data } = await openOwn(at);
    const days = Object.values(countBy(await bookings(-3, 3), ({ bookingDate }) => bookingDate));
    expect([days.length, Math.min(...days) >= 7, Math.max(...days) <= 14]).toEqual([7, true, true]);
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
    expect((await data('/booking/admin/uncovered')).length).toBeGreaterThan(0);
  });

  it('is the same for the same moment', async () => {
    const weekOf = async ({ bookings }: Salon) =>
      (await bookings(-3, 3)).map(({ user, bookingDate, bookingTime, professional, status }) =>
        [user?.fullName, bookingDate, bookingTime, professional?.name, status].join(),
      );
    expect(await weekOf(await openOwn())).toEqual(await weekOf(seen));
  });

  it('shows its professional her own day', async () => {
    const { app, data } = seen;
    const people: Schemas['ProfessionalDetail'][] = await data('/professional/admin');
    const sunita = people.find(({ mobile }) => mobile === '6000090001');
    const token = await makeSession(app, 'PROFESSIONAL', sunita?.id ?? '');
    const { body } = await app.call('GET', '/visit', { token });
    expect(JSON.stringify(body.data)).toContain('"visits":[{');
    expect(people.map(({ name }) => name)).toContain('आशा मेश्राम');
    expect(people.map(({ gender }) => gender)).toContain('MALE');
  });
});

describe('C61 the demo tells nobody', () => {
  it('keeps messages in the log, also of what is changed later', async () => {
    const { app, token, data, bookings } = await openOwn();
    const failed: Schemas['MessageLogPage'] = await data('/message-log/admin?state=FAILED');
    expect(failed.totalElements).toBeGreaterThan(0);
    const [visit] = (await bookings(2, 2)).filter(({ status }) => status === 'PENDING');
    await app.call('PUT', `/booking/admin/${visit?.bookingId}/status?status=CANCELLED`, { token });
    for (let hours = 0; hours < 30; hours += 3) {
      app.clock.advance(3 * HOUR);
      await app.worker.runDue();
    }
    expect(app.messages.sent).toEqual([]);
    const { token: tomorrow } = await makeAdmin(app);
    const later: Schemas['MessageLogPage'] = (
      await app.call('GET', `/message-log/admin?bookingId=${visit?.bookingId}`, { token: tomorrow })
    ).body.data;
    expect(later.content.map(({ kind, state }) => `${kind} ${state}`)).toContain('CANCELLED SENT');
  });
});

it('C62 gives the bills of the demo numbers of their own', async () => {
  const { data } = seen;
  const { content } = await data('/document/admin?size=100');
  const numbers = (content as { number: string }[]).map(({ number }) => number);
  expect(numbers.length).toBeGreaterThan(20);
  expect(numbers.filter(number => !/^DEMO-[BR]\/\d{6}$/.test(number))).toEqual([]);
});

describe('C21 the demo with its week', () => {
  const TABLES = {
    booking,
    payment,
    refund,
    commission,
    commissionRule,
    cashUp,
    cashBalance,
    document,
    documentSeries,
    messageLog,
    visit,
    review,
  };
  const OTHERS = { enquiry, enquiryNote, message, professional, user, demoRow, visitQuarter };

  it('is emptied without a trace, and teams come again', async () => {
    const { app, token, data } = await openOwn();
    const empty = { word: 'EMPTY', settings: false };
    for (let left: object | null = {}; left; )
      left = (await app.call('POST', '/setup/admin/demo', { token, body: empty })).body.data.demo;
    for (const [name, table] of Object.entries({ ...TABLES, ...OTHERS }))
      expect([name, await app.db.read.$count(table)]).toEqual([name, 0]);
    expect((await data('/settings/admin')).capacity).toBe('TEAMS');
    expect(await app.db.tx(damageOfPlan)).toEqual([]);
    expect(await app.db.tx(damageOfRatings)).toEqual([]);
  });

  it('leaves the owner’s own booking, whose bill is the first of the salon', async () => {
    const { app, token } = await openOwn();
    const facial = await makeService(app, { name: 'Own facial', price: 999 });
    const { body } = await app.call('POST', '/booking/admin', {
      token,
      body: {
        ...{ mobile: newMobile(), fullName: 'Asha Deshmukh', serviceIds: [facial], address: HOME },
        ...{ bookingDate: addDays(istDate(app.clock.now()), 1), bookingTime: '09:00:00' },
      },
    });
    await app.call('PUT', `/booking/admin/${body.data.bookingId}/mark-completed?paidBy=CASH`, { token });
    for (let left: object | null = {}; left; )
      left = (await app.call('POST', '/setup/admin/demo', { token, body: { word: 'EMPTY', settings: true } })).body.data.demo;
    const { content } = (await app.call('GET', '/document/admin', { token })).body.data;
    expect(content.map(({ number }: { number: string }) => number)).toEqual(['NKB/26-27/000001']);
  });
});
