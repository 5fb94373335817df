/** A worker looks for due jobs every second, so the look must not go through the jobs that ended in the last week. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startApp, type TestApp } from '../../test/app.ts';
import { SQLITE_FILE } from '../db/connect-sqlite.ts';
import { enqueue } from './enqueue.ts';
import type { JobKind } from './rules.ts';

const note: JobKind<string> = { name: 'NOTE', tries: 1, timeLimit: 1000, run: async () => {} };

let app: TestApp;
let sent: string[] = [];
beforeEach(async () => {
  app = await startApp({ kinds: [note], onStatement: sql => sent.push(sql) });
});
afterEach(() => app.close());

it('finds and takes due jobs by the index of those that wait', async () => {
  await app.db.tx(tx => enqueue(tx, note, 'call Meera', app.clock.now(), { key: 'Meera' }));
  sent = [];
  await app.worker.runDue();
  const looks = sent.filter(sql => /^(select|update) .*"state" = 'WAITING' and/.test(sql));
  expect(looks.map(sql => sql.slice(0, 6))).toEqual(['select', 'update', 'select']);

  const file = new Sqlite(join(app.dataDir, SQLITE_FILE), { readonly: true });
  const stepsOf = (sql: string) => file.prepare<[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all();
  for (const look of looks) {
    const plan = stepsOf(look)
      .map(({ detail }) => detail)
      .join('\n');
    expect(plan).toContain('USING INDEX job_due');
    expect(plan).not.toMatch(/job_key|SCAN job/);
  }
  file.close();
});
