/** Servers as processes and plain requests to them, for tests with several at once. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { withPostgres } from '../platform/db/connect-postgres.ts';
import { newId } from '../platform/shared/ids.ts';
import { databaseOf } from './engine.ts';
import { type RunningServer, startServer } from './process.ts';

/** Gives each test a data folder and servers that end with the test. */
export function withServers() {
  const folder = { dataDir: '' };
  const servers: RunningServer[] = [];
  beforeEach(() => {
    folder.dataDir = mkdtempSync(join(tmpdir(), 'nikhar-servers-'));
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map(server => server.kill('SIGKILL')));
    rmSync(folder.dataDir, { recursive: true, force: true });
  });
  return {
    folder,
    serve: async (env: Record<string, string>) => {
      const server = await startServer({ dataDir: folder.dataDir, env });
      servers.push(server);
      return server;
    },
  };
}

/** A PostgreSQL database that nobody has migrated. */
export async function makeEmpty() {
  const cluster = process.env.DATABASE_URL as string;
  const name = `empty_${newId().replaceAll('-', '')}`;
  await withPostgres(cluster, client => client.query(`CREATE DATABASE ${name}`));
  const remove = async () => {
    await withPostgres(cluster, client => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  };
  return { url: databaseOf(cluster, name), remove };
}

interface Request {
  method?: string;
  token?: string;
  body?: object;
}

/** Sends a request to the server at `base`. The caller names the type of the data. */
export async function ask<Data = unknown>(base: string, path: string, { method = 'GET', token, body }: Request = {}) {
  const form = body instanceof FormData;
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && !form && { 'content-type': 'application/json' }),
  };
  const answer = await fetch(`${base}${path}`, { method, headers, ...(body && { body: form ? body : JSON.stringify(body) }) });
  const { errorCode, data } = (await answer.json()) as { errorCode?: string; data: Data };
  return { status: answer.status, headers: answer.headers, errorCode, data };
}

export async function isReady({ url }: RunningServer): Promise<number> {
  return (await fetch(url.replace('/api/v1', '/ready'))).status;
}
