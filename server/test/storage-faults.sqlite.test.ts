/** Rules R86 and R87: the disk is full or fails. Everything acknowledged is kept, and reads go on. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, istDate } from '../../common/time.ts';
import { SQLITE_FILE } from '../platform/db/connect-sqlite.ts';
import { cart } from '../platform/db/schema.ts';
import { newId } from '../platform/shared/ids.ts';
import { addItem } from '../shop/cart/store.ts';
import { addService } from '../shop/catalog/store.ts';
import { mayMount, mountDisk } from './mount.ts';
import { type PreparedCustomer, postBooking, prepareData } from './prepare.ts';
import { type RunningServer, startServer } from './process.ts';
import { stracePath } from './strace.ts';

let prepared: Awaited<ReturnType<typeof prepareData>>;
let server: RunningServer | undefined;
beforeEach(async () => {
  prepared = await prepareData(1);
});
afterEach(async () => {
  if (server) await end(server, 'SIGKILL');
  server = undefined;
  rmSync(prepared.dataDir, { recursive: true, force: true });
});

/** Sends a signal to the server behind its tracer, which would keep it. Resolves to the exit code. */
const end = async ({ process: outer }: RunningServer, signal: NodeJS.Signals): Promise<number | null> => {
  if (outer.exitCode !== null || outer.signalCode !== null) return outer.exitCode;
  const gone = new Promise<number | null>(resolve => outer.once('exit', resolve));
  const [inner] = readFileSync(`/proc/${outer.pid}/task/${outer.pid}/children`, 'utf8').split(' ');
  process.kill(Number(inner) || (outer.pid as number), signal);
  return gone;
};

const headers = () => ({ authorization: `Bearer ${prepared.customers[0]?.token}` });
/** The customer's n-th booking. None overlap. */
const book = ({ url }: RunningServer, n: number) => {
  const date = addDays(istDate(Date.now()), 1 + Math.floor(n / 8));
  return postBooking(url, prepared.customers[0] as PreparedCustomer, prepared.serviceId, date, 10 + (n % 8), `n${n}`);
};
/** A refused booking leaves a little room in the log, which SQLite has begun to extend. Small writes fill it. */
const fillTheRest = async ({ url }: RunningServer) => {
  let status = 200;
  for (let n = 0; status === 200 && n < 500; n++) {
    const body = JSON.stringify({ gender: n % 2 === 0 ? 'FEMALE' : 'OTHER' });
    const json = { ...headers(), 'content-type': 'application/json' };
    ({ status } = await fetch(`${url}/auth/profile`, { method: 'PUT', headers: json, body }));
  }
  expect(status).toBe(503);
};
const mustHold = (dataDir: string, acknowledged: Set<string>) => {
  const db = new Sqlite(join(dataDir, SQLITE_FILE));
  expect(new Set(db.prepare('SELECT id FROM booking').pluck().all())).toEqual(acknowledged);
  expect(db.prepare("SELECT usedCount FROM coupon WHERE code = 'FIFTY'").pluck().get()).toBe(acknowledged.size);
  expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
  db.close();
};

/** A cart from which the next read drops a service. */
const addStaleCart = async (): Promise<string> => {
  const db = prepared.database.connect();
  const [id, gone, createdAt] = [newId(), newId(), Date.now()];
  const words = { name: 'Old Facial', description: 'A facial' };
  await db.tx(async tx => {
    await addService(tx, { id: gone, ...words, pricePaise: 9900, durationInMinutes: 30, createdAt, withdrawnAt: createdAt });
    await tx.insert(cart).values({ id, userId: prepared.customers[0]?.userId as string, createdAt });
    await addItem(tx, { id: newId(), cartId: id, serviceId: gone, choice: '', quantity: 1 }, 20);
  });
  await db.close();
  return id;
};

interface SmallDisk {
  dataDir: string;
  wrapper: string[];
  makeRoom(server: RunningServer): void;
  remove(): void;
}

const DISK = 4_194_304;
/** What the log of the database gets beside the file itself, until bookings have filled it. */
const ROOM = 500_000;

/** A disk of 4 MB in memory, nearly filled. */
const smallMount = (from: string): SmallDisk => {
  const dataDir = mkdtempSync(join(tmpdir(), 'nikhar-disk-'));
  const unmount = mountDisk(dataDir, `size=${DISK}`);
  copyFileSync(join(from, SQLITE_FILE), join(dataDir, SQLITE_FILE));
  const filler = join(dataDir, 'filler');
  writeFileSync(filler, Buffer.alloc(DISK - statSync(join(dataDir, SQLITE_FILE)).size - ROOM));
  const remove = () => {
    unmount();
    rmSync(dataDir, { recursive: true });
  };
  return { dataDir, wrapper: [], makeRoom: () => rmSync(filler), remove };
};

