/** One customer asks for a document without end, while another one uses the product. Both are measured side by side in one run. */
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, istDate } from '../../../common/time.ts';
import { makeVisitLink } from '../../messages/link/link.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { addStaff, type PreparedCustomer, postBooking, prepareData } from '../../test/prepare.ts';
import { type RunningServer, startServer } from '../../test/process.ts';
import { ask } from '../../test/servers.ts';

/** Milliseconds. */
const WINDOW = 1000;
const BETWEEN_ROUNDS = 100;
const WINDOWS = 4;
/** A busy machine delays any answer by this, in milliseconds. Drawn on the main thread, each round took more than a second. */
const NOISE = 150;

let server: RunningServer;
let remove: () => Promise<void>;
let attacks: { path: string; token?: string }[];
let own: { path: string; token: string };

beforeAll(async () => {
  const { dataDir, database, serviceId, customers } = await prepareData(2);
  const [asha, meera] = customers as [PreparedCustomer, PreparedCustomer];
  const db = database.connect();
  const staff = await addStaff(db);
  server = await startServer({ dataDir, env: { ...database.env, RATE_LIMIT: 'on' } });
  const { body } = await postBooking(server.url, asha, serviceId, addDays(istDate(Date.now()), 1), 11, 'one');
  const { bookingId } = body.data;
  const link = await db.tx(tx => makeVisitLink(tx, bookingId, Date.now()));
  await db.close();
  await ask(server.url, `/booking/admin/${bookingId}/mark-completed`, { method: 'PUT', token: staff });
  const [bill] = (await ask<Schemas['DocumentSummary'][]>(server.url, `/booking/${bookingId}/documents`, asha)).data;
  attacks = [{ path: `/document/${bill?.id}/pdf`, token: asha.token }, { path: `/visit-link/${link}/documents/${bill?.id}/pdf` }];
  own = { path: `/booking/user/${meera.userId}`, token: meera.token };
  remove = async () => {
    await database.remove();
    rmSync(dataDir, { recursive: true });
  };
}, 60_000);
afterAll(async () => {
  await server.kill('SIGTERM');
  await remove();
});

/** Sends on kept connections, with as little work for this process as possible. Answers the status. */
const sender = (agent: Agent) => {
  return ({ path, token }: { path: string; token?: string }) =>
    new Promise<number>((resolve, reject) => {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      request(server.url + path, { agent, headers }, answer => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      })
        .on('error', reject)
        .end();
    });
};

/** The waits of somebody who calls again and again for a while, in milliseconds. */
const waitsOf = async (call: () => Promise<number>): Promise<number[]> => {
  const waits: number[] = [];
  for (const end = performance.now() + WINDOW; performance.now() < end; await pause(2)) {
    const sent = performance.now();
    expect(await call()).toBe(200);
    waits.push(performance.now() - sent);
  }
  return waits;
};
const at = (share: number, values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * values.length)] as number;
const typical = (windows: number[][]) =>
  [0.5, 0.95].map(share =>
    at(
      0.5,
      windows.map(waits => at(share, waits)),
    ),
  );

it('R94 32 calls for a PDF at once, with an account and by a link, leave others their time', { timeout: 120_000 }, async () => {
  const agents = [new Agent({ keepAlive: true, maxSockets: 32 }), new Agent({ keepAlive: true, maxSockets: 1 })] as const;
  const [attack, call] = [sender(agents[0]), sender(agents[1])];
  const statuses: number[][] = [[], []];
  const waits = () => waitsOf(() => call(own));

  const flood = async (signal: AbortSignal) => {
    while (!signal.aborted) {
      const round = Array.from({ length: 32 }, async (_, i) =>
        statuses[i % 2]?.push(await attack(attacks[i % 2] as (typeof attacks)[0])),
      );
      await Promise.all(round);
      await pause(BETWEEN_ROUNDS);
    }
  };

  await waits();
  const alone: number[][] = [];
  const beside: number[][] = [];
  for (let window = 0; window < WINDOWS; window++) {
    alone.push(await waits());
    const end = new AbortController();
    const attacking = flood(end.signal);
    beside.push(await waits());
    end.abort();
    await attacking;
  }
  for (const agent of agents) agent.destroy();

  const [before, during] = [typical(alone), typical(beside)];
  for (const [i, wait] of during.entries()) expect(wait).toBeLessThan(2 * (before[i] as number) + NOISE);
  // By account and by link: what the limit lets through, and nothing else but refusals.
  for (const [i, most] of [30, 10].entries()) {
    expect(new Set(statuses[i])).toEqual(new Set([200, 429]));
    expect(statuses[i]?.filter(status => status === 200).length).toBeLessThanOrEqual(most);
  }
});
