/** Workers as processes: jobs survive kill -9, and several workers share them (rule R84). */
import { count } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { addNumbered } from '../../test/numbered-job.ts';
import { workerProcesses } from '../../test/worker-processes.ts';
import { onPostgres } from '../config/config.ts';
import { job } from '../db/schema.ts';

const workers = workerProcesses('job-process.ts');
const numbers = () => workers.done().map(Number);
const left = async () => (await workers.db.read.select({ jobs: count() }).from(job))[0]?.jobs;
const allDone = () => vi.waitUntil(async () => (await left()) === 0, { timeout: 60_000, interval: 50 });
const all = (jobs: number) => Array.from({ length: jobs }, (_, number) => number);
const sorted = (of: Iterable<number>) => [...of].sort((a, b) => a - b);

describe('a worker that is killed', { timeout: 180_000 }, () => {
  it('R84 loses no job at any kill, and jobs that it had begun run again', async () => {
    const jobs = 1000;
    await addNumbered(workers.db, jobs, { milliseconds: 20 });
    const rounds = 3;
    for (let round = 0; round < rounds; round++) {
      await workers.startAndKill(150);
      expect(await left()).toBeGreaterThan(0);
    }
    await workers.start();
    await allDone();
    expect(sorted(new Set(numbers()))).toEqual(all(jobs));
    // Only jobs that were running at a kill run twice, at most a batch each time.
    expect(numbers().length).toBeLessThanOrEqual(jobs + rounds * 500);
  });

  it('R84 runs jobs again that have a single try', async () => {
    const jobs = 200;
    await addNumbered(workers.db, jobs, { milliseconds: 20 });
    const worker = await workers.start({ TRIES: '1' });
    await vi.waitUntil(() => numbers().length > 0, { timeout: 30_000, interval: 1 });
    await worker.kill('SIGKILL');
    expect(await left()).toBeGreaterThan(0);
    await workers.start({ TRIES: '1' });
    await allDone();
    expect(sorted(new Set(numbers()))).toEqual(all(jobs));
  });

  it('finishes running jobs at a stop; the next worker runs the rest', async () => {
    const jobs = 500;
    await addNumbered(workers.db, jobs, { milliseconds: 50 });
    const worker = await workers.start();
    await vi.waitUntil(() => numbers().length > 0, { timeout: 30_000, interval: 1 });
    expect(await worker.kill('SIGTERM')).toBe(0);
    expect(numbers().length + ((await left()) ?? 0)).toBe(jobs);
    await workers.start();
    await allDone();
    expect(sorted(numbers())).toEqual(all(jobs));
  });
});

describe.runIf(onPostgres)('two instances', { timeout: 180_000 }, () => {
  it('share the jobs: each runs exactly once', async () => {
    const jobs = 1500;
    const both = await Promise.all([workers.start(), workers.start()]);
    await addNumbered(workers.db, jobs, { milliseconds: 5 });
    await allDone();
    expect(sorted(numbers())).toEqual(all(jobs));
    expect(both.map(worker => worker.output().match(/"level":[56]0/g))).toEqual([null, null]);
  });

  it('R84 lose no job if one is killed, because the other takes over', async () => {
    const jobs = 1500;
    const [first] = await Promise.all([workers.start(), workers.start()]);
    await addNumbered(workers.db, jobs, { milliseconds: 10 });
    await vi.waitUntil(() => numbers().length > 300, { timeout: 30_000, interval: 1 });
    await first?.kill('SIGKILL');
    expect(await left()).toBeGreaterThan(0);
    await allDone();
    expect(sorted(new Set(numbers()))).toEqual(all(jobs));
  });
});
