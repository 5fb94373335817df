/** Rule R91: a backup under load holds everything that was acknowledged before it began, and a restore loses nothing. */
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, istDate } from '../../common/time.ts';
import { SQLITE_FILE } from '../platform/db/connect-sqlite.ts';
import { nikhar } from '../test/command.ts';
import { type PreparedCustomer, postBooking, prepareData } from '../test/prepare.ts';
import { startServer } from '../test/process.ts';
import { stracePath } from '../test/strace.ts';

let prepared: Awaited<ReturnType<typeof prepareData>>;
let folder: string;
beforeEach(async () => {
  prepared = await prepareData(4);
  folder = mkdtempSync(join(tmpdir(), 'nikhar-backup-'));
});
afterEach(() => {
  for (const used of [prepared.dataDir, folder]) rmSync(used, { recursive: true, force: true });
});

const bookingsIn = (dataDir: string): Set<unknown> => {
  const db = new Sqlite(join(dataDir, SQLITE_FILE), { readonly: true });
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  const ids = new Set(db.prepare('SELECT id FROM booking').pluck().all());
  db.close();
  return ids;
};
const book = async (url: string, customer: PreparedCustomer, n: number): Promise<string> => {
  const date = addDays(istDate(Date.now()), 1 + Math.floor(n / 8));
  const { status, body } = await postBooking(url, customer, prepared.serviceId, date, 10 + (n % 8), `${customer.userId} ${n}`);
  expect([status, body.errorCode]).toEqual([201, undefined]);
  return body.data.bookingId;
};
const logOut = ({ url }: { url: string }, { token }: PreparedCustomer, way = 'logout') =>
  fetch(`${url}/auth/${way}`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });

it('R91 backs up under load, and keeps the old database when it restores', { timeout: 180_000 }, async () => {
  const { dataDir, customers } = prepared;
  const server = await startServer({ dataDir });
  const acknowledged: string[] = [];
  let stop = false;
  const bookOnAndOn = async (customer: PreparedCustomer) => {
    for (let n = 0; n < 90 && !stop; n++) {
      acknowledged.push(await book(server.url, customer, n));
      await setTimeout(20);
    }
  };
  const load = Promise.all(customers.map(bookOnAndOn));
  await expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(20);

  const before = acknowledged.slice();
  const backup = join(folder, 'salon.backup');
  const made = await nikhar(dataDir, ['backup', backup]);
  const atItsEnd = acknowledged.length;
  stop = true;
  await load;
  expect([made.code, made.stderr]).toEqual([0, '']);
  expect(made.stdout).toContain('and checked');
  expect(atItsEnd).toBeGreaterThan(before.length);
  expect(readdirSync(folder)).toEqual(['salon.backup']);

  const other = join(folder, 'other');
  // There was no old database, so the output names none.
  expect((await nikhar(other, ['restore', backup])).stdout).toBe(`Restored ${backup} into ${other}.\n`);
  const restored = bookingsIn(other);
  expect(before.filter(id => !restored.has(id))).toEqual([]);

  // A session that ended after the backup does not come back.
  await logOut(server, customers[0] as PreparedCustomer);
  await logOut(server, customers[3] as PreparedCustomer, 'sign-out-everywhere');
  const refused = await nikhar(dataDir, ['restore', backup]);
  expect([refused.code, refused.stderr]).toEqual([1, expect.stringContaining('A server runs on')]);
  // A kill leaves a -wal with bookings, which belong to the old database only.
  await server.kill('SIGKILL');
  const done = await nikhar(dataDir, ['restore', backup]);
  expect([done.code, done.stderr]).toEqual([0, '']);
  expect(bookingsIn(dataDir)).toEqual(restored);
  const kept = done.stdout.match(/is kept as (.+)/)?.[1] ?? '';
  copyFileSync(kept, join(other, SQLITE_FILE));
  expect(bookingsIn(other)).toEqual(new Set(acknowledged));

  const again = await startServer({ dataDir });
  const sees = async ({ token }: PreparedCustomer) =>
    (await fetch(`${again.url}/booking`, { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await Promise.all(customers.map(sees))).toEqual([401, 200, 200, 401]);
  expect(await again.kill('SIGTERM')).toBe(0);
});

it('does not bring back sign-ins that have ended', { timeout: 120_000 }, async () => {
  const { dataDir, customers } = prepared;
  const backup = join(folder, 'monday');
  const did = async (...args: string[]) => {
    const { code, stdout, stderr } = await nikhar(dataDir, args);
    expect([code, stderr]).toEqual([0, '']);
    return stdout;
  };
  for (const [email, password] of [
    ['owner@nikhar.example', 'a leaked password'],
    ['gone@nikhar.example', 'correct horse battery'],
  ] as const)
    await did('admin', 'create', '--email', email, '--password', password);
  await did('backup', backup);
  await did('admin', 'remove', '--email', 'gone@nikhar.example');
  await did('admin', 'password', '--email', 'owner@nikhar.example', '--password', 'another battery horse');
  const [lockedOut, begunAnew] = customers.map(({ userId }) => userId) as [string, string];
  // A customer who deletes their account and registers again has another id but the same mobile.
  new Sqlite(join(dataDir, SQLITE_FILE))
    .exec(`UPDATE user SET active = 0 WHERE id = '${lockedOut}'`)
    .exec(`DELETE FROM address WHERE userId = '${begunAnew}'`)
    .exec(`UPDATE user SET active = 0, id = 'anew' WHERE id = '${begunAnew}'`)
    .close();

  // A restore may also go back from a later version.
  new Sqlite(join(dataDir, SQLITE_FILE)).exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('', 9e12)`).close();
  expect(await did('restore', backup)).toMatch(
    /^Left out, because the old database does not have them: gone@nikhar\.example \(.* admin create\)$/m,
  );
  const server = await startServer({ dataDir });
  const signIn = async (email: string, password: string) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${server.url}/auth/admin/login`, { method: 'POST', headers, body: JSON.stringify({ email, password }) }))
      .status;
  };
  expect(await signIn('gone@nikhar.example', 'correct horse battery')).toBe(401);
  expect(await signIn('owner@nikhar.example', 'a leaked password')).toBe(401);
  expect(await signIn('owner@nikhar.example', 'another battery horse')).toBe(200);
  await server.kill('SIGTERM');
  const active = new Sqlite(join(dataDir, SQLITE_FILE), { readonly: true });
  expect(active.prepare('SELECT id FROM user WHERE active = 0 ORDER BY mobile').pluck().all()).toEqual([lockedOut, begunAnew]);
  active.close();

  // A new database knows nobody, even if the owner's e-mail is the same. So all staff of the backup come back.
  const staffIn = (file: string) => {
    const db = new Sqlite(file, { readonly: true });
    const staff = db.prepare("SELECT email, passwordHash FROM admin WHERE email LIKE '%@nikhar.example' ORDER BY email").all();
    db.close();
    return staff;
  };
  const staff = staffIn(backup);
  expect(staff).toHaveLength(2);
  await did('reset', '--yes');
  await did('restore', backup);
  expect(staffIn(join(dataDir, SQLITE_FILE))).toEqual(staff);
  await did('reset', '--yes');
  await did('admin', 'create', '--email', 'owner@nikhar.example', '--password', 'the first password');
  expect(await did('restore', backup)).not.toContain('Left out, because');
  expect(staffIn(join(dataDir, SQLITE_FILE))).toEqual(staff);
});

