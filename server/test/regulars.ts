/** Customers who come every 30 days, for tests of reminders. Each test has a day of its own, because the job runs once in an hour. */
import { expect } from 'vitest';
import { addDays, type IsoDate, istDate, MINUTE } from '../../common/time.ts';
import { nudge, nudgeBudget, user } from '../platform/db/schema.ts';
import { planCurrent } from '../platform/jobs/recurring.ts';
import type { JobKind } from '../platform/jobs/rules.ts';
import { keepIntervals } from '../visits/due/keep.ts';
import { nudgeCustomers } from '../visits/nudge/nudge.ts';
import { isControl } from '../visits/nudge/rules.ts';
import type { TestApp } from './app.ts';
import { changeSettings, makeAdmin, makeCategory, makeKey, makeService, makeSession } from './makers.ts';
import { makeNamedSalon, type NamedCustomer, PRICE } from './named-salon.ts';

export const ON = { enabled: true, winBack: true, rupees: 100, validDays: 30, monthlyBudget: 1000 };
export const PLAN = { capacity: 'PROFESSIONALS', slotPlan: 'HOURLY', maxPendingBookings: 50 } as const;

export async function makeRegulars(app: TestApp) {
  const salon = await makeNamedSalon(app);
  const staff = (await makeKey(app, salon.token)).token;
  const face = await makeCategory(app, 'Face');
  const facial = await makeService(app, { name: 'Gold Facial', price: PRICE, durationInMinutes: 60, categoryId: face });
  const services = [salon.facial, facial];
  const asha = await salon.addPerson('Asha', { serviceIds: services });
  const today = () => istDate(app.clock.now());
  const again = ({ userId }: NamedCustomer) => makeSession(app, 'USER', userId);
  let owner = salon.token;

  const visited = async (who: NamedCustomer, daysAgo: number, serviceId = facial) => {
    const body = {
      ...{ mobile: who.mobile, serviceIds: [serviceId], addressId: who.addressId, paidBy: 'CASH', professionalId: asha },
      ...{ bookingDate: addDays(today(), -daysAgo), bookingTime: '16:00:00' },
    };
    expect((await app.call('POST', '/booking/admin/past', { token: staff, body })).status).toBe(201);
  };

  return {
    ...{ staff, face, facial, asha, again, visited },
    /** Of the owner, for what no key may read; sign in again after a long move of the clock. */
    get owner() {
      return owner;
    },
    signIn: async () => {
      owner = (await makeAdmin(app)).token;
    },
    /** Noon of a day, without what other tests left. */
    newDay: async (day: IsoDate) => {
      app.clock.moveTo(`${day}T12:00:00+05:30`);
      await app.db.tx(async tx => {
        await tx.delete(nudge);
        await tx.delete(nudgeBudget);
        await tx.update(user).set({ active: false });
      });
      await changeSettings(app, { ...PLAN, nudges: ON });
    },
    canDo: async (serviceId: string) => {
      services.push(serviceId);
      await app.call('PUT', `/professional/admin/${asha}`, { token: staff, body: { serviceIds: services } });
    },
    /** Somebody who came last so many days ago. */
    comes: async (lastAgo: number, { control = false } = {}): Promise<NamedCustomer> => {
      let who = await salon.newCustomer();
      while (isControl(who.userId, today()) !== control) who = await salon.newCustomer();
      for (const n of [2, 1, 0]) await visited(who, lastAgo + n * 30);
      await keepIntervals(app);
      return who;
    },
    allow: async (who: NamedCustomer, channel = 'SMS', given = true) => {
      const answer = await app.call('PUT', '/auth/profile/marketing', { token: await again(who), body: { channel, given } });
      expect(answer.status).toBe(200);
    },
    book: async (who: NamedCustomer, date: IsoDate, time: string, more: object = {}) =>
      salon.book({ ...who, token: await again(who) }, date, time, { serviceIds: [facial], ...more }),
    /** Lets the job of the hour run, and gives the advertising that was sent by then. The next hour begins. */
    run: async () => {
      const before = app.messages.sent.length;
      await planCurrent(app, [nudgeCustomers as JobKind<unknown>]);
      app.clock.advance(MINUTE);
      for (let n = 0; n < 3; n += 1) await app.worker.runDue();
      app.clock.advance(59 * MINUTE);
      return app.messages.sent.slice(before).filter(({ kind }) => kind === 'NUDGE' || kind === 'WIN_BACK');
    },
  };
}
export type Regulars = Awaited<ReturnType<typeof makeRegulars>>;

/** The last part of the link in a message. */
export function tokenIn(text = ''): string {
  return text.match(/\/v\/([\w-]{20})(?![\w-])/)?.[1] ?? '';
}
