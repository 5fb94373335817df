/** Worker processes that share a database of their own and write what they did to a file. Tests kill them (rule R84). */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { makeDatabase, type TestDatabase } from './engine.ts';
import { type RunningServer, startServer } from './process.ts';

/** The milliseconds until the jobs of a killed worker run again. */
const LEASE = 1500;

export interface WorkerProcesses {
  readonly db: Database;
  start(env?: Record<string, string>): Promise<RunningServer>;
  /**
   * Starts a worker and kills it while it works: after it did something more, and up to `most` milliseconds later. What it did is counted
   * by its lines in the file, or by `countDone`.
   */
  startAndKill(most: number, countDone?: () => number | Promise<number>): Promise<void>;
  /** What the workers did so far, in order. */
  done(): string[];
}

/** `program` is a file beside this one. Each test gets an empty database, and all its workers are killed at the end. */
export function workerProcesses(program: string, given: Record<string, string> = {}): WorkerProcesses {
  let dataDir: string;
  let ran: string;
  let database: TestDatabase;
  let db: Database;
  let workers: RunningServer[];
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'nikhar-workers-'));
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

  const done = () => readFileSync(ran, 'utf8').split('\n').slice(0, -1);
  const start = async (env: Record<string, string> = {}) => {
    const worker = await startServer({
      dataDir,
      program: [join(import.meta.dirname, program)],
      env: { ...database.env, RAN: ran, LEASE: String(LEASE), ...given, ...env },
    });
    workers.push(worker);
    return worker;
  };
  return {
    get db() {
      return db;
    },
    start,
    startAndKill: async (most, countDone = () => done().length) => {
      const before = await countDone();
      const worker = await start();
      await vi.waitUntil(async () => (await countDone()) > before, { timeout: 30_000, interval: 1 });
      await delay(Math.random() * most);
      await worker.kill('SIGKILL');
    },
    done,
  };
}
