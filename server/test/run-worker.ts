/** The product as a process whose worker runs jobs with a lease of LEASE milliseconds. Tests and benchmarks start it and kill it. */
import type { AddressInfo } from 'node:net';
import { type AppDeps, buildApp } from '../app.ts';
import { closeGracefully, stopOnSignal } from '../commands/graceful-stop.ts';
import { readConfig } from '../platform/config/config.ts';
import { connectPostgres } from '../platform/db/connect-postgres.ts';
import { connectSqlite } from '../platform/db/connect-sqlite.ts';

export async function runWorker(parts: Pick<AppDeps, 'clock' | 'channels' | 'kinds'>): Promise<void> {
  const config = readConfig();
  const db = config.DATABASE_URL ? connectPostgres(config.DATABASE_URL, config.DATABASE_POOL) : connectSqlite(config.dataDir);
  const app = await buildApp({
    config,
    db,
    sms: { send: async () => {} },
    geocoder: { typeAhead: true, search: async () => [], reverse: async () => ({}) },
    worker: { lease: Number(process.env.LEASE ?? 30_000) },
    ...parts,
  });
  stopOnSignal(async () => {
    await closeGracefully(app);
    await db.close();
  });
  app.worker.start();
  await app.listen({ port: config.PORT, host: config.HOST });
  console.log(`The worker is at http://localhost:${(app.server.address() as AddressInfo).port}`);
}