/** A limit on the size of files. It needs no root, and can be lifted. */
const smallQuota = (dataDir: string): SmallDisk => {
  const limit = statSync(join(dataDir, SQLITE_FILE)).size + 200_000;
  const wrapper = ['sh', '-c', `trap '' XFSZ; exec prlimit --fsize=${limit}:unlimited "$@"`, 'sh'];
  const makeRoom = ({ process: { pid } }: RunningServer) => {
    execFileSync('prlimit', ['--pid', String(pid), '--fsize=unlimited:unlimited']);
  };
  return { dataDir, wrapper, makeRoom, remove: () => {} };
};

const disks: [string, (dataDir: string) => SmallDisk][] = [['with a limit on its files', smallQuota]];
if (mayMount('R86 on a disk of 4 MB')) disks.push(['on a disk of 4 MB', smallMount]);

it.each(disks)(
  'R86 %s: refuses bookings with 503 while it is full, still reads, and recovers when there is room',
  { timeout: 120_000 },
  async (_name, make) => {
    const cartId = await addStaleCart();
    const disk = make(prepared.dataDir);
    try {
      const running = await startServer({ dataDir: disk.dataDir, wrapper: disk.wrapper });
      server = running;
      const acknowledged = new Set<string>();
      let n = 0;
      let refused: Awaited<ReturnType<typeof book>> | undefined;
      for (; !refused && n < 700; n++) {
        const answer = await book(running, n);
        if (answer.status === 201) acknowledged.add(answer.body.data.bookingId);
        else refused = answer;
      }
      expect([refused?.status, refused?.body.errorCode]).toEqual([503, 'STORAGE_UNAVAILABLE']);
      expect(acknowledged.size).toBeGreaterThan(0);
      for (let i = 0; i < 3; i++) expect((await book(running, n + i)).status).toBe(503);

      expect((await fetch(`${running.url}/service/all`)).status).toBe(200);
      const mine = await fetch(`${running.url}/booking`, { headers: headers() });
      expect(((await mine.json()) as { data: unknown[] }).data).toHaveLength(acknowledged.size);

      const read = async (method: string, path: string) => {
        const answer = await fetch(`${running.url}${path}`, { method, headers: headers() });
        return [answer.status, ((await answer.json()) as { data: { notices: string[] } }).data.notices?.length];
      };
      await fillTheRest(running);
      // A later read has no notice if a job has made room meanwhile.
      expect(await read('GET', `/cart/${cartId}`)).toEqual([200, 1]);
      expect((await read('GET', `/cart/${cartId}`))[0]).toBe(200);
      expect((await read('POST', `/cart?userId=${prepared.customers[0]?.userId}`))[0]).toBe(200);

      disk.makeRoom(running);
      for (let i = 0; i < 3; i++) {
        const { status, body } = await book(running, n + i);
        expect([status, body.errorCode]).toEqual([201, undefined]);
        acknowledged.add(body.data.bookingId);
      }
      expect(await end(running, 'SIGTERM')).toBe(0);
      mustHold(disk.dataDir, acknowledged);
    } finally {
      if (server) await end(server, 'SIGKILL');
      disk.remove();
    }
  },
);

it('R87 refuses a booking with 503 if its fsync fails, does not keep it, and keeps later ones', {
  timeout: 120_000,
}, async () => {
  const inject = ['-f', '-qq', '-e', 'trace=fsync,fdatasync', '-e', 'inject=fsync,fdatasync:error=EIO:when=25..27'];
  const wrapper = [stracePath(), ...inject, '-o', join(prepared.dataDir, 'trace')];
  const running = await startServer({ dataDir: prepared.dataDir, wrapper });
  server = running;
  const acknowledged = new Set<string>();
  const statuses: number[] = [];
  for (let n = 0; n < 60; n++) {
    const { status, body } = await book(running, n);
    statuses.push(status);
    if (status === 201) acknowledged.add(body.data.bookingId);
    else expect([status, body.errorCode]).toEqual([503, 'STORAGE_UNAVAILABLE']);
  }
  const failed = statuses.filter(status => status === 503).length;
  expect(failed).toBeGreaterThan(0);
  expect(failed).toBeLessThanOrEqual(3);
  expect(statuses.slice(-20)).toEqual(Array(20).fill(201));
  expect(await end(running, 'SIGTERM')).toBe(0);
  mustHold(prepared.dataDir, acknowledged);
});
