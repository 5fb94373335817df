/** When a start refuses, and how it explains that (rules O3, R90 and R100). */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { programEntry } from '../../scripts/program.ts';
import { SQLITE_FILE } from '../platform/db/connect-sqlite.ts';
import { shareFolder } from '../platform/db/folder-lock.ts';
import { migrationsOf } from '../platform/db/schema-version.ts';
import { DEMO_SETTINGS } from '../salon/demo/settings.ts';
import { nikhar, PRODUCTION } from '../test/command.ts';
import { mayMount, mountDisk } from '../test/mount.ts';
import { prepareData } from '../test/prepare.ts';
import { startServer } from '../test/process.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'nikhar-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const file = () => join(dataDir, SQLITE_FILE);
/** One sentence on stderr, no stack, exit code 1. */
const mustRefuse = async (sentence: RegExp, env: Record<string, string> = {}, wrapper: string[] = []) => {
  const { code, stdout, stderr } = await nikhar(dataDir, ['serve'], { env: { DEMO_DATA: 'off', ...env }, wrapper });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(sentence);
  expect(stderr).not.toMatch(/^ {4}at /m);
};

describe('R90 a start', { timeout: 120_000 }, () => {
  it.each([
    ['is no database at all', (bytes: Buffer) => Buffer.from('hello '.repeat(bytes.length / 6))],
    ['has a ruined first page', (bytes: Buffer) => bytes.fill(0x5a, 0, 4096)],
    ['has ruined pages further on', (bytes: Buffer) => bytes.fill(0x5a, 8192, 8192 + 8 * 4096)],
    ['was cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
  ])('refuses a file that %s, and does not change it', async (_what, ruin) => {
    const prepared = await prepareData(20);
    writeFileSync(file(), ruin(readFileSync(join(prepared.dataDir, SQLITE_FILE))));
    rmSync(prepared.dataDir, { recursive: true });
    const before = readFileSync(file());
    await mustRefuse(/is damaged .*Nothing was changed\. Put a backup back: \S+node \S+ restore FILE/);
    expect(readFileSync(file()).equals(before)).toBe(true);
    const check = await nikhar(dataDir, ['check']);
    expect([check.code, check.stdout]).toEqual([1, expect.stringContaining('FAULT  The database')]);
  });

  it('does not change the tables under a server of an older version', async () => {
    const db = new Sqlite(file());
    db.exec(
      `CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric);
       CREATE TABLE booking (id TEXT); INSERT INTO __drizzle_migrations VALUES (1, 'old', 1)`,
    );
    const schema = () => db.prepare('SELECT sql FROM sqlite_master').pluck().all();
    const before = schema();
    const older = shareFolder(dataDir);
    await mustRefuse(/An older Nikhar serves .* Nothing was changed\. Stop the older one first/);
    expect(schema()).toEqual(before);
    older?.release();
    db.close();
  });

  it('refuses the database of another program or of a newer version', async () => {
    const db = new Sqlite(file());
    db.exec('CREATE TABLE booking (id TEXT)');
    await mustRefuse(/is not a Nikhar database\. Nothing was changed/);
    db.exec('DROP TABLE booking');
    db.close();
    expect((await nikhar(dataDir, ['migrate'])).stdout).toBe('The database was brought up to date.\n');
    expect((await nikhar(dataDir, ['migrate'])).stdout).toBe('The database is up to date.\n');
    const newer = new Sqlite(file());
    newer.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', 9999999999999)");
    newer.close();
    await mustRefuse(/was made by a newer Nikhar\. Nothing was changed/);
  });

  it('migrates an old database, or leaves it unchanged', async () => {
    const db = new Sqlite(file());
    db.exec('CREATE TABLE __drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at numeric)');
    db.exec("CREATE TABLE booking (id TEXT); INSERT INTO booking VALUES ('kept')");
    db.exec("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('old', 1)");
    await mustRefuse(/could not be brought up to this version \(.*already exists\)\. Nothing was changed/);
    expect(db.prepare('SELECT id FROM booking').pluck().all()).toEqual(['kept']);
    expect(db.prepare("SELECT count(*) FROM sqlite_master WHERE type = 'table'").pluck().get()).toBe(2);
    // A start that was killed between drizzle's table and the first migration leaves this.
    db.exec('DELETE FROM __drizzle_migrations; DROP TABLE booking');
    db.close();
    expect((await nikhar(dataDir, ['migrate'])).stdout).toBe('The database was brought up to date.\n');
  });

  it('reports a disk without room for the migrations, applies none, and applies all when they fit', async () => {
    const open = () => new Sqlite(file());
    const made = () => {
      const db = open();
      const record = db.prepare('SELECT count(*) FROM __drizzle_migrations').pluck().get();
      db.close();
      return record;
    };
    const all = readMigrationFiles({ migrationsFolder: migrationsOf('sqlite') });
    // Less than the log of the first migration, and less than that of all later ones.
    const small = ['sh', '-c', `trap '' XFSZ; exec prlimit --fsize=40000 "$@"`, 'sh'];
    const mustFail = () => mustRefuse(/^The disk (is full|reports an error \(disk I\/O error\))\.\n$/, {}, small);
    await mustFail();
    expect(made()).toBe(0);

    const db = open();
    for (const statement of all[0]?.sql ?? []) db.exec(statement);
    db.prepare("INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('first', ?)").run(all[0]?.folderMillis);
    db.close();
    await mustFail();
    expect(made()).toBe(1);
    expect((await nikhar(dataDir, ['migrate'])).code).toBe(0);
    expect(made()).toBe(all.length);
  });

  it('can be prepared by migrate, which needs no secret and no keys of a provider', async () => {
    const bare = { NODE_ENV: 'production', SMS_PROVIDER: 'msg91', DATA_DIR: join(dataDir, 'not/yet/there') };
    const { code, stdout, stderr } = await nikhar(dataDir, ['migrate'], { env: bare });
    expect([code, stdout, stderr]).toEqual([0, 'The database was brought up to date.\n', '']);
    expect(existsSync(join(bare.DATA_DIR, SQLITE_FILE))).toBe(true);
  });

  it('refuses a file in place of the folder, and a folder that is not writable', async () => {
    const taken = join(dataDir, 'file');
    writeFileSync(taken, '');
    await mustRefuse(/^The data folder .*file cannot be used \(E(EXIST|NOTDIR)\)/, { DATA_DIR: taken });
    mkdirSync(join(dataDir, 'locked'), { mode: 0o555 });
    const asNobody = process.getuid?.() === 0 ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
    await mustRefuse(/^The data folder .*locked cannot be used \(EACCES\)/, { DATA_DIR: join(dataDir, 'locked') }, asNobody);
  });

  it('is predicted by check, which makes the folder only to try', async () => {
    const taken = join(dataDir, 'file');
    writeFileSync(taken, '');
    for (const folder of [taken, join(taken, 'below'), '/proc/x/y']) {
      const { code, stdout } = await nikhar(folder, ['check']);
      expect([code, stdout]).toEqual([1, expect.stringMatching(/^FAULT {2}The data folder .* cannot be used \(E\w+\)/m)]);
    }
    const { code, stdout } = await nikhar(join(dataDir, 'not/yet/there'), ['check']);
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^note {3}The first start makes the data folder .*$/m)]);
    expect(readdirSync(dataDir)).toEqual(['file']);
  });

  it('refuses an address of another machine, and check predicts it', async () => {
    const elsewhere = { HOST: '192.0.2.7' };
    await mustRefuse(/^HOST=192\.0\.2\.7 is not an address of this machine\./, elsewhere);
    const { code, stdout } = await nikhar(dataDir, ['check'], { env: elsewhere });
    expect([code, stdout]).toEqual([
      1,
      expect.stringMatching(/^FAULT {2}HOST=192\.0\.2\.7 is not an address of this machine\.$/m),
    ]);
  });

  it('refuses a read-only database, such as root’s copy, and check still reports the rest', async () => {
    expect((await nikhar(dataDir, ['migrate'])).code).toBe(0);
    const asRoot = process.getuid?.() === 0;
    if (asRoot) chownSync(dataDir, 65534, 65534);
    const wrapper = asRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : [];
    for (const name of readdirSync(dataDir)) if (asRoot) chownSync(join(dataDir, name), 65534, 65534);
    const foretold = async (sentence: string) => {
      await mustRefuse(new RegExp(`^${sentence}`), {}, wrapper);
      const { code, stdout } = await nikhar(dataDir, ['check'], { wrapper });
      expect([code, stdout]).toEqual([1, expect.stringMatching(new RegExp(`^FAULT {2}${sentence}`, 'm'))]);
      expect(stdout).toMatch(/^1 fault\.$/m);
    };
    chmodSync(file(), 0o444);
    await foretold(`The database ${file()} cannot be written to by this user\\.`);
    chmodSync(file(), 0o000);
    await foretold('The database in the data folder cannot be opened: check who may read and write');
    chmodSync(file(), 0o600);
    chmodSync(join(dataDir, 'nikhar.lock'), 0o000);
    await foretold('The database in the data folder cannot be opened: check who may read and write');
  });

  it.runIf(existsSync('/proc/self'))('refuses a folder that cannot be made, and does not retry for ever', async () => {
    await mustRefuse(/^The data folder \/proc\/x\/y cannot be used \(ENOENT\)/, { DATA_DIR: '/proc/x/y' });
  });

  it.runIf(mayMount('a start on a read-only disk'))('refuses a folder on a read-only disk', async () => {
    const disk = join(dataDir, 'disk');
    mkdirSync(disk);
    const unmount = mountDisk(disk, 'ro');
    try {
      await mustRefuse(/^The data folder .*disk cannot be used \(EROFS\)/, { DATA_DIR: disk });
    } finally {
      unmount();
    }
  });

  it('finishes an earlier start that was killed at any moment', async () => {
    for (const seconds of ['0.2', '0.4', '0.6', '0.8', '1', '1.5'])
      await nikhar(dataDir, ['serve'], { env: { DEMO_DATA: 'off' }, wrapper: ['timeout', '-s', 'KILL', seconds] });
    const server = await startServer({ dataDir });
    expect((await fetch(`${server.url}/category`)).status).toBe(200);
    expect(await server.kill('SIGTERM')).toBe(0);
  });

  it('replaces an empty secret that a full disk left', async () => {
    writeFileSync(join(dataDir, 'jwt-secret'), '');
    // Unsets the secret of the test run.
    const server = await startServer({ dataDir, env: { DEMO_DATA: 'off', JWT_SECRET: '' } });
    expect(await server.kill('SIGTERM')).toBe(0);
    expect(readFileSync(join(dataDir, 'jwt-secret'), 'utf8')).toMatch(/^[\w-]{64}$/);
  });

  it('repairs a lock file that a faulty disk wrote into, as commands do, and held locks stay', async () => {
    const lock = join(dataDir, 'nikhar.lock');
    const ruin = () => writeFileSync(lock, 'hello '.repeat(1000));
    ruin();
    const server = await startServer({ dataDir });
    ruin();
    expect((await nikhar(dataDir, ['check'])).stdout).toContain(', a server runs on it\n');
    expect(await server.kill('SIGTERM')).toBe(0);
    ruin();
    expect((await nikhar(dataDir, ['check'])).stdout).toContain(', no server runs on it\n');
    // The disk wrote a page of the database into the wrong file.
    writeFileSync(lock, readFileSync(join(dataDir, SQLITE_FILE)).subarray(0, 4096));
    expect((await nikhar(dataDir, ['check'])).stdout).toContain(', no server runs on it\n');
  });

  it('names a port that is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => other.on('listening', resolve));
    const { port } = other.address() as AddressInfo;
    await mustRefuse(new RegExp(`^Port ${port} is taken by another program`), { PORT: String(port) });
    other.close();
  });
});

