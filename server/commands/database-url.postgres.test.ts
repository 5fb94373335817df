/** The command line under DATABASE_URL: what it does and what it refuses (rules R90 and R98). */
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withPostgres } from '../platform/db/connect-postgres.ts';
import { nikhar } from '../test/command.ts';
import { databaseOf } from '../test/engine.ts';
import { makeEmpty } from '../test/servers.ts';
import { explained } from './open-postgres.ts';

const timeout = 60_000;
const url = process.env.DATABASE_URL as string;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nikhar-command-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
const run = (DATABASE_URL: string, ...args: string[]) => nikhar(dataDir, args, { env: { DATABASE_URL } });

it.each([
  [['backup', 'x.sqlite'], /^backup is for SQLite.* Use pg_dump: pg_dump .* Nothing was changed\.\n$/],
  [['restore', 'x.sqlite'], /^restore is for SQLite.* Use pg_restore/],
  [['reset', '--yes'], /^reset is for SQLite.* dropdb and createdb/],
  [['copy', '--to', 'postgres://other/db'], /^DATABASE_URL is set; copy is from SQLite/],
])('refuses %j, which is for SQLite', { timeout }, async (command, sentence) => {
  const { code, stdout, stderr } = await run(url, ...command);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(sentence);
});

it.each([
  ['nobody listens', 'postgres://nikhar:secret@127.0.0.1:1/nikhar', /cannot be used: .*ECONNREFUSED/],
  ['the database is missing', databaseOf(url, 'missing'), /cannot be used: database "missing" does not exist/],
])('R98 explains that %s, without the password', { timeout }, async (_what, wrong, sentence) => {
  for (const command of ['serve', 'check', 'migrate']) {
    const { code, stdout, stderr } = await run(wrong, command);
    expect([command, code]).toEqual([command, 1]);
    expect(stdout + stderr).toMatch(sentence);
    expect(stdout + stderr).not.toMatch(/secret|node_modules/);
  }
});

it('says that the address lacks a password', async () => {
  // pg's own error. The PostgreSQL of the tests needs no password.
  const wanted = () => Promise.reject(new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'));
  await expect(explained('postgres://nikhar@db.example/nikhar', wanted)).rejects.toThrow(
    /^The PostgreSQL database nikhar at db\.example cannot be used: SASL: .* Check DATABASE_URL/,
  );
});

it.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'self-signed certificate'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'self-signed certificate in certificate chain'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'unable to verify the first certificate'],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'unable to get local issuer certificate'],
  ['CERT_HAS_EXPIRED', 'certificate has expired'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', "Hostname/IP does not match certificate's altnames"],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'wrong version number'],
])('explains a TLS error: %s', async (code, words) => {
  const untrusted = () => Promise.reject(Object.assign(new Error(words), { code }));
  await expect(explained('postgres://nikhar@db.example/nikhar', untrusted)).rejects.toThrow(
    `The PostgreSQL database nikhar at db.example cannot be used: ${words}. Check DATABASE_URL`,
  );
});

it('R86 treats a database that has no connection left, and is asked for TLS, as away', { timeout }, async () => {
  const busy = createServer(socket => socket.once('data', () => socket.end('Ecould not fork new process for connection\0')));
  await new Promise<void>(resolve => busy.listen(0, '127.0.0.1', resolve));
  const { port } = busy.address() as AddressInfo;
  const { code, stderr } = await run(`postgres://nikhar@127.0.0.1:${port}/nikhar?sslmode=verify-full`, 'migrate');
  busy.close();
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(/^The PostgreSQL database nikhar at .* cannot be used: There was an error/),
  ]);
});

it('R90 does not touch the tables of another program or of a newer version', { timeout }, async () => {
  const empty = await makeEmpty();
  const tell = (sql: string) => withPostgres(empty.url, client => client.query(sql));
  await tell('CREATE TABLE theirs (id int)');
  expect((await run(empty.url, 'serve')).stderr).toMatch(/has tables that are not Nikhar's\. Nothing was changed/);
  expect((await tell("SELECT 1 FROM pg_namespace WHERE nspname = 'drizzle'")).rowCount).toBe(0);
  await tell('DROP TABLE theirs');
  expect((await run(empty.url, 'migrate')).stdout).toBe('The database is up to date.\n');
  await tell("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)");
  expect((await run(empty.url, 'serve')).stderr).toMatch(/was made by a newer Nikhar\. Nothing was changed/);
  await empty.remove();
});

it('R90 refuses a database whose encoding cannot keep Hindi', { timeout }, async () => {
  const name = 'of_another_encoding';
  const tell = (sql: string) => withPostgres(url, client => client.query(sql));
  await tell(`CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'LATIN1' LOCALE_PROVIDER libc LOCALE 'C'`);
  const latin = databaseOf(url, name);
  for (const command of ['serve', 'migrate', 'check']) {
    const { stdout, stderr } = await run(latin, command);
    expect([command, stdout + stderr]).toEqual([command, expect.stringMatching(/uses LATIN1, which has no Hindi/)]);
  }
  const tables = await withPostgres(latin, client => client.query("SELECT 1 FROM pg_tables WHERE schemaname = 'public'"));
  expect(tables.rowCount).toBe(0);
  await tell(`DROP DATABASE ${name}`);
});

it('never migrates while servers run', { timeout }, async () => {
  const empty = await makeEmpty();
  const tell = (sql: string) => withPostgres(empty.url, client => client.query(sql));
  await run(empty.url, 'migrate');
  await tell('UPDATE drizzle.__drizzle_migrations SET created_at = 1');
  for (const command of [['seed'], ['admin', 'create', '--email', 'a@nikhar.example']]) {
    const { code, stderr } = await run(empty.url, ...command);
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Its database has another version: .* migrate\.\n$/)]);
  }
  expect((await tell('SELECT DISTINCT created_at FROM drizzle.__drizzle_migrations')).rows).toEqual([{ created_at: '1' }]);
  await empty.remove();
});

it('runs check and admin', { timeout }, async () => {
  const empty = await makeEmpty();
  expect((await run(empty.url, 'check')).stdout).toMatch(/note {3}It is empty; the first start creates its tables/);
  expect((await run(empty.url, 'admin', 'create', '--email', 'a@nikhar.example')).stdout).toMatch(/^Created a@nikhar\.example\n/);
  const { stdout } = await run(empty.url, 'check');
  expect(stdout).toMatch(
    /ok {5}The PostgreSQL database empty_\w+ at 127\.0\.0\.1:\d+ answers\nok {5}It is up to date\nok {5}The visits .*\nok {5}The times .*\nok {5}The coupons .*\nok {5}The visits that come again .*\nok {5}The ratings .*\nok {5}There is an admin/,
  );
  expect(stdout).toMatch(
    /ok {5}Each instance uses 10 connections \(DATABASE_POOL\); the database allows 200\nok {5}This machine's clock/,
  );
  const name = new URL(empty.url).pathname.slice(1);
  await withPostgres(empty.url, client => client.query(`ALTER DATABASE ${name} CONNECTION LIMIT 19`));
  expect((await run(empty.url, 'check')).stdout).toMatch(/note {3}Each instance uses 10 connections .*; the database allows 19/);
  await empty.remove();
});
