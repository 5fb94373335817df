/** Workers as processes: jobs survive kill -9, and several workers share them (rule R84). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { count } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onPostgres } from '../config.ts';
import type { Database } from '../db/database.ts';
import { job } from '../db/schema.ts';
import { makeDatabase, type TestDatabase } from '../test/engine.ts';
import { addNumbered } from '../test/numbered-job.ts';
import { type RunningServer, startServer } from '../test/process.ts';

/** The milliseconds until the jobs of a killed worker run again. */
const LEASE = 1500;
const program = [join(import.meta.dirname, '../test/job-process.ts')];

let dataDir: string;
let ran: string;
let database: TestDatabase;
let db: Database;
let workers: RunningServer[];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'nikhar-jobs-'));
  ran = join(dataDir, 'ran');
  writeFileSync(ran, '');
  database = await makeDatabase(dataDir);
  db = database.connect();
  workers = [];
});
afterEach(async () => {
  await Promise.all(workers.map(worker => worker.kill('SIGKILL')));
  await db.close();
  await database.remove();
  rmSync(dataDir, { recursive: true });
});

const startWorker = async (tries = 100) => {
  const env = { ...database.env, RAN: ran, LEASE: String(LEASE), TRIES: String(tries) };
  const worker = await startServer({ dataDir, program, env });
  workers.push(worker);
  return worker;
};
const numbers = () => readFileSync(ran, 'utf8').split('\n').slice(0, -1).map(Number);
const left = async () => (await db.read.select({ jobs: count() }).from(job))[0]?.jobs;
const allDone = () => vi.waitUntil(async () => (await left()) === 0, { timeout: 60_000, interval: 50 });
const all = (jobs: number) => Array.from({ length: jobs }, (_, number) => number);
const sorted = (of: Iterable<number>) => [...of].sort((a, b) => a - b);

describe('a worker that is killed', { timeout: 180_000 }, () => {
  it('R84 loses no job at any kill, and jobs that it had begun run again', async () => {
    const jobs = 2000;
    await addNumbered(db, jobs, { milliseconds: 20 });
    const rounds = 6;
    for (let round = 0; round < rounds; round++) {
      const before = numbers().length;
      const worker = await startWorker();
      // A kill proves nothing before a job has ended.
      await vi.waitUntil(() => numbers().length > before, { timeout: 30_000, interval: 1 });
      await delay(Math.random() * 150);
      await worker.kill('SIGKILL');
      expect(await left()).toBeGreaterThan(0);
    }
    await startWorker();
    await allDone();
    expect(sorted(new Set(numbers()))).toEqual(all(jobs));
    // Only jobs that were running at a kill run twice, at most a batch each time.
    expect(numbers().length).toBeLessThanOrEqual(jobs + rounds * 500);
  });

  it('R84 runs jobs again that have a single try', async () => {
    const jobs = 200;
    await addNumbered(db, jobs, { milliseconds: 20 });
    const worker = await startWorker(1);
    await vi.waitUntil(() => numbers().length > 0, { timeout: 30_000, interval: 1 });
    await worker.kill('SIGKILL');
    expect(await left()).toBeGreaterThan(0);
    await startWorker(1);
    await allDone();
    expect(sorted(new Set(numbers()))).toEqual(all(jobs));
  });

  it('finishes running jobs at a stop; the next worker runs the rest', async () => {
    const jobs = 500;
    await addNumbered(db, jobs, { milliseconds: 50 });
    const worker = await startWorker();
    await vi.waitUntil(() => numbers().length > 0, { timeout: 30_000, interval: 1 });
    expect(await worker.kill('SIGTERM')).toBe(0);
    expect(numbers().length + ((await left()) ?? 0)).toBe(jobs);
    await startWorker();
    await allDone();
    expect(sorted(numbers())).toEqual(all(jobs));
  });
});

describe.runIf(onPostgres)('two instances', { timeout: 180_000 }, () => {
  it('share the jobs: each runs exactly once', async () => {
    const jobs = 3000;
    const both = await Promise.all([startWorker(), startWorker()]);
    await addNumbered(db, jobs, { milliseconds: 5 });
    await allDone();
    expect(sorted(numbers())).toEqual(all(jobs));
    expect(both.map(worker => worker.output().match(/"level":[56]0/g))).toEqual([null, null]);
  });

  it('R84 lose no job if one is killed, because the other takes over', async () => {
    const jobs = 3000;
    const [first] = await Promise.all([startWorker(), startWorker()]);
    await addNumbered(db, jobs, { milliseconds: 10 });
    await vi.waitUntil(() => numbers().length > 300, { timeout: 30_000, interval: 1 });
    await first?.kill('SIGKILL');
    expect(await left()).toBeGreaterThan(0);
    await allDone();
    expect(sorted(new Set(numbers()))).toEqual(all(jobs));
  });
});
