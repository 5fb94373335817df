/** What the owner's log costs (rule K16): an act of staff, against the same act of a server that logs nothing. */
import { join } from 'node:path';
import { connectSqlite } from '../../server/platform/db/connect-sqlite.ts';
import { addStaff } from '../../server/test/prepare.ts';
import { sqliteBooks } from '../soak/books.ts';
import { type Contender, inTurn, ratios, sources, startProduct, untilNoJobs } from './contend.ts';
import type { Effort } from './effort.ts';
import { type Figure, inMs, median, perSecond } from './figures.ts';
import { throughput, timeEach, written } from './http-load.ts';
import { copyOf, makeSalon, removeFolder, type Salon } from './salon.ts';

const CLIENTS = 8;
const MOST = 1.3;
const silent = [join(import.meta.dirname, 'contenders/without-log.ts'), 'serve'];

/** Notes about customers, each time another one: SQLite writes nothing if nothing changes. */
const notesOf = ({ customers }: Salon, token: string) => {
  let noted = 0;
  return () => {
    const n = noted++;
    const { userId } = customers[n % customers.length] as Salon['customers'][number];
    return written(`/api/v1/customer/admin/${userId}/note`, { method: 'PUT', token, body: { note: `Card ${n}` } });
  };
};

const many = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);

export async function measureActs({ customers, rounds, warmUpRounds, requests }: Effort): Promise<Figure[]> {
  const salon = await makeSalon(customers);
  const database = connectSqlite(salon.dataDir);
  const token = await addStaff(database);
  await database.close();
  const [floorDir, productDir] = [copyOf(salon), copyOf(salon)];
  const servers = { floor: await startProduct(floorDir, {}, silent), product: await startProduct(productDir, {}, sources) };
  const books = [floorDir, productDir].map(dir => sqliteBooks(dir));
  const notes = { floor: notesOf(salon, token), product: notesOf(salon, token) };
  const measured = async (measure: (server: Contender, note: () => Buffer) => Promise<number>) => {
    const turns = {
      floor: () => measure(servers.floor, notes.floor),
      product: () => measure(servers.product, notes.product),
    };
    const settle = () => untilNoJobs(books);
    await inTurn(warmUpRounds, turns, settle);
    return inTurn(rounds, turns, settle);
  };
  try {
    const one = await measured(async ({ origin }, note) => median(await timeEach(origin, many(requests, note))));
    const crowd = await measured(({ origin }, note) => {
      const asked = many(requests * 4, note);
      return throughput(origin, CLIENTS, () => asked.pop());
    });
    return [
      {
        name: 'a note about a customer, one member of staff',
        floor: inMs(median(one.floor)),
        product: inMs(median(one.product)),
        ratios: ratios(one.product, one.floor),
        reach: { most: MOST },
      },
      {
        name: `the same, ${CLIENTS} at once`,
        floor: perSecond(median(crowd.floor)),
        product: perSecond(median(crowd.product)),
        ratios: ratios(crowd.product, crowd.floor),
        reach: { least: 1 / MOST },
      },
    ];
  } finally {
    for (const one of books) await one.close();
    await Promise.all(Object.values(servers).map(({ kill }) => kill('SIGTERM')));
    for (const folder of [salon.dataDir, floorDir, productDir]) removeFolder(folder);
  }
}
