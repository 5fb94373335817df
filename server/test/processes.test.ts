/** Rules R89, R32 and R36: several processes on one database keep every limit. */
import { rmSync } from 'node:fs';
import { count, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addDays, istDate } from '../../common/time.ts';
import { booking, coupon } from '../platform/db/schema.ts';
import { postBooking, prepareData } from './prepare.ts';
import { startServer } from './process.ts';

const TEAMS = 100;
const COUPONS = 120;

it('R89 R32 R36 oversells no slot or coupon with three processes on one database', {
  timeout: 120_000,
}, async () => {
  const { dataDir, database, serviceId, customers } = await prepareData(150);
  const db = database.connect();
  await db.tx(tx => tx.update(coupon).set({ usageLimit: COUPONS }).where(eq(coupon.code, 'FIFTY')));
  const servers = await Promise.all([0, 1, 2].map(() => startServer({ dataDir, env: database.env })));
  const urlOf = (n: number) => servers[n % servers.length]?.url as string;
  const on = (day: number, hour: number) =>
    Promise.all(
      customers.map((customer, n) =>
        postBooking(urlOf(n), customer, serviceId, addDays(istDate(Date.now()), day), hour, `${day} ${n}`),
      ),
    );

  const first = await on(3, 10);
  expect(first.filter(({ status }) => status === 201)).toHaveLength(TEAMS);
  expect(new Set(first.filter(({ status }) => status !== 201).map(({ body }) => body.errorCode))).toEqual(
    new Set(['SLOT_UNAVAILABLE']),
  );
  const second = await on(4, 10);
  expect(second.filter(({ status }) => status === 201)).toHaveLength(COUPONS - TEAMS);
  expect(new Set(second.filter(({ status }) => status !== 201).map(({ body }) => body.errorCode))).toEqual(
    new Set(['COUPON_USAGE_LIMIT']),
  );

  await Promise.all(servers.map(server => server.kill('SIGTERM')));
  expect(await db.read.select({ used: coupon.usedCount }).from(coupon)).toEqual([{ used: COUPONS }]);
  expect(await db.read.select({ kept: count() }).from(booking)).toEqual([{ kept: COUPONS }]);
  await db.close();
  await database.remove();
  rmSync(dataDir, { recursive: true });
});
