/**
 * Measures POST /booking beside an import of customers that runs, on SQLite: there one process serves and imports. Then how long each step
 * of a large file takes, the import with bookings beside it, and how much memory.
 */
import { setTimeout } from 'node:timers/promises';
import { connectSqlite } from '../../server/platform/db/connect-sqlite.ts';
import { addStaff } from '../../server/test/prepare.ts';
import { memoryOf } from '../../server/test/process.ts';
import { csvText } from '../../server/test/tables.ts';
import { type Contender, startProduct } from './contend.ts';
import type { Effort } from './effort.ts';
import { type Figure, inMs, median } from './figures.ts';
import { timeEach } from './http-load.ts';
import { makeSalon, removeFolder, worksOf } from './salon.ts';

const MOST = 1.2;
/** As often as the page of an import asks. Each question is a request that the worker leaves time to (rule J10). */
const ASKS_EVERY = 1500;
/** Between two bookings beside a large import: more than a salon ever has. */
const BOOKS_EVERY = 100;

interface Answer {
  data: { id: string; state: string; mapping: (string | null)[]; counts: { NEW: number } };
}

/** What staff call. */
const staffOf = ({ origin }: Contender, token: string) => {
  const call = async (method: string, path: string, body?: FormData | object): Promise<Answer['data']> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api/v1/import/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(!isForm && body && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    // After OVERLOADED any request may be repeated (rule V23).
    if (answer.status === 503) return setTimeout(1000).then(() => call(method, path, body));
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return ((await answer.json()) as Answer).data;
  };
  const upload = (rows: string[][]) => {
    const form = new FormData();
    form.append('kind', 'CUSTOMERS');
    form.append('file', new File([csvText([['Mobile', 'Name', 'Note'], ...rows])], 'clients.csv'));
    return call('POST', '', form);
  };
  const check = ({ id, mapping }: Answer['data']) => call('PUT', `/${id}`, { mapping });
  const start = (id: string) => call('POST', `/${id}/start`);
  const stateOf = async (id: string) => (await call('GET', `/${id}`)).state;
  const until = async (id: string, state: string) => {
    while ((await stateOf(id)) !== state) await setTimeout(ASKS_EVERY);
  };
  return { upload, check, start, stateOf, until };
};

/** Customers whom no round before brought. */
const rowsOf = (count: number, round: number): string[][] =>
  Array.from({ length: count }, (_, n) => [String(9_000_000_000 + round * 1_000_000 + n), 'Asha Deshmukh', `Card ${n}`]);

type Staff = ReturnType<typeof staffOf>;
type Book = ReturnType<typeof worksOf>['book'];

/** One client that books, with and without an import beside it, in turn. */
const beside = async (server: Contender, staff: Staff, book: Book, effort: Effort): Promise<Figure> => {
  const time = async (works: Iterable<Buffer>) => median(await timeEach(server.origin, works));
  const some = () => Array.from({ length: effort.requests }, book);
  await time(some());
  const [alone, together]: [number[], number[]] = [[], []];
  for (let round = 0; round < Math.min(effort.rounds, 5); round++) {
    alone.push(await time(some()));
    const run = await staff.upload(rowsOf(effort.importRows, round));
    await staff.check(run);
    await staff.until(run.id, 'CHECKED');
    await staff.start(run.id);
    let busy = true;
    const done = staff.until(run.id, 'DONE').then(() => {
      busy = false;
    });
    const whileBusy = function* () {
      for (let n = 0; busy && n < effort.requests * 20; n++) yield book();
    };
    together.push(await time(whileBusy()));
    await done;
  }
  return {
    name: `POST /booking beside an import of ${effort.importRows.toLocaleString('en-IN')} rows`,
    floor: inMs(median(alone)),
    product: inMs(median(together)),
    ratios: together.map((value, round) => value / (alone[round] as number)),
    reach: { most: MOST },
  };
};

const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

/** How long each step of a large file takes. Somebody books every now and then while it is imported. */
const steps = async (server: Contender, staff: Staff, book: Book, effort: Effort): Promise<Figure[]> => {
  const rows = effort.importLarge;
  const time = async () => (await timeEach(server.origin, [book()]))[0] as number;
  const named = (name: string) => `  ${name}, ${rows.toLocaleString('en-IN')} rows`;
  let most = memoryOf(server);
  let since = performance.now();
  const lap = (name: string): Figure => {
    const product = inSeconds(performance.now() - since);
    most = Math.max(most, memoryOf(server));
    since = performance.now();
    return { name: named(name), product };
  };
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(server));
  }, BOOKS_EVERY);
  const times = async (goesOn: () => boolean) => {
    const all: number[] = [];
    while (goesOn()) {
      all.push(await time());
      await setTimeout(BOOKS_EVERY);
    }
    return all;
  };
  const some = () => {
    let left = effort.requests;
    return times(() => left-- > 0);
  };
  // Before and after, because the machine is not equally fast all the time.
  const alone = await some();
  since = performance.now();
  const run = await staff.upload(rowsOf(rows, 900));
  const uploaded = lap('upload');
  await staff.check(run);
  await staff.until(run.id, 'CHECKED');
  const checked = lap('dry run');
  await staff.start(run.id);
  let busy = true;
  const done = staff.until(run.id, 'DONE').then(() => {
    busy = false;
  });
  const together = await times(() => busy);
  await done;
  const imported = lap('import');
  alone.push(...(await some()));
  clearInterval(watch);
  return [
    ...[uploaded, checked, imported],
    { name: named('most memory'), product: `${most.toFixed(0)} MB` },
    {
      name: named('POST /booking beside it'),
      floor: inMs(median(alone)),
      product: inMs(median(together)),
      ratios: [median(together) / median(alone)],
      reach: { most: MOST },
    },
  ];
};

export async function measureImport(effort: Effort): Promise<Figure[]> {
  const salon = await makeSalon(effort.customers);
  const db = connectSqlite(salon.dataDir);
  const token = await addStaff(db);
  await db.close();
  const server = await startProduct(salon.dataDir);
  try {
    const staff = staffOf(server, token);
    const { book } = worksOf(salon);
    return [await beside(server, staff, book, effort), ...(await steps(server, staff, book, effort))];
  } finally {
    await server.kill('SIGTERM');
    removeFolder(salon.dataDir);
  }
}