it('restores even if the old database cannot be read, and says so', {
  timeout: 120_000,
}, async () => {
  const { dataDir } = prepared;
  const live = join(dataDir, SQLITE_FILE);
  const backup = join(folder, 'before-damage');
  expect((await nikhar(dataDir, ['backup', backup])).code).toBe(0);
  const unasked = async (damage: () => void) => {
    damage();
    const { code, stdout, stderr } = await nikhar(dataDir, ['restore', backup]);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^The old database cannot tell who may no longer sign in/m);
    expect((await nikhar(dataDir, ['check'])).code).toBe(0);
  };
  const db = new Sqlite(live);
  const page = db.prepare("SELECT rootpage FROM sqlite_master WHERE name = 'admin'").pluck().get() as number;
  const pageSize = db.pragma('page_size', { simple: true }) as number;
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  const bytes = readFileSync(live);
  await unasked(() => writeFileSync(live, bytes.fill(0x5a, (page - 1) * pageSize, page * pageSize)));
  await unasked(() => writeFileSync(live, 'no database at all, but as long as its header: '.repeat(20)));
  // A kill leaves a -wal, and SQLite must not apply it to the backup.
  await unasked(() => {
    const log = new Sqlite(live);
    log.pragma('journal_mode = WAL');
    log.exec("UPDATE user SET fullName = 'Of the log'");
    const left = readFileSync(`${live}-wal`);
    log.close();
    writeFileSync(live, 'no database at all, but as long as its header: '.repeat(20));
    writeFileSync(`${live}-wal`, left);
  });
  const restored = new Sqlite(live);
  expect(restored.prepare('SELECT DISTINCT fullName FROM user').pluck().all()).toEqual(['Asha']);
  restored.close();
  // A later version has other tables.
  await unasked(() => new Sqlite(live).exec('ALTER TABLE admin RENAME TO staff').close());
});

