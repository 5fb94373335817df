/** Invented bookings obey the product's own rules and counts. */
import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, istDate } from '../../../common/time.ts';
import { booking, coupon, user } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { DEMO_SETTINGS } from '../../salon/demo/settings.ts';
import { addService } from '../../shop/catalog/store.ts';
import { startApp } from '../../test/app.ts';
import { appOfFile } from '../../test/hooked-app.ts';
import { changeSettings, makeService } from '../../test/makers.ts';
import { hasHistory, seedHistory } from './seed-history.ts';

const SIZE = { bookings: 900, customers: 60 };

const app = appOfFile();
let teams: number;
let bookings: (typeof booking.$inferSelect)[];
const today = () => istDate(app.clock.now());

beforeAll(async () => {
  await app.db.tx(async tx => {
    for (const [name, pricePaise, durationInMinutes] of [
      ['Facial', 149_900, 60],
      ['Threading', 9_900, 15],
      ['Bridal', 799_900, 230],
    ] as const) {
      const row = { id: newId(), name, description: name, categoryId: null, imageId: null, pricePaise, durationInMinutes };
      await addService(tx, { ...row, createdAt: 0 });
    }
  });
  expect(await hasHistory(app.db.read)).toBe(false);
  ({ teams } = await seedHistory(app.db, app.clock, SIZE));
  bookings = await app.db.read.select().from(booking);
});

it('refuses a salon that is never open, and invents nobody', async () => {
  const closed = await startApp();
  const { openingHours } = DEMO_SETTINGS;
  await makeService(closed);
  await changeSettings(closed, { openingHours: openingHours.map(hours => ({ ...hours, closed: true })) });
  await expect(seedHistory(closed.db, closed.clock, SIZE)).rejects.toThrow('Nothing can be booked under these settings');
  expect(await closed.db.read.select().from(user)).toEqual([]);
  await closed.close();
});

describe('a seeded history', () => {
  it('has the requested number of bookings, before and after today', async () => {
    expect(bookings).toHaveLength(SIZE.bookings);
    expect(await hasHistory(app.db.read)).toBe(true);
    const days = bookings.map(({ bookingDate }) => bookingDate).toSorted();
    expect((days[0] as string) < today() && (days.at(-1) as string) > today()).toBe(true);
    expect((days.at(-1) as string) <= addDays(today(), 14)).toBe(true);
    expect(new Set(bookings.map(({ status }) => status))).toEqual(new Set(['PENDING', 'COMPLETED', 'CANCELLED']));
  });

  it('never has more visits at one instant than teams, nor two of one customer on a day', () => {
    for (const [, visits] of Map.groupBy(bookings, ({ bookingDate }) => bookingDate)) {
      expect(new Set(visits.map(({ userId }) => userId)).size).toBe(visits.length);
      for (const { startMinute } of visits) {
        const away = visits.filter(visit => visit.startMinute <= startMinute && startMinute < visit.endMinute);
        expect(away.length).toBeLessThanOrEqual(teams);
      }
    }
  });

  it('keeps the minimum order and the limit of five coming visits', () => {
    expect(Math.min(...bookings.map(({ finalPaise }) => finalPaise))).toBeGreaterThanOrEqual(89_900);
    const coming = bookings.filter(({ status, bookingDate }) => status === 'PENDING' && bookingDate > today());
    for (const [, visits] of Map.groupBy(coming, ({ userId }) => userId)) expect(visits.length).toBeLessThanOrEqual(5);
  });

  it('counts each use of its coupon', async () => {
    const used = bookings.filter(({ couponId, status }) => couponId !== null && status !== 'CANCELLED');
    expect((await app.db.read.select().from(coupon)).map(({ usedCount }) => usedCount)).toEqual([used.length]);
  });

  it('has every booking made before its visit and ended after it', () => {
    for (const one of bookings) {
      expect(one.createdAt).toBeLessThanOrEqual(app.clock.now());
      if (one.cancelledAt !== null) expect(one.cancelledAt).toBeGreaterThanOrEqual(one.createdAt);
      if (one.completedAt !== null) expect(one.completedAt).toBeLessThanOrEqual(app.clock.now());
    }
  });

  it('has customers who registered before their first booking and were last active with their last one', async () => {
    const people = new Map((await app.db.read.select().from(user)).map(row => [row.id, row]));
    for (const [userId, theirs] of Map.groupBy(bookings, booking => booking.userId)) {
      const times = theirs.map(({ createdAt }) => createdAt);
      expect(people.get(userId)?.createdAt).toBeLessThanOrEqual(Math.min(...times));
      expect(people.get(userId)?.lastActive).toBe(Math.max(...times));
    }
  });
});
