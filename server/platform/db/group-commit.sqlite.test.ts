import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { count } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { connectSqlite, SQLITE_FILE } from './connect-sqlite.ts';
import type { Database } from './database.ts';
import { message } from './schema.ts';

let folder: string;
let db: Database;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nikhar-tx-'));
  db = connectSqlite(folder);
});
afterEach(() => db.tx(tx => tx.delete(message)));
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

let ids = 0;
const row = () => ({ id: `m${++ids}`, name: 'a', message: 'b', createdAt: 0 });
const rows = async () => (await db.read.select({ rows: count() }).from(message))[0]?.rows;

it('runs the works of one iteration of the event loop in one commit, even if one of them throws', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, i) =>
      db.tx(async tx => {
        await tx.insert(message).values(row());
        if (i % 5 === 0) throw new Error(`no ${i}`);
        return i;
      }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(4);
  expect(outcomes[1]).toEqual({ status: 'fulfilled', value: 1 });
  expect(await rows()).toBe(16);
});

it('waits for a crowd to gather, but starts a single work at once', async () => {
  const { $client } = (await db.tx(async tx => tx)) as unknown as { $client: Sqlite.Database };
  const statement = Object.getPrototypeOf($client.prepare('SELECT 1'));
  const { run } = statement;
  let commits = 0;
  statement.run = function (this: Sqlite.Statement, ...values: unknown[]) {
    if (this.source === 'COMMIT') commits++;
    return run.apply(this, values);
  };
  const add = () => db.tx(tx => tx.insert(message).values(row()));
  const nextTurn = () => new Promise(setImmediate);
  await nextTurn();

  const crowd = [add(), add()];
  await nextTurn();
  crowd.push(add());
  await Promise.all(crowd);
  expect([commits, await rows()]).toEqual([1, 3]);

  await nextTurn();
  let begun = false;
  const alone = db.tx(async () => {
    begun = true;
  });
  await nextTurn();
  expect(begun).toBe(true);
  await alone;
  statement.run = run;
});

