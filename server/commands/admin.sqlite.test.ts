/** The command `admin`, and the first member of staff (rules K4 and R10). */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SQLITE_FILE } from '../platform/db/connect-sqlite.ts';
import { shareFolder } from '../platform/db/folder-lock.ts';
import { INVOCATION, nikhar, PRODUCTION } from '../test/command.ts';
import { type RunningServer, startServer } from '../test/process.ts';

const EMAIL = 'meera@nikhar.example';
const PASSWORD = 'correct horse battery';

let dataDir: string;
const servers: RunningServer[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nikhar-command-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.kill('SIGKILL')));
  rmSync(dataDir, { recursive: true, force: true });
});

const serve = async (env: Record<string, string> = {}) => {
  const server = await startServer({ dataDir, env });
  servers.push(server);
  return server;
};
const signIn = async ({ url }: RunningServer, email: string, password: string) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/auth/admin/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
  return { status: answer.status, token: ((await answer.json()) as { data: { token: string } | null }).data?.token };
};
const isAlive = async ({ url }: RunningServer, token = '') =>
  (await fetch(`${url}/auth/validate-token`, { headers: { authorization: `Bearer ${token}` } })).ok;
/** The command that a start prints for making an admin. */
const hint = async ({ output }: RunningServer): Promise<string[]> => {
  const told = () => output().split(`${INVOCATION} `)[1] ?? '';
  await expect.poll(told).toContain('\n');
  return told().split('\n', 1).join().split(' ');
};
const admins = () => {
  const db = new Sqlite(join(dataDir, SQLITE_FILE), { readonly: true });
  const emails = db.prepare('SELECT email FROM admin').pluck().all();
  db.close();
  return emails;
};

