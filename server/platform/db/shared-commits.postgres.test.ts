import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { count, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { makeDatabase, type TestDatabase } from '../../test/engine.ts';
import { connectPostgres, withPostgres } from './connect-postgres.ts';
import type { Database, Queries } from './database.ts';
import { codeOf, isDuplicate, isStorageFault } from './fault.ts';
import { prepared } from './prepared.ts';
import { message } from './schema.ts';

let folder: string;
let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'nikhar-tx-'));
  database = await makeDatabase(folder);
  db = database.connect();
});
afterEach(() => db.tx(tx => tx.delete(message)));
afterAll(async () => {
  await db.close();
  await database.remove();
  rmSync(folder, { recursive: true });
});

let ids = 0;
const row = () => ({ id: `m${++ids}`, name: 'a', message: 'b', createdAt: 0 });
const rowsIn = async (queries: Queries) => Number((await queries.select({ rows: count() }).from(message))[0]?.rows);

it('keeps a limit that a crowd reads at once, and answers everybody', async () => {
  const another = database.connect();
  const outcomes = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      (n % 2 ? db : another).tx(async tx => {
        if ((await rowsIn(tx)) >= 3) return 'full';
        await tx.insert(message).values(row());
        return 'in';
      }),
    ),
  );
  expect(outcomes.filter(outcome => outcome === 'in')).toHaveLength(3);
  expect(await rowsIn(db.read)).toBe(3);
  await another.close();
});

it('lets works of two processes run one after the other', async () => {
  const another = database.connect();
  let running = 0;
  const most = await Promise.all(
    [db, another, db, another].map(each =>
      each.tx(async tx => {
        const together = ++running;
        await tx.select({ slept: sql`pg_sleep(0.05)` }).from(sql`(SELECT 1) AS one`);
        running--;
        return together;
      }),
    ),
  );
  expect(most).toEqual([1, 1, 1, 1]);
  await another.close();
});

it('gives works that arrive together one commit', async () => {
  const sent: string[] = [];
  const watched = database.connect(text => sent.push(text));
  await Promise.all(Array.from({ length: 20 }, () => watched.tx(tx => tx.insert(message).values(row()))));
  expect(sent.filter(text => text === 'COMMIT')).toHaveLength(1);
  expect(await rowsIn(watched.read)).toBe(20);
  await watched.close();
});

it('gives works that come while another process has its turn one commit', async () => {
  const sent: string[] = [];
  const another = database.connect(text => sent.push(text));
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const long = db.tx(async () => {
    begun.resolve();
    await end.promise;
  });
  await begun.promise;
  const add = () => another.tx(tx => tx.insert(message).values(row()));
  const first = add();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  const others = Array.from({ length: 20 }, add);
  await delay(50);
  end.resolve();
  await Promise.all([long, first, ...others]);
  expect(sent.filter(text => text === 'COMMIT')).toHaveLength(1);
  expect(await rowsIn(db.read)).toBe(21);
  await another.close();
});

it('goes on without a refused work, also if it had written', async () => {
  const refuse = (write: boolean) => async (tx: Queries) => {
    if (write) await tx.insert(message).values(row());
    throw new Error('refused');
  };
  const add = (tx: Queries) => tx.insert(message).values(row());
  const outcomes = async (works: ((tx: Queries) => Promise<unknown>)[]) =>
    (await Promise.allSettled(works.map(work => db.tx(work)))).map(({ status }) => status);
  expect(await outcomes([add, refuse(false), add])).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await rowsIn(db.read)).toBe(2);
  expect(await outcomes([add, refuse(true), add])).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await rowsIn(db.read)).toBe(4);
});

const insertMessage = prepared((queries, { value }) =>
  queries.insert(message).values({ id: value('id'), name: value('name'), message: 'b', createdAt: 0 }),
);

it('reports a write that failed although nobody waited for it, and keeps nothing of its work', async () => {
  const twice = db.tx(async tx => {
    await insertMessage.run(tx, { id: 'same', name: 'a' });
    await insertMessage.run(tx, { id: 'same', name: 'b' });
    return rowsIn(tx);
  });
  const beside = db.tx(tx => insertMessage.run(tx, { id: 'other', name: 'c' }));
  expect(isDuplicate(await twice.catch(error => error))).toBe(true);
  await beside;
  expect(await rowsIn(db.read)).toBe(1);
});

it('stops other writers while it repeats a work that lost a race', async () => {
  const another = database.connect();
  const { promise: again, resolve } = Promise.withResolvers<void>();
  const done: string[] = [];
  let runs = 0;
  const lost = db.tx(async tx => {
    if (++runs === 1) throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    resolve();
    // Long enough for another writer to come between.
    await tx.select({ slept: sql`pg_sleep(0.3)` }).from(sql`(SELECT 1) AS one`);
    done.push('the one that lost');
  });
  await again;
  await another.tx(async () => void done.push('another'));
  await lost;
  expect(done).toEqual(['the one that lost', 'another']);
  await another.close();
});

it('repeats a work only once for a row that came after it had looked', async () => {
  let runs = 0;
  const met = () => Object.assign(new Error('duplicate key'), { code: '23505' });
  const work = async () => {
    if (++runs === 1) throw met();
    return 'there already';
  };
  expect(await db.tx(work)).toBe('there already');
  runs = 0;
  await expect(
    db.tx(async () => {
      runs++;
      throw met();
    }),
  ).rejects.toThrow('duplicate key');
  expect(runs).toBe(2);
});

it('gives up a work that always loses, with a storage fault', async () => {
  let runs = 0;
  const loses = db.tx(async () => {
    if (++runs > 10) return;
    throw Object.assign(new Error('could not serialize access'), { code: '40001' });
  });
  expect(isStorageFault(await loses.catch(error => error))).toBe(true);
  expect(runs).toBe(4);
});

