/** `copy` moves an installation from SQLite to PostgreSQL, all or nothing. */
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { expect, it } from 'vitest';
import { withPostgres } from '../platform/db/connect-postgres.ts';
import { SQLITE_FILE } from '../platform/db/connect-sqlite.ts';
import { inspectPostgres } from '../platform/db/inspect-postgres.ts';
import { migrationsOf } from '../platform/db/schema-version.ts';
import { nikhar } from '../test/command.ts';
import { ask, makeEmpty, withServers } from '../test/servers.ts';

const timeout = 120_000;
const { folder, serve } = withServers();
const onSqlite = { DATABASE_URL: '' };
const copyTo = (url: string) => nikhar(folder.dataDir, ['copy', '--to', url]);

interface Services {
  content: { imageUrl: string }[];
}
const bytesOf = async (base: string, image: string) => Buffer.from(await (await fetch(new URL(image, base))).arrayBuffer());

it('copies every row, and the product goes on with them', { timeout }, async () => {
  const all = '/service/all?size=100&sort=name';
  const before = await serve({ ...onSqlite, DEMO_DATA: 'on' });
  await expect.poll(() => before.output()).toContain(`Database       SQLite in ${folder.dataDir}\n`);
  const services = (await ask<Services>(before.url, all)).data;
  const categories = (await ask(before.url, '/category')).data;
  const image = services.content[0]?.imageUrl as string;
  const picture = await bytesOf(before.url, image);
  const asha = { fullName: 'Ásha नमस्ते', mobile: '9876501234' };
  const pending = (await ask<{ verificationId: string }>(before.url, '/auth/register', { method: 'POST', body: asha })).data;
  const empty = await makeEmpty();
  expect((await copyTo(empty.url)).stderr).toMatch(/A server runs on/);
  expect(await before.kill('SIGTERM')).toBe(0);
  // PostgreSQL may refuse the text of a geocoder's answer, and the geocoder can be asked again.
  const file = new Sqlite(join(folder.dataDir, SQLITE_FILE));
  const cache = file.prepare('INSERT INTO geocode_cache (key, answer, "createdAt") VALUES (?, ?, 1)');
  for (const name of ['As\u0000ha', 'As\ud800ha']) cache.run(`search:${JSON.stringify(name)}`, JSON.stringify({ road: name }));
  file.close();

  const done = await copyTo(empty.url);
  expect([done.code, done.stderr]).toEqual([0, '']);
  expect(done.stdout).toMatch(/^image_variant +\d{2,} rows {2}the same on both sides \([0-9a-f]{12}\)$/m);
  expect(done.stdout).toMatch(/^passcode +1 row {3}the same/m);
  expect(done.stdout).toMatch(/Copied .* to the PostgreSQL database empty_\w+ at .*, and compared every row\./);
  const unknown = "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND reltuples < 0";
  expect((await withPostgres(empty.url, client => client.query(unknown))).rows).toEqual([]);
  const again = await copyTo(empty.url);
  expect([again.code, again.stdout]).toEqual([1, '']);
  expect(again.stderr).toMatch(/is not empty \(\w+ has rows\)\. Nothing was copied/);

  const after = await serve({ DATABASE_URL: empty.url, DEMO_DATA: 'on' });
  expect((await ask(after.url, all)).data).toEqual(services);
  expect((await ask(after.url, '/category')).data).toEqual(categories);
  expect((await bytesOf(after.url, image)).equals(picture)).toBe(true);
  const known = await ask<{ verificationId: string }>(after.url, '/auth/register', { method: 'POST', body: asha });
  expect([known.errorCode, known.data.verificationId]).toEqual(['REQUEST_ALREADY_EXISTS', pending.verificationId]);
  await after.kill('SIGTERM');
  await empty.remove();
});

it('copies nothing if PostgreSQL refuses one row', { timeout }, async () => {
  expect((await nikhar(folder.dataDir, ['migrate'])).code).toBe(0);
  const file = new Sqlite(join(folder.dataDir, SQLITE_FILE));
  const insert = file.prepare('INSERT INTO message (id, name, message, "createdAt") VALUES (?, ?, ?, 1)');
  for (let n = 0; n < 300; n++) insert.run(`m${n}`, 'Asha', 'Namaste');
  insert.run('z', 'As\u0000ha', 'no text of PostgreSQL');
  file.close();
  const empty = await makeEmpty();
  const { code, stdout, stderr } = await copyTo(empty.url);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The table message could not be copied: invalid byte sequence .* Nothing was copied\.\n$/);
  const { rows } = await withPostgres(empty.url, client => client.query('SELECT count(*)::int AS messages FROM message'));
  expect(rows).toEqual([{ messages: 0 }]);
  await empty.remove();
});

it('refuses a folder that an older version uses, and names the fault in a bad address', {
  timeout,
}, async () => {
  expect((await nikhar(folder.dataDir, ['migrate'])).code).toBe(0);
  const older = join(folder.dataDir, 'migrations');
  cpSync(migrationsOf('postgres'), older, { recursive: true });
  const journal = join(older, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'));
  writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));

  const theirs = await makeEmpty();
  const asked = await withPostgres(theirs.url, async client => {
    await migrate(drizzle({ client }), { migrationsFolder: older });
    await client.query(`INSERT INTO message (id, name, message, "createdAt") VALUES ('m', 'Asha', 'Namaste', 1)`);
    const { code, stderr } = await copyTo(theirs.url);
    return { code, stderr, ...(await inspectPostgres(client)) };
  });
  expect(asked).toEqual({
    code: 1,
    stderr: expect.stringMatching(/has an older version\. Nothing was changed/),
    state: 'behind',
  });
  await theirs.remove();

  expect((await copyTo(theirs.url)).stderr).toMatch(/cannot be used: .* Check --to, and that the database runs/);
});