it('runs each work of a batch once if a work is refused before it changes anything', async () => {
  let runs = 0;
  const work = (refused: boolean) =>
    db.tx(async tx => {
      runs++;
      if (refused) throw new Error('no');
      await tx.insert(message).values(row());
    });
  const outcomes = await Promise.allSettled([work(false), work(true), work(false)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect([runs, await rows()]).toEqual([3, 2]);
});

it('rolls back a work whose second change breaks a constraint, and keeps all others', async () => {
  const twice = row();
  const outcomes = await Promise.allSettled([
    db.tx(tx => tx.insert(message).values(row())),
    db.tx(async tx => {
      await tx.insert(message).values(twice);
      await tx.insert(message).values(twice);
    }),
    db.tx(tx => tx.insert(message).values(row())),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await rows()).toBe(2);
});

it('runs a work that arrives during a batch after that batch', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: waitedFor, resolve: end } = Promise.withResolvers<void>();
  const done: string[] = [];
  const first = db.tx(async tx => {
    begin();
    await waitedFor;
    await tx.insert(message).values(row());
    done.push('first');
  });
  await begun;
  const second = db.tx(async () => done.push('second'));
  for (let i = 0; i < 5; i++) await new Promise(setImmediate);
  end();
  await Promise.all([first, second]);
  expect([done, await rows()]).toEqual([['first', 'second'], 1]);
});

it('lets a work read the rows of the work before it', async () => {
  const seen = await Promise.all(
    [1, 2, 3].map(() =>
      db.tx(async tx => {
        await tx.insert(message).values(row());
        return (await tx.select({ rows: count() }).from(message))[0]?.rows;
      }),
    ),
  );
  expect(seen).toEqual([1, 2, 3]);
});

it('answers after the commit, so another connection can read the rows', async () => {
  await db.tx(tx => tx.insert(message).values(row()));
  const other = new Sqlite(join(folder, SQLITE_FILE), { readonly: true });
  expect(other.prepare('SELECT count(*) AS n FROM message').get()).toEqual({ n: 1 });
  other.close();
});

it('goes on after a single work that failed', async () => {
  const broken = db.tx(async tx => {
    await tx.insert(message).values(row());
    await tx.insert(message).values({ ...row(), name: null as never });
  });
  await expect(broken).rejects.toThrow();
  await db.tx(tx => tx.insert(message).values(row()));
  expect(await rows()).toBe(1);
});

it('R87 rejects all works if SQLite ends the transaction itself, and runs none outside a transaction', async () => {
  const { $client } = (await db.tx(async tx => tx)) as unknown as { $client: Sqlite.Database };
  const began: string[] = [];
  const work = (name: string, text: string) =>
    db.tx(async tx => {
      began.push(name);
      await tx.insert(message).values({ ...row(), message: text });
      return $client.inTransaction;
    });
  const pages = $client.pragma('page_count', { simple: true });
  $client.pragma(`max_page_count = ${pages}`);
  const refused = db.tx(() => Promise.reject(new Error('no')));
  // The database has no room for another page. The long text ends the transaction, but the short ones fit.
  const works = [refused, work('before', 'b'), work('at fault', 'b'.repeat(1_000_000)), work('after', 'b')];
  const outcomes = await Promise.allSettled(works);
  $client.pragma('max_page_count = 1000000');
  const fault = { status: 'rejected', reason: expect.objectContaining({ code: 'SQLITE_FULL' }) };
  // A work with its own error keeps that error.
  expect(outcomes).toEqual([{ status: 'rejected', reason: new Error('no') }, fault, fault, fault]);
  expect(began).toEqual(['before', 'at fault']);
  expect(await rows()).toBe(0);
  expect(await work('later', 'b')).toBe(true);
  expect(await rows()).toBe(1);
});

it('R87 rejects a single work if SQLite ends its transaction or cannot roll back, and goes on', async () => {
  const { $client } = (await db.tx(async tx => tx)) as unknown as { $client: Sqlite.Database };
  const add = (text: string) => db.tx(tx => tx.insert(message).values({ ...row(), message: text }));
  $client.pragma(`max_page_count = ${$client.pragma('page_count', { simple: true })}`);
  await expect(add('a'.repeat(1_000_000))).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  $client.pragma('max_page_count = 1000000');

  // A failed ROLLBACK leaves the transaction open. The next work is refused and ends it.
  const statement = Object.getPrototypeOf($client.prepare('SELECT 1'));
  const { run } = statement;
  statement.run = function (this: Sqlite.Statement, ...values: unknown[]) {
    if (this.source === 'ROLLBACK') throw new Error('disk I/O error');
    return run.apply(this, values);
  };
  const broken = add(null as never);
  await expect(broken).rejects.toThrow();
  statement.run = run;
  await expect(add('refused')).rejects.toThrow('transaction');
  await add('kept');
  expect(await rows()).toBe(1);
});

it('throws on a tx within a tx instead of waiting for itself', async () => {
  await expect(db.tx(() => db.tx(async () => 1))).rejects.toThrow('A tx within a tx');
  await db.tx(tx => tx.insert(message).values(row()));
});

it('has a reading connection that cannot write', async () => {
  await expect((async () => db.read.insert(message).values(row()))()).rejects.toMatchObject({ code: 'SQLITE_READONLY' });
});

it('keeps WAL with synchronous FULL on both connections', () => {
  const client = (db.read as unknown as { $client: Sqlite.Database }).$client;
  expect([client.pragma('journal_mode', { simple: true }), client.pragma('synchronous', { simple: true })]).toEqual(['wal', 2]);
});

it('overwrites deleted data after an open transaction, waits for no reader, and restores the timeout', async () => {
  const { $client } = (await db.tx(async tx => tx)) as unknown as { $client: Sqlite.Database };
  const log = () => statSync(join(folder, `${SQLITE_FILE}-wal`)).size;
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const { promise: waitedFor, resolve: end } = Promise.withResolvers<void>();
  const other = db.tx(async tx => {
    await tx.insert(message).values(row());
    begin();
    await waitedFor;
  });
  await begun;
  const overwritten = db.overwriteDeleted();
  end();
  await Promise.all([other, overwritten]);
  expect(log()).toBe(0);

  const reader = new Sqlite(join(folder, SQLITE_FILE), { readonly: true });
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM message').get();
  await db.tx(tx => tx.insert(message).values(row()));
  const started = performance.now();
  await db.overwriteDeleted();
  expect(performance.now() - started).toBeLessThan(1000);
  reader.close();
  expect($client.pragma('busy_timeout', { simple: true })).toBe(5000);
});