it('throws a duplicate that is no race', async () => {
  await db.tx(tx => tx.insert(message).values({ ...row(), id: 'twice' }));
  const again = await db.tx(tx => tx.insert(message).values({ ...row(), id: 'twice' })).catch(error => error);
  expect([isDuplicate(again), isStorageFault(again)]).toEqual([true, false]);
});

it('rolls back a work that throws, and one that goes on after a failed query', async () => {
  await expect(
    db.tx(async tx => {
      await tx.insert(message).values(row());
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await expect(
    db.tx(async tx => {
      await tx.insert(message).values(row());
      await (async () => tx.insert(message).values({ ...row(), name: null as never }))().catch(() => {});
    }),
  ).rejects.toThrow('nothing was kept');
  expect(await rowsIn(db.read)).toBe(0);
});

it('throws on a tx within a tx instead of waiting for itself', async () => {
  await expect(db.tx(() => db.tx(async () => 1))).rejects.toThrow('A tx within a tx');
  expect(await db.tx(async () => 1)).toBe(1);
});

it('has reading connections that cannot write', async () => {
  const refused = await (async () => db.read.insert(message).values(row()))().catch(error => error);
  expect(codeOf(refused)).toBe('25006');
});

it('writes on a new connection after the database was read-only', async () => {
  const cluster = process.env.DATABASE_URL as string;
  const name = new URL(database.env.DATABASE_URL as string).pathname.slice(1);
  const tell = (sql: string) => withPostgres(cluster, client => client.query(sql));
  const write = (to: Database) => to.tx(tx => tx.insert(message).values(row()));
  await tell(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  const fresh = database.connect();
  const refused = await write(fresh).catch(error => error);
  expect([codeOf(refused), isStorageFault(refused)]).toEqual(['25006', true]);
  await tell(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await write(fresh);
  expect(await rowsIn(fresh.read)).toBe(1);
  await fresh.close();
});

it.each([
  ['acknowledges only what is on the disk, even if the database is set to off', 'off', 'on'],
  ['also waits for a standby if the database is set to it', 'remote_apply', 'remote_apply'],
])('%s', async (_what, set, is) => {
  const url = database.env.DATABASE_URL as string;
  const alter = (change: string) =>
    withPostgres(url, client => client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} ${change}`));
  await alter(`SET synchronous_commit = ${set}`);
  const fresh = database.connect();
  const setting = await fresh.tx(tx =>
    tx.select({ is: sql<string>`current_setting('synchronous_commit')` }).from(sql`(SELECT 1) AS one`),
  );
  expect(setting).toEqual([{ is }]);
  await fresh.close();
  await alter('RESET synchronous_commit');
});

it('gives up reading and writing on a machine that accepts connections and stays silent', async () => {
  const taken: Socket[] = [];
  const silent = createServer(socket => taken.push(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const away = connectPostgres(`postgres://a:b@127.0.0.1:${(silent.address() as AddressInfo).port}/a`, 2);
  const outcomes = await Promise.all([rowsIn(away.read), away.tx(rowsIn)].map(outcome => outcome.catch(error => error)));
  expect(outcomes.map(isStorageFault)).toEqual([true, true]);
  for (const socket of taken) socket.destroy();
  silent.close();
  await away.close();
});

it('gives up a lost answer once, and writes on a new connection', { timeout: 30_000 }, async () => {
  const through = new URL(database.env.DATABASE_URL as string);
  const { port, hostname } = through;
  const taken: Socket[] = [];
  const between = createServer(socket => {
    const behind = connect(Number(port), hostname);
    socket.pipe(behind).pipe(socket);
    for (const end of [socket, behind]) end.on('error', () => {});
    socket.on('close', () => behind.destroy());
    taken.push(behind);
  }).listen(0, '127.0.0.1');
  await once(between, 'listening');
  through.port = String((between.address() as AddressInfo).port);
  const far = connectPostgres(through.href, 2);
  await far.tx(rowsIn);
  const started = performance.now();
  const swallowed = await far
    .tx(async tx => {
      for (const behind of taken) behind.unpipe();
      await tx.insert(message).values(row());
    })
    .catch(error => error);
  expect(isStorageFault(swallowed)).toBe(true);
  // Six seconds for the statement, and no wait for the roll-back.
  expect(performance.now() - started).toBeLessThan(9000);
  expect(await far.tx(rowsIn)).toBe(0);
  await far.close();
  between.close();
});

it('names the statement that failed, however late the server reports that the transaction is over', async () => {
  for (let time = 0; time < 50; time++) {
    const failed = await db.tx(tx => tx.select({ zero: sql`1 / 0` }).from(sql`(SELECT 1) AS one`)).catch(error => error);
    expect(codeOf(failed)).toBe('22012');
  }
});

it('ends an endless statement with a storage fault', { timeout: 30_000 }, async () => {
  const asleep = await db.tx(tx => tx.select({ slept: sql`pg_sleep(60)` }).from(sql`(SELECT 1) AS one`)).catch(error => error);
  expect([codeOf(asleep), isStorageFault(asleep)]).toEqual(['57014', true]);
});

it('sorts text byte by byte, as SQLite does, on a database with another collation', async () => {
  await withPostgres(database.env.DATABASE_URL as string, async client => {
    const { rows } = await client.query(
      `SELECT table_name, column_name FROM information_schema.columns
       WHERE table_schema = 'public' AND data_type = 'text' AND collation_name IS DISTINCT FROM 'C'`,
    );
    expect(rows).toEqual([]);
    expect((await client.query("SELECT 'a' < 'B' AS locale")).rows).toEqual([{ locale: true }]);
  });
});
