/**
 * A salon with 50 named professionals, or `--professionals=N`, and a long history (rules N4 to N9). Its slot list is compared with a salon of 3 professionals and
 * 1,000 bookings, in this process. A booking that finds a professional is compared over HTTP with the same rows written by hand.
 */
import Sqlite from 'better-sqlite3';
import { addDays, istDate, systemClock, WEEK } from '../../common/time.ts';
import { connectSqlite } from '../../server/platform/db/connect-sqlite.ts';
import { professional, professionalSkill, setting } from '../../server/platform/db/schema.ts';
import type { Deps } from '../../server/platform/deps.ts';
import { newId } from '../../server/platform/shared/ids.ts';
import { renewVersion } from '../../server/schedule/professional/store.ts';
import { availableSlots } from '../../server/visits/booking/slots.ts';
import { sqliteBooks } from '../soak/books.ts';
import { inTurn, ratios, startContender, startProduct, untilNoJobs } from './contend.ts';
import type { Effort } from './effort.ts';
import { type Figure, inMs, median } from './figures.ts';
import { timeEach } from './http-load.ts';
import { copyOf, databaseFile, makeSalon, removeFolder, type Salon, SETTINGS, worksOf } from './salon.ts';

const FEW = { people: 3, bookings: 1000 };
/** Minutes from midnight of the visits that each professional has on the day that is asked for. */
const VISITS = [600, 780, 960];
const today = istDate(Date.now());
/** Bookings of the benchmark begin on the next day, so this one keeps its visits. */
const ASKED: string = addDays(today, 90_000);
const HOURS = WEEK.map(day => ({ day, spans: [{ from: '09:00:00', to: '20:00:00' }] }));

/** Professionals who can do these services, and a salon that works with them. Answers their ids. */
export async function addPeople(dataDir: string, people: number, serviceIds: string[]): Promise<string[]> {
  const db = connectSqlite(dataDir);
  const ids = Array.from({ length: people }, () => newId());
  await db.tx(async tx => {
    await tx.update(setting).set({ value: { ...SETTINGS, capacity: 'PROFESSIONALS' } });
    for (const [n, id] of ids.entries()) {
      const row = { id, name: `Asha ${n}`, about: '', languages: [], active: true, hours: HOURS, weightHundredths: 100 };
      await tx.insert(professional).values({ ...row, gender: 'FEMALE', createdAt: Date.now() });
      await tx.insert(professionalSkill).values(serviceIds.map(serviceId => ({ professionalId: id, serviceId })));
    }
    await renewVersion(tx);
  });
  await db.close();
  return ids;
}

const COLUMNS = `(id, userId, bookingDate, startMinute, endMinute, durationInMinutes, addressId, totalPaise, discountPaise, finalPaise,
  paymentType, status, createdAt, changedAt, reference)`;
const VALUES = `:start, :start + 30, 30, NULL, 99900, 0, 99900, 'PAY_AFTER'`;

/** Adds visits of half an hour, without the items of their bookings. */
export function visitAdder(client: Sqlite.Database, serviceIds: string[]) {
  const services = JSON.stringify(serviceIds.slice(0, 1));
  const addBooking = client.prepare(
    `INSERT INTO booking ${COLUMNS} VALUES (:id, :userId, :date, ${VALUES}, :status, :at, :at, upper(substr(:id, -6)))`,
  );
  const addVisit = client.prepare(
    `INSERT INTO visit (id, bookingId, professionalId, chosen, forced, pending, date, startMinute, endMinute, latitude, longitude, serviceIds,
     womenOnly) VALUES (:visitId, :id, :person, 0, 0, :pending, :date, :start, :start + 30, '21.1', '79.0', :services, 0)`,
  );
  const addQuarter = client.prepare('INSERT INTO visit_quarter (professionalId, date, quarter, visitId) VALUES (?, ?, ?, ?)');
  return {
    past: (row: { date: string; start: number; at: number; userId: string | undefined; person: string | undefined }) => {
      const { person, ...booking } = { id: newId(), ...row };
      addBooking.run({ ...booking, status: 'COMPLETED' });
      addVisit.run({ ...booking, visitId: newId(), person, pending: 0, services });
    },
    pending: (row: { date: string; start: number; userId: string | undefined; person: string }) => {
      const { person, ...booking } = { id: newId(), at: Date.now(), ...row };
      const visitId = newId();
      addBooking.run({ ...booking, status: 'PENDING' });
      addVisit.run({ ...booking, visitId, person, pending: 1, services });
      for (const quarter of [row.start / 15, row.start / 15 + 1]) addQuarter.run(person, row.date, quarter, visitId);
    },
  };
}

