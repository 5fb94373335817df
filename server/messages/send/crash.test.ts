/** Messages survive kill -9, and instances share them (rule Q9). */
import { count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onPostgres } from '../../platform/config/config.ts';
import { booking, messageLog, user } from '../../platform/db/schema.ts';
import { newId } from '../../platform/shared/ids.ts';
import { NOON } from '../../test/app.ts';
import { workerProcesses } from '../../test/worker-processes.ts';
import { queue } from './send.ts';

const MESSAGES = 1000;
/** How many messages a worker sends at once. */
const AT_ONCE = 16;

const workers = workerProcesses('message-process.ts', { NOW: '2026-12-04T12:01:00+05:30', SMS_HOURLY_CEILING: '100000' });
let ids: string[];
beforeEach(async () => {
  ids = await addDue();
});

/** Writes bookings of as many customers, whose confirmations are due. */
const addDue = async (): Promise<string[]> => {
  const now = Date.parse(NOON);
  const visit = { bookingDate: '2026-12-10', startMinute: 660, endMinute: 720, durationInMinutes: 60 };
  const money = { totalPaise: 99_900, discountPaise: 0, finalPaise: 99_900, paymentType: 'PAY_AFTER' as const };
  const bookings = Array.from({ length: MESSAGES }, () => ({
    ...{ id: newId(), userId: newId(), status: 'PENDING' as const, reference: 'ABCDEF', createdAt: now, changedAt: now },
    ...visit,
    ...money,
  }));
  const wanted = bookings.map(({ id, userId }) => ({
    ...{ kind: 'CONFIRMATION' as const, step: '', dueAt: now, professionalId: null },
    ...{ subject: id, bookingId: id, userId, ways: ['PHONE' as const] },
  }));
  await workers.db.tx(async tx => {
    const name = { fullName: 'Asha Deshmukh', searchText: ' asha ', createdAt: now, lastActive: now };
    await tx.insert(user).values(bookings.map(({ userId: id }, n) => ({ id, ...name, mobile: String(9_876_543_210 + n) })));
    await tx.insert(booking).values(bookings);
    await queue(tx, wanted, now);
  });
  return bookings.map(({ id }) => id);
};

const waiting = async () => {
  const rows = await workers.db.read.select({ rows: count() }).from(messageLog).where(eq(messageLog.state, 'WAITING'));
  return rows[0]?.rows ?? 0;
};
const allSent = () => vi.waitUntil(async () => (await waiting()) === 0, { timeout: 60_000, interval: 50 });
/** The bookings whose message was sent, but which the log does not have as sent. */
const sentUnnoted = async (): Promise<Set<string>> => {
  const rows = await workers.db.read.select().from(messageLog).where(eq(messageLog.state, 'SENT'));
  return new Set(workers.done()).difference(new Set(rows.map(({ bookingId }) => bookingId)));
};

describe('a server that is killed while it sends', { timeout: 180_000 }, () => {
  it('R84 loses no message, and doubles only those that were on their way', async () => {
    const onTheirWay = new Set<string>();
    for (let kill = 0; kill < 2; kill++) {
      await workers.startAndKill(50);
      expect(await waiting()).toBeGreaterThan(0);
      const unnoted = await sentUnnoted();
      expect(unnoted.size).toBeLessThanOrEqual(AT_ONCE);
      for (const id of unnoted) onTheirWay.add(id);
    }
    await workers.start();
    await allSent();
    const sent = workers.done();
    expect([...new Set(sent)].toSorted()).toEqual(ids.toSorted());
    const doubled = sent.filter((id, place) => sent.indexOf(id) < place);
    expect([...new Set(doubled)].toSorted()).toEqual([...onTheirWay].toSorted());
  });
});

describe.runIf(onPostgres)('two servers', { timeout: 180_000 }, () => {
  it('share the messages: none is lost, none doubled', async () => {
    await Promise.all([workers.start(), workers.start()]);
    await allSent();
    expect(workers.done().toSorted()).toEqual(ids.toSorted());
  });
});
