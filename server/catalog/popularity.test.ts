import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { service, serviceDay } from '../db/schema.ts';
import { DAY, istDate, MINUTE, SECOND } from '../shared/time.ts';
import { startApp, type TestApp } from '../test/app.ts';
import { makeService } from '../test/makers.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

it('R86 a list comes in the old order while the sums cannot be brought up to date, which is tried again every minute', async () => {
  await makeService(app, { name: 'Once popular' });
  const popular = await makeService(app, { name: 'Popular' });
  await app.db.tx(async tx => {
    await tx.update(service).set({ popularity: 0 });
    await tx.insert(serviceDay).values({ serviceId: popular, day: istDate(app.clock.now()), bookings: 1 });
  });
  // The size makes each an address of its own, so that none is answered from the cache.
  const list = async (size: number) => {
    const { status, body } = await app.call('GET', `/service/all?sort=popular&size=${size}`);
    return [status, body.data.content.map(({ name }: { name: string }) => name)];
  };
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const tx = vi.spyOn(app.db, 'tx').mockRejectedValue(full);
  const log = vi.spyOn(app.app.log, 'error');
  const old = [200, ['Once popular', 'Popular']];
  expect(await list(10)).toEqual(old);
  app.clock.advance(MINUTE - SECOND);
  expect(await list(11)).toEqual(old);
  expect(tx).toHaveBeenCalledTimes(1);
  expect(log.mock.calls).toEqual([[{ err: full }, expect.any(String)]]);

  tx.mockRestore();
  app.clock.advance(SECOND);
  const today = [200, ['Popular', 'Once popular']];
  expect(await list(12)).toEqual(today);

  // Ninety days, the one of the booking included.
  app.clock.advance(89 * DAY);
  expect(await list(13)).toEqual(today);
  app.clock.advance(DAY);
  expect(await list(14)).toEqual(old);
});
