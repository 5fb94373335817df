/** Rule K16: after kill -9 the owner's log has a line of every act that the database has, and of no other. */
import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { isNotNull } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { staffLog, user } from '../platform/db/schema.ts';
import { addStaff, prepareData } from './prepare.ts';
import { startServer } from './process.ts';

const CYCLES = 4;
const CUSTOMERS = 240;
const CLIENTS = 8;

it('K16 loses no line and invents none in four kills', { timeout: 240_000 }, async () => {
  const { dataDir, database, customers } = await prepareData(CUSTOMERS);
  const db = database.connect();
  const token = await addStaff(db);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const waiting = customers.map(({ userId }) => userId);
  const acknowledged: string[] = [];

  /** Writes notes until the server is gone. */
  const noteOnAndOn = async (url: string) => {
    for (let id = waiting.pop(); id; id = waiting.pop()) {
      const body = JSON.stringify({ note: 'Has a dog' });
      try {
        const { status } = await fetch(`${url}/customer/admin/${id}/note`, { method: 'PUT', headers, body });
        expect(status).toBe(200);
        acknowledged.push(id);
      } catch (error) {
        // fetch throws a TypeError if the connection broke. Any other error is a failed expectation.
        if (!(error instanceof TypeError)) throw error;
        return;
      }
    }
  };

  for (let cycle = 0; cycle < CYCLES; cycle++) {
    const server = await startServer({ dataDir, env: database.env });
    const before = acknowledged.length;
    const clients = Array.from({ length: CLIENTS }, () => noteOnAndOn(server.url));
    await vi.waitUntil(() => acknowledged.length > before + CLIENTS, { timeout: 20_000, interval: 1 });
    await setTimeout(cycle * 5);
    await server.kill('SIGKILL');
    await Promise.all(clients);
  }
  expect(waiting.length).toBeGreaterThan(0);
  const noted = await db.read.select({ id: user.id }).from(user).where(isNotNull(user.note));
  const lines = await db.read.select().from(staffLog);
  expect(lines.map(({ targetId }) => targetId).toSorted()).toEqual(noted.map(({ id }) => id).toSorted());
  expect(lines.every(({ done, operation }) => done && operation === 'setCustomerNote')).toBe(true);
  expect(noted.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
  await db.close();
  await database.remove();
  rmSync(dataDir, { recursive: true });
});