it('R91 syncs a backup and a restored database to the disk before they get their names', { timeout: 60_000 }, async () => {
  const { dataDir } = prepared;
  const [backup, trace] = [join(folder, 'monday'), join(folder, 'trace')];
  const wrapper = [stracePath(), '-f', '-qq', '-y', '-e', 'trace=fsync,/^rename', '-o', trace];
  /** The files that were synced, and those that got this name, in order. */
  const traced = async (name: string, args: string[]) => {
    expect((await nikhar(dataDir, args, { wrapper })).code).toBe(0);
    const calls = [...readFileSync(trace, 'utf8').matchAll(/ (fsync)\(\d+<([^>]+)>| rename.*"([^"]+)"/g)];
    const all = calls.map(([, isSync, synced, renamed]) => (isSync ? `wrote ${synced}` : `named ${renamed}`));
    const named = all.indexOf(`named ${name}`);
    return all.slice(named - 1, named + 2);
  };
  const live = join(dataDir, SQLITE_FILE);
  expect(await traced(backup, ['backup', backup])).toEqual([`wrote ${backup}.part`, `named ${backup}`, `wrote ${folder}`]);
  expect(await traced(live, ['restore', backup])).toEqual([`wrote ${live}.incoming`, `named ${live}`, `wrote ${dataDir}`]);
});

it('R91 refuses a file that is no backup, and changes nothing', { timeout: 120_000 }, async () => {
  const { dataDir } = prepared;
  const live = join(dataDir, SQLITE_FILE);
  const before = readFileSync(live);
  const sound = join(folder, 'sound');
  expect((await nikhar(dataDir, ['backup', sound])).code).toBe(0);
  const ruined = join(folder, 'ruined');
  writeFileSync(ruined, readFileSync(sound).fill(0x5a, 8192, 40_960));
  const foreign = join(folder, 'foreign');
  new Sqlite(foreign).exec('CREATE TABLE t (a)').close();
  writeFileSync(join(folder, 'empty'), '');
  const newer = join(folder, 'newer');
  copyFileSync(sound, newer);
  new Sqlite(newer).exec('UPDATE __drizzle_migrations SET created_at = created_at + 1e12').close();

  // A killed restore may have left the only copy.
  const left = join(dataDir, `${SQLITE_FILE}.incoming`);
  copyFileSync(sound, left);
  const taken = await nikhar(dataDir, ['restore', left]);
  expect([taken.code, taken.stderr]).toEqual([1, expect.stringContaining('Rename it first')]);
  expect(readFileSync(left)).toEqual(readFileSync(sound));
  rmSync(left);

  for (const [file, sentence] of [
    ['ruined', /ruined is damaged \(.+\)\. Nothing was changed\. Restore another backup\.$/m],
    ['foreign', /foreign is not a Nikhar database\. Nothing was changed\. Restore another file\.$/m],
    ['newer', /newer was made by a newer Nikhar\. Nothing was changed\. Install the newer version, or/],
    ['empty', /is empty/],
    ['missing', /does not exist/],
  ] as const) {
    const { code, stderr } = await nikhar(dataDir, ['restore', join(folder, file)]);
    expect([code, stderr]).toEqual([1, expect.stringMatching(sentence)]);
  }
  // Like root's copy in /tmp, seen by the server's user.
  chmodSync(folder, 0o755);
  const secret = join(folder, 'secret');
  copyFileSync(sound, secret);
  chmodSync(secret, 0o000);
  const asNobody = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
  const unreadable = await nikhar(dataDir, ['restore', secret], { wrapper: asNobody });
  expect([unreadable.code, unreadable.stderr]).toEqual([1, `${secret} cannot be read by this user.\n`]);
  expect(readFileSync(live).equals(before)).toBe(true);

  // A folder of another user, like most folders for the server's user.
  const theirs = join(folder, 'theirs');
  mkdirSync(theirs);
  copyFileSync(sound, join(theirs, SQLITE_FILE));
  if (asNobody.length > 0) for (const path of [theirs, join(theirs, SQLITE_FILE)]) chownSync(path, 65534, 65534);
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  const notTaken = await nikhar(theirs, ['backup', join(closed, 'x')], { wrapper: asNobody });
  expect([notTaken.code, notTaken.stderr]).toEqual([1, `The folder ${closed} cannot be written to by this user.\n`]);
  const aFolder = await nikhar(dataDir, ['backup', theirs, '--force']);
  expect([aFolder.code, aFolder.stderr]).toEqual([1, `${theirs} is a folder. Name a file in it.\n`]);

  const existing = await nikhar(dataDir, ['backup', sound]);
  expect([existing.code, existing.stderr]).toEqual([1, expect.stringContaining('--force replaces it')]);
  expect((await nikhar(dataDir, ['backup', sound, '--force'])).code).toBe(0);
  expect((await nikhar(dataDir, ['backup'])).code).toBe(2);
  // Also under another name, because a running server would go on writing to the replaced file.
  const alias = join(folder, 'alias.sqlite');
  symlinkSync(live, alias);
  for (const itself of [live, alias]) {
    const { code, stderr } = await nikhar(dataDir, ['backup', itself, '--force']);
    expect([code, stderr]).toEqual([1, expect.stringContaining('is the database itself')]);
  }
  expect(readFileSync(live).equals(before)).toBe(true);
  expect((await nikhar(join(folder, 'nowhere'), ['backup', join(folder, 'x')])).stderr).toContain('There is no database');
  expect(existsSync(join(folder, 'nowhere'))).toBe(false);

  // A damaged database must not overwrite a good backup.
  writeFileSync(live, before.fill(0x5a, 8192, 40_960));
  const bytes = readFileSync(sound);
  expect((await nikhar(dataDir, ['backup', sound, '--force'])).code).toBe(1);
  expect(readFileSync(sound).equals(bytes)).toBe(true);
});