/** Past visits, without the items of their bookings, which neither a slot list nor a booking reads; and visits on the day asked for. */
const addVisits = (dataDir: string, people: string[], { customers, serviceIds }: Salon, bookings: number) => {
  const client = new Sqlite(databaseFile(dataDir));
  const add = visitAdder(client, serviceIds);
  client.transaction(() => {
    const userOf = (n: number) => customers[n % customers.length]?.userId;
    for (let n = 0; n < bookings; n++) {
      const date = addDays(today, -1 - Math.floor(n / (people.length * VISITS.length)));
      const start = VISITS[n % VISITS.length] as number;
      add.past({ date, start, at: n, userId: userOf(n), person: people[n % people.length] });
    }
    for (const [n, person] of people.entries())
      for (const start of VISITS) add.pending({ date: ASKED, start, userId: userOf(n), person });
  })();
  client.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  client.close();
};

interface Size {
  people: number;
  bookings: number;
}

const namedSalon = async ({ people, bookings }: Size, customers: number): Promise<Salon> => {
  const salon = await makeSalon(customers);
  addVisits(salon.dataDir, await addPeople(salon.dataDir, people, salon.serviceIds), salon, bookings);
  return salon;
};

/** Times the slot list of a customer who is signed in, with the address and one service. */
const openSlots = ({ dataDir, customers, serviceIds }: Salon) => {
  const db = connectSqlite(dataDir);
  const deps = { db, clock: systemClock } as Deps;
  const { userId, addressId } = customers[1] as Salon['customers'][number];
  const query = { date: ASKED, addressId, serviceIds: serviceIds[0] as string, womenOnly: false };
  const ask = () => availableSlots(deps, query, { id: userId, role: 'USER' } as Parameters<typeof availableSlots>[2]);
  return {
    close: () => db.close(),
    time: async (requests: number): Promise<number> => {
      const times: number[] = [];
      for (let n = 0; n < requests; n++) {
        const started = performance.now();
        await ask();
        times.push(performance.now() - started);
      }
      return median(times);
    },
  };
};

const measureSlots = async (many: Salon, few: Salon, { rounds, requests }: Effort, size: Size): Promise<Figure[]> => {
  const [large, small] = [openSlots(many), openSlots(few)];
  const measure = { large: () => large.time(requests), small: () => small.time(requests) };
  await inTurn(1, measure);
  const found = await inTurn(rounds, measure);
  await Promise.all([large.close(), small.close()]);
  const told = { product: inMs(median(found.large)) };
  const name = `slot list, ${size.people} professionals, ${size.bookings.toLocaleString('en-IN')} bookings, in process`;
  return [
    { name, ...told, ratios: found.large, unit: 'ms', reach: { most: 2 } },
    {
      name: `  against ${FEW.people} professionals, ${FEW.bookings.toLocaleString('en-IN')} bookings`,
      floor: inMs(median(found.small)),
      ...told,
      ratios: ratios(found.large, found.small),
      reach: { most: 1.5 },
    },
  ];
};

const measureBooking = async (salon: Salon, { rounds, requests }: Effort, { people }: Size): Promise<Figure> => {
  const folders = [copyOf(salon), copyOf(salon)] as const;
  const floor = await startContender('node-writes', folders[0], [databaseFile(folders[0])]);
  const product = await startProduct(folders[1]);
  const works = { floor: worksOf(salon), product: worksOf(salon) };
  const some = (of: keyof typeof works) => Array.from({ length: requests }, works[of].book);
  const measure = {
    floor: async () => median(await timeEach(floor.origin, some('floor'))),
    product: async () => median(await timeEach(product.origin, some('product'))),
  };
  const books = sqliteBooks(folders[1]);
  const settle = () => untilNoJobs([books]);
  await inTurn(1, measure, settle);
  const found = await inTurn(rounds, measure, settle);
  await books.close();
  await Promise.all([floor.kill('SIGTERM'), product.kill('SIGTERM')]);
  for (const folder of folders) removeFolder(folder);
  return {
    name: `POST /booking that finds one of ${people} professionals, one client`,
    floor: inMs(median(found.floor)),
    product: inMs(median(found.product)),
    ratios: ratios(found.product, found.floor),
    reach: { most: 1.5 },
  };
};

export async function measureNamed(effort: Effort): Promise<Figure[]> {
  const { professionals: people, bookings, customers } = effort;
  const size: Size = { people, bookings };
  const many = await namedSalon(size, customers);
  const few = await namedSalon({ ...FEW, bookings: Math.min(FEW.bookings, bookings) }, customers);
  try {
    return [...(await measureSlots(many, few, effort, size)), await measureBooking(many, effort, size)];
  } finally {
    for (const { dataDir } of [many, few]) removeFolder(dataDir);
  }
}
