/**
 * The product as a process with one kind of job, which writes its number to the file RAN. Tests and benchmarks of jobs start it, kill it
 * and count.
 */
import { appendFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { buildApp } from '../app.ts';
import { closeGracefully, stopOnSignal } from '../commands/graceful-stop.ts';
import { readConfig } from '../config.ts';
import { connectPostgres } from '../db/connect-postgres.ts';
import { connectSqlite } from '../db/connect-sqlite.ts';
import { systemClock } from '../shared/time.ts';
import { numberedJob } from './numbered-job.ts';

const config = readConfig();
const { RAN, LEASE = '30000', TRIES = '100' } = process.env;
const db = config.DATABASE_URL ? connectPostgres(config.DATABASE_URL, config.DATABASE_POOL) : connectSqlite(config.dataDir);
const numbered = numberedJob(async ({ number, milliseconds }) => {
  if (milliseconds > 0) await delay(milliseconds);
  if (RAN) appendFileSync(RAN, `${number}\n`);
}, Number(TRIES));
const app = await buildApp({
  config,
  db,
  clock: systemClock,
  sms: { send: async () => {} },
  geocoder: { typeAhead: true, search: async () => [], reverse: async () => ({}) },
  kinds: [numbered],
  worker: { lease: Number(LEASE) },
});
stopOnSignal(async () => {
  await closeGracefully(app);
  await db.close();
});
app.worker.start();
await app.listen({ port: config.PORT, host: config.HOST });
console.log(`The worker is at http://localhost:${(app.server.address() as AddressInfo).port}`);
