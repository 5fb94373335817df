/** Starts PostgreSQL once for the whole suite, with the template of the tests' databases. */
import type { TestProject } from 'vitest/node';
import { migratePostgres, withPostgres, withStartLock } from '../platform/db/connect-postgres.ts';
import { databaseOf, TEMPLATE } from './engine.ts';
import { startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

/** No data outlives the suite, so PostgreSQL does not sync to the disk. */
const HASTE = ['fsync=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_connections=200'];

export default async ({ provide }: TestProject) => {
  const cluster = await startCluster(HASTE);
  await withPostgres(cluster.url, client => client.query(`CREATE DATABASE ${TEMPLATE}`));
  await withStartLock(databaseOf(cluster.url, TEMPLATE), migratePostgres);
  provide('postgres', cluster.url);
  return () => cluster.remove();
};