describe('admin create, password and remove', { timeout: 120_000 }, () => {
  it('work while the server runs, and a new password ends the sessions', async () => {
    const server = await serve();
    const created = await nikhar(dataDir, ['admin', 'create', '--email', EMAIL, '--password', PASSWORD]);
    expect(created).toEqual({ code: 0, stdout: `Created ${EMAIL}\n`, stderr: '' });
    const { status, token } = await signIn(server, EMAIL, PASSWORD);
    expect(status).toBe(200);

    const again = await nikhar(dataDir, ['admin', 'create', '--email', EMAIL.toUpperCase()]);
    expect([again.code, again.stdout]).toEqual([1, '']);
    expect(again.stderr).toContain(`${INVOCATION} admin password --email ${EMAIL.toUpperCase()}\n`);
    expect(await isAlive(server, token)).toBe(true);

    const changed = await nikhar(dataDir, ['admin', 'password', '--email', EMAIL]);
    const made = changed.stdout.match(/^Password: (\S+)$/m)?.[1] ?? '';
    expect([changed.code, await isAlive(server, token)]).toEqual([0, false]);
    expect((await signIn(server, EMAIL, PASSWORD)).status).toBe(401);
    const second = await signIn(server, EMAIL, made);
    expect(second.status).toBe(200);

    expect((await nikhar(dataDir, ['admin', 'remove', '--email', EMAIL])).code).toBe(0);
    expect(await isAlive(server, second.token)).toBe(false);
    expect(server.output()).not.toContain(made);
  });

  it.each([
    [
      'an older database',
      "CREATE TABLE booking (id TEXT); INSERT INTO __drizzle_migrations VALUES (1, 'old', 1)",
      /could not be/,
    ],
    ['a missing database', '', /^$/],
  ])('do not touch %s while a server has the folder', async (_what, sql, whenAlone) => {
    const db = new Sqlite(join(dataDir, SQLITE_FILE));
    db.exec(`CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric); ${sql}`);
    const tables = () => db.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all();
    const before = tables();
    const create = () => nikhar(dataDir, ['admin', 'create', '--email', EMAIL]);

    const server = shareFolder(dataDir);
    const { code, stdout, stderr } = await create();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^A server runs on .* another version: .* stop the server and run: .* migrate\. Nothing was changed/);
    expect(tables()).toEqual(before);

    server?.release();
    db.close();
    expect((await create()).stderr).toMatch(whenAlone);
  });

  it('K15 give a role, and say when no owner is left', async () => {
    const did = async (...args: string[]) => nikhar(dataDir, ['admin', ...args]);
    await did('create', '--email', EMAIL, '--password', PASSWORD, '--role', 'desk');
    expect((await did('role', '--email', EMAIL, '--role', 'owner')).stdout).toBe(`${EMAIL} is OWNER now\n`);
    expect((await did('role', '--email', EMAIL, '--role', 'TRAINER')).stdout).toBe(
      `${EMAIL} is TRAINER now\n` +
        `The salon has no owner now. To create an account: ${INVOCATION} admin create --email you@salon.example\n`,
    );
    expect((await did('role', '--email', EMAIL, '--role', 'boss')).stderr).toContain('--role must be one of OWNER, MANAGER');
    expect((await did('role', '--email', 'nobody@nikhar.example', '--role', 'OWNER')).stderr).toContain('has no account');
  });

  it('S39 takes a second factor away, and ends the sessions', async () => {
    const server = await serve();
    await nikhar(dataDir, ['admin', 'create', '--email', EMAIL, '--password', PASSWORD]);
    const { token } = await signIn(server, EMAIL, PASSWORD);
    const db = new Sqlite(join(dataDir, SQLITE_FILE));
    db.prepare('UPDATE admin SET secondFactorSince = 1 WHERE email = ?').run(EMAIL);
    db.close();
    expect((await signIn(server, EMAIL, PASSWORD)).status).toBe(401);
    const reset = (email: string) => nikhar(dataDir, ['admin', 'second-factor-reset', '--email', email]);
    expect(await reset(EMAIL.toUpperCase())).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Took the second factor away'),
    });
    expect(await isAlive(server, token)).toBe(false);
    expect((await signIn(server, EMAIL, PASSWORD)).status).toBe(200);
    expect((await reset('nobody@nikhar.example')).code).toBe(1);
    expect((await nikhar(dataDir, ['admin', 'second-factor-reset'])).code).not.toBe(0);
  });

  it('say when no admin is left, and how to make one', async () => {
    const other = 'other@nikhar.example';
    const did = async (...args: string[]) => (await nikhar(dataDir, ['admin', ...args])).stdout;
    for (const email of [EMAIL, other]) await did('create', '--email', email, '--password', PASSWORD);
    expect(await did('remove', '--email', other, '--revoke-keys')).toBe(
      `Removed, with every session: ${other}\nRevoked: 0 API keys, 0 calendar feeds. Switched off: 0 webhooks.\n`,
    );
    expect(await did('remove', '--email', EMAIL)).toBe(
      `Removed, with every session: ${EMAIL}\n` +
        `Nobody can sign in to the admin area now. To create an account: ${INVOCATION} admin create --email you@salon.example\n`,
    );
  });

  it('end what goes on without its maker with --revoke-keys, and say how much (rule K14)', async () => {
    await nikhar(dataDir, ['admin', 'create', '--email', EMAIL, '--password', PASSWORD]);
    const db = new Sqlite(join(dataDir, SQLITE_FILE));
    db.exec(`
      INSERT INTO calendar_feed (id, tokenHash, createdBy, createdAt) VALUES ('theirs', 'a', '${EMAIL}', 0), ('other', 'b', 'other', 0);
      INSERT INTO webhook_endpoint (id, url, events, active, secret, createdBy, createdAt) VALUES
        ('theirs', 'https://a.example/', '[]', 1, '', '${EMAIL}', 0), ('other', 'https://b.example/', '[]', 1, '', 'other', 0)`);
    const left = () => [
      db.prepare('SELECT id FROM calendar_feed').pluck().all(),
      db.prepare('SELECT id FROM webhook_endpoint WHERE active').pluck().all(),
    ];
    const did = async (...args: string[]) => (await nikhar(dataDir, ['admin', ...args, '--revoke-keys'])).stdout;
    expect(await did('remove', '--email', EMAIL)).toContain('Revoked: 0 API keys, 1 calendar feed. Switched off: 1 webhook.\n');
    expect(left()).toEqual([['other'], ['other']]);
    await nikhar(dataDir, ['admin', 'create', '--email', EMAIL, '--password', PASSWORD]);
    expect(await did('password', '--email', EMAIL)).toContain('Revoked: 0 API keys, 1 calendar feed. Switched off: 1 webhook.\n');
    expect(left()).toEqual([[], []]);
    db.close();
  });

  it('read a password from standard input, so that no list of processes shows it', async () => {
    const given = ['admin', 'create', '--email', EMAIL, '--password-stdin'];
    expect((await nikhar(dataDir, given, { input: `${PASSWORD}\n` })).stdout).toBe(`Created ${EMAIL}\n`);
    expect((await signIn(await serve(), EMAIL, PASSWORD)).status).toBe(200);
  });

  it.each([
    [['admin'], 'admin : must be one of create, password, role, remove, second-factor-reset'],
    [['admin', 'create'], '--email must name an e-mail address'],
    [['admin', 'create', '--email', 'meera'], '--email must name an e-mail address'],
    [['admin', 'create', '--email', 'meera@localhost'], '--email must name an e-mail address'],
    [['admin', 'create', '--email', EMAIL, '--password', 'short'], 'A password has 10 to 200 characters'],
    [['admin', 'create', '--email', EMAIL, '--pasword', PASSWORD], "Unknown option '--pasword'"],
    [['admin', 'create', '--email', EMAIL, '--revoke-keys'], "Unknown option '--revoke-keys'"],
  ])('%j is a usage error', async (args, sentence) => {
    const { code, stdout, stderr } = await nikhar(dataDir, args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});

describe('the first admin', { timeout: 120_000 }, () => {
  it('R10 comes from ADMIN_EMAIL and ADMIN_PASSWORD, and later changes are reported and ignored', async () => {
    const env = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
    const first = await serve(env);
    expect((await signIn(first, EMAIL, PASSWORD)).status).toBe(200);
    await first.kill('SIGTERM');
    expect(first.output()).not.toContain(PASSWORD);

    const second = await serve({ ...env, ADMIN_PASSWORD: 'an other password' });
    await expect.poll(second.output, { timeout: 20_000 }).toContain('was ignored');
    expect((await signIn(second, EMAIL, PASSWORD)).status).toBe(200);
    expect((await signIn(second, EMAIL, 'an other password')).status).toBe(401);
    const told = await hint(second);
    expect(told).toEqual(['admin', 'password', '--email', EMAIL, '--password-stdin']);
    expect((await nikhar(dataDir, told, { input: 'an other password\n' })).code).toBe(0);
    expect((await signIn(second, EMAIL, 'an other password')).status).toBe(200);
  });

  it('R10 does not come back after it was removed, if there is another', async () => {
    const env = { ADMIN_EMAIL: EMAIL, ADMIN_PASSWORD: PASSWORD };
    await (await serve(env)).kill('SIGTERM');
    await nikhar(dataDir, ['admin', 'create', '--email', 'other@nikhar.example', '--password', PASSWORD]);
    await nikhar(dataDir, ['admin', 'remove', '--email', EMAIL]);
    const again = await serve(env);
    await again.kill('SIGTERM');
    expect(admins()).toEqual(['other@nikhar.example']);
    expect(again.output()).not.toContain(EMAIL);
  });

  it('R10 is made in development, with a password that is printed once', async () => {
    const first = await serve({ NODE_ENV: 'development' });
    await expect.poll(first.output).toContain('shown this once');
    const password = first.output().match(/admin@nikhar\.example {2}password (\S+)/)?.[1] ?? '';
    expect((await signIn(first, 'admin@nikhar.example', password)).status).toBe(200);
    expect(await nikhar(dataDir, await hint(first))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Changed the password'),
    });
    await first.kill('SIGTERM');
    const second = await serve({ NODE_ENV: 'development' });
    await expect.poll(second.output).toContain('admin@nikhar.example');
    expect(second.output()).not.toContain('password');
    expect(admins()).toEqual(['admin@nikhar.example']);
  });

  it('R10 is not made in production, but the start says how to make one', async () => {
    const server = await serve(PRODUCTION);
    await expect.poll(server.output).toContain('nobody can sign in yet');
    expect(server.output()).not.toMatch(/password/i);
    expect(admins()).toEqual([]);
    expect(await hint(server)).toEqual(['admin', 'create', '--email', 'you@salon.example']);
    await server.kill('SIGTERM');
    const known = await serve({ ...PRODUCTION, ADMIN_EMAIL: EMAIL });
    expect((await nikhar(dataDir, await hint(known))).stdout).toContain(`Created ${EMAIL}`);
  });
});