describe('R100 a production start refuses', { timeout: 120_000 }, () => {
  it.each([
    ['no secret', { JWT_SECRET: '' }, /JWT_SECRET: required/],
    ['a short secret', { JWT_SECRET: 'short' }, /JWT_SECRET/],
    ['an easy secret', { JWT_SECRET: 'changemechangemechangemechangeme' }, /JWT_SECRET: too easy to guess/],
    ['demo data', { DEMO_DATA: 'on' }, /DEMO_DATA/],
    ['no rate limit', { RATE_LIMIT: 'off' }, /RATE_LIMIT/],
    ['the outbox', { SMS_PROVIDER: 'outbox' }, /SMS_PROVIDER: outbox writes/],
    ['a provider without its key', { MSG91_AUTH_KEY: '' }, /MSG91_AUTH_KEY/],
    ['a short admin password', { ADMIN_EMAIL: 'a@b.example', ADMIN_PASSWORD: 'short' }, /ADMIN_PASSWORD: must have at least 10/],
    ['an invalid e-mail of the admin', { ADMIN_EMAIL: 'meera@salon-.example' }, /ADMIN_EMAIL: must be an e-mail address/],
    [
      'an admin password without an e-mail',
      { ADMIN_PASSWORD: 'long enough for all' },
      /ADMIN_EMAIL: required with ADMIN_PASSWORD/,
    ],
    ['an invalid port', { PORT: 'http' }, /PORT: /],
    [
      'an origin that no browser sends',
      { CORS_ORIGINS: 'https://a.example, https://b.example/' },
      /CORS_ORIGINS: must be origins/,
    ],
    ['a public address with a path', { PUBLIC_URL: 'https://salon.example/book' }, /PUBLIC_URL: must have no path/],
    ['an invalid public address', { PUBLIC_URL: 'salon.example' }, /PUBLIC_URL: Invalid URL/],
    ['a host of webhooks without a port', { WEBHOOK_ALLOW: '127.0.0.1' }, /WEBHOOK_ALLOW: must be hosts with ports/],
    ['private addresses of webhooks', { WEBHOOK_ALLOW: '127.0.0.1:4000' }, /WEBHOOK_ALLOW: must be empty in production/],
    ['an invalid map server', { TILE_URL: 'http' }, /TILE_URL: /],
    [
      'a blank before the address of the database',
      { DATABASE_URL: ' postgres://127.0.0.1/nikhar' },
      /DATABASE_URL: must be an address like postgres/,
    ],
  ])('%s', async (_what, env, sentence) => {
    await mustRefuse(sentence, { ...PRODUCTION, ...env });
  });

  it('several faults at once, and names each variable once', async () => {
    const env = {
      ...PRODUCTION,
      ...{
        JWT_SECRET: 'short',
        RATE_LIMIT: 'off',
        PORT: 'http',
        GEOCODER: 'google',
        GEOCODER_URL: 'none',
        ROUTER_URL: 'osrm',
        ADMIN_PASSWORD: 'a',
      },
      ...{ SMS_PROVIDER: 'twilio', TWILIO_AUTH_TOKEN: 'token' },
    };
    const { code, stderr } = await nikhar(dataDir, ['serve'], { env });
    const named = ['ADMIN_EMAIL', 'ADMIN_PASSWORD', 'GEOCODER', 'GEOCODER_URL', 'JWT_SECRET', 'PORT', 'RATE_LIMIT', 'ROUTER_URL'];
    expect([code, [...stderr.matchAll(/^ {2}- (\w+):/gm)].map(([, name]) => name).toSorted()]).toEqual([
      1,
      [...named, 'TWILIO_ACCOUNT_SID', 'TWILIO_FROM'],
    ]);
    // ALLOW_UNSAFE would not help with all of them.
    expect(stderr).not.toContain('ALLOW_UNSAFE');
    await mustRefuse(/ALLOW_UNSAFE: set it to on/, { ...PRODUCTION, RATE_LIMIT: 'off' });
  });

  it('development doors on a real address, and check says so, too', async () => {
    const env = { ...PRODUCTION, NODE_ENV: '', PUBLIC_URL: 'https://salon.example' };
    const sentence = 'NODE_ENV: set it to production because of PUBLIC_URL, SMS_PROVIDER, or ALLOW_UNSAFE=on for staging';
    await mustRefuse(new RegExp(`^The configuration has problems:\n  - ${sentence}\n$`), env);
    expect((await nikhar(dataDir, ['check'], { env })).stdout).toMatch(
      new RegExp(`^FAULT +The configuration has problems:\n  - ${sentence}\n`),
    );
  });

  it('nothing unsafe with ALLOW_UNSAFE=on', async () => {
    const server = await startServer({ dataDir, env: { ...PRODUCTION, SMS_PROVIDER: 'outbox', ALLOW_UNSAFE: 'on' } });
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});

describe('a production start', { timeout: 120_000 }, () => {
  it('says that the site names no phone number until staff save one', async () => {
    const start = async () => {
      const server = await startServer({ dataDir, env: PRODUCTION });
      await server.kill('SIGTERM');
      return server.output() + (await nikhar(dataDir, ['check'], { env: PRODUCTION })).stdout;
    };
    /** The drill of the guide checks a salon's database without its environment. */
    const inDrill = async () => (await nikhar(dataDir, ['check'], { env: { NODE_ENV: '', DEMO_DATA: 'off' } })).stdout;
    const unsaved = await start();
    expect(unsaved).toMatch(/Note {11}The site names no phone number of the salon: .*http\S+\/admin\/settings\n/);
    expect(unsaved).toMatch(/note {3}The site names no phone number of the salon/);
    expect(await inDrill()).toContain('note   The site names no phone number of the salon');
    const db = new Sqlite(file());
    db.prepare('INSERT INTO setting (id, value) VALUES (1, ?)').run(JSON.stringify(DEMO_SETTINGS));
    db.close();
    expect(await start()).not.toContain('names no phone number');
    expect(await inDrill()).toContain('ok     The salon has its settings');
  });

  it('writes files that only its own user may read', async () => {
    const server = await startServer({ dataDir, env: PRODUCTION });
    expect((await nikhar(dataDir, ['backup', join(dataDir, 'copy')])).code).toBe(0);
    for (const name of readdirSync(dataDir)) expect([name, statSync(join(dataDir, name)).mode & 0o077]).toEqual([name, 0]);
    await server.kill('SIGTERM');
  });

  it('keeps the program’s folder readable for all users', () => {
    cpSync(dirname(programEntry), join(dataDir, 'server'), { recursive: true });
    cpSync(join(dirname(programEntry), '../package.json'), join(dataDir, 'package.json'));
    execFileSync('sh', ['-c', 'umask 022; exec "$0" "$1" version', process.execPath, join(dataDir, 'server/nikhar.js')]);
    for (const made of ['.cache', '.cache/compiled']) expect(statSync(join(dataDir, made)).mode & 0o055).toBe(0o055);
  });
});

describe('the command line', { timeout: 120_000 }, () => {
  it('prints help, and refuses an unknown command', async () => {
    const help = await nikhar(dataDir, ['help']);
    expect(help.code).toBe(0);
    for (const name of ['serve', 'seed', 'admin create', 'backup FILE', 'restore FILE', 'migrate', 'check', 'reset', 'version'])
      expect(help.stdout).toContain(name);
    const unknown = await nikhar(dataDir, ['frobnicate']);
    expect(unknown).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining('Unknown command: frobnicate') });
  });

  it('prints its version and schema in any environment', async () => {
    const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
    const newest = readdirSync(join(import.meta.dirname, '../platform/db/migrations/postgres'))
      .filter(name => name.endsWith('.sql'))
      .toSorted()
      .at(-1);
    const stdout = `Nikhar ${version}\nDatabase schema ${newest?.replace('.sql', '')}\n`;
    for (const word of ['version', '--version', '-v'])
      expect(await nikhar(join(dataDir, 'none'), [word], { env: { PORT: 'wrong' } })).toEqual({ code: 0, stdout, stderr: '' });
    expect(existsSync(join(dataDir, 'none'))).toBe(false);
    expect(await nikhar(dataDir, ['version', 'of', 'what'])).toMatchObject({ code: 2, stdout: '' });
  });

  it('R18 checks whether the clock is far from the last deletion, and takes a confirmation', async () => {
    await nikhar(dataDir, ['migrate']);
    const check = async () => (await nikhar(dataDir, ['check'])).stdout;
    expect(await check()).toContain('ok     Old data is deleted when its time is over');
    expect(await nikhar(dataDir, ['confirm-clock'])).toMatchObject({ code: 0, stderr: '' });
    expect(await check()).toContain('ok     Old data is deleted');
    // The server was off for three weeks.
    const db = new Sqlite(file());
    db.prepare("UPDATE job SET endedAt = endedAt - ? WHERE kind = 'FORGETTING'").run(21 * 24 * 3600 * 1000);
    db.close();
    expect(await check()).toMatch(
      /^note +Old data was last deleted on .* nothing is deleted\. If it is right: .* confirm-clock$/m,
    );
    const server = await startServer({ dataDir });
    expect((await nikhar(dataDir, ['confirm-clock'])).stdout).toMatch(
      /^The salon's time is .*, the server deletes old data again\.$/m,
    );
    await server.kill('SIGTERM');
    expect(await check()).toContain('ok     Old data is deleted');
  });

  it('seeds once, checks, and resets only in development without a server', async () => {
    expect((await nikhar(dataDir, ['seed'])).stdout).toContain('Created the demo salon');
    expect((await nikhar(dataDir, ['seed'])).stdout).toContain('nothing was changed');
    const check = await nikhar(dataDir, ['check']);
    expect(check.stdout).toContain('The database is sound');
    expect(check.stdout).toContain('no server runs on it');

    expect((await nikhar(dataDir, ['reset'])).stderr).toContain('--yes');
    expect((await nikhar(dataDir, ['reset', '--yes'], { env: PRODUCTION })).stderr).toContain('reset is for development');
    const server = await startServer({ dataDir });
    expect((await nikhar(dataDir, ['reset', '--yes'])).stderr).toContain('A server runs on');
    expect((await nikhar(dataDir, ['check'])).stdout).toContain('a server runs on it');
    await server.kill('SIGKILL');
    expect((await nikhar(dataDir, ['reset', '--yes'])).code).toBe(0);
    expect((await nikhar(dataDir, ['reset', '--yes'])).stderr).toContain('There is no database');
  });
});
