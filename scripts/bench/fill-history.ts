/** A salon with a long history, written straight into the database: the same days, customers and words whatever its length. */
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { recountDays } from '../../server/booking/day-store.ts';
import { referenceOf } from '../../server/booking/rules.ts';
import { SQLITE_FILE } from '../../server/db/connect-sqlite.ts';
import type { Database } from '../../server/db/database.ts';
import { newId } from '../../server/shared/ids.ts';
import { addDays, type IsoDate, istInstant } from '../../server/shared/time.ts';

const BOOKINGS_A_DAY = 90;
const FIRST = [
  'Asha',
  'Priya',
  'Sunita',
  'Kavita',
  'Neha',
  'Rutuja',
  'Meera',
  'Farah',
  'Anjali',
  'Gauri',
  'Ishita',
  'Lata',
  'Nisha',
];
const LAST = ['Deshmukh', 'Joshi', 'Patil', 'Kulkarni', 'Sharma', 'Khan', 'Iyer', 'Rao', 'Wankhede', 'Meshram', 'Thakre'];
const KINDS = ['Classic', 'Gold', 'Express', 'Bridal', 'Herbal', 'Deluxe', 'Aroma'];
const WORK = ['Facial', 'Manicure', 'Pedicure', 'Waxing', 'Hair Spa', 'Massage', 'Threading', 'Mehendi', 'Make-up'];

/** The same numbers in every run (mulberry32). */
const random = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};

export interface History {
  bookings: number;
  customers: number;
  /** The last visits are a month after it. */
  today: IsoDate;
}

/** Returns a mobile and a booking's reference that exist. */
export const fillHistory = async (db: Database, dataDir: string, { bookings, customers, today }: History) => {
  const client = new Sqlite(join(dataDir, SQLITE_FILE));
  client.pragma('synchronous = OFF');
  const next = random(7);
  const pick = <T>(from: T[]): T => from[Math.floor(next() * from.length)] as T;
  const insert = (table: string, row: object) =>
    client.prepare(
      `INSERT INTO ${table} (${Object.keys(row).map(name => `"${name}"`)}) VALUES (${Object.keys(row).map(name => `@${name}`)})`,
    );
  let statements: Record<string, Sqlite.Statement> = {};
  const add = (table: string, row: object) => {
    statements[table] ??= insert(table, row);
    statements[table].run(row);
  };

  const services = KINDS.flatMap(kind => WORK.map(work => ({ id: newId(), name: `${kind} ${work}` })));
  const users = Array.from({ length: customers }, (_, i) => ({
    id: newId(),
    fullName: `${pick(FIRST)} ${pick(LAST)}`,
    mobile: String(9_000_000_000 + i * 7919),
  }));
  const address = JSON.stringify({
    flatNumber: '12',
    building: 'Lotus Residency',
    street: '12, Lotus Residency, Ramdaspeth',
    streetArea: 'Ramdaspeth',
    landmark: null,
    city: 'Nagpur',
    state: 'Maharashtra',
    postalCode: '440010',
    country: 'India',
    latitude: '21.1',
    longitude: '79.0',
    instructions: null,
  });
  const first = addDays(today, 30 - Math.ceil(bookings / BOOKINGS_A_DAY));
  let reference = '';

  client.transaction(() => {
    for (const { id, name } of services) {
      add('service', {
        id,
        name,
        description: name,
        pricePaise: 99_900,
        durationInMinutes: 60,
        popularity: 0,
        searchText: name.toLowerCase(),
        createdAt: 0,
      });
    }
    users.forEach(({ id, fullName, mobile }, i) => {
      add('user', {
        id,
        mobile,
        fullName,
        active: 1,
        createdAt: i,
        lastActive: i,
        searchText: `${fullName} ${mobile}`.toLowerCase(),
      });
    });
    for (let i = 0; i < bookings; i++) {
      const id = newId();
      const bookingDate = addDays(first, Math.floor(i / BOOKINGS_A_DAY));
      const startMinute = 540 + 120 * Math.floor(next() * 5);
      const luck = next();
      const status = luck < 0.1 ? 'CANCELLED' : bookingDate < today ? (luck < 0.1005 ? 'PENDING' : 'COMPLETED') : 'PENDING';
      const end = istInstant(bookingDate, startMinute + 120);
      add('booking', {
        id,
        userId: pick(users).id,
        bookingDate,
        startMinute,
        endMinute: startMinute + 120,
        durationInMinutes: 90,
        addressId: null,
        address,
        totalPaise: 149_900,
        discountPaise: luck > 0.8 ? 5000 : 0,
        finalPaise: luck > 0.8 ? 144_900 : 149_900,
        couponId: null,
        couponCode: luck > 0.8 ? 'FIFTY' : null,
        paymentType: 'PAY_AFTER',
        paidAt: status === 'COMPLETED' && luck > 0.101 ? end : null,
        status,
        createdAt: end,
        deletedAt: luck > 0.998 ? end : null,
        reference: referenceOf(id),
      });
      if (i === Math.floor(bookings / 2)) reference = referenceOf(id);
      for (let position = 0; position < 1 + Math.floor(next() * 2); position++) {
        const { id: serviceId, name } = pick(services);
        add('booking_item', { bookingId: id, position, serviceId, name, pricePaise: 99_900, quantity: 1, durationInMinutes: 45 });
      }
    }
  })();
  statements = {};
  client.close();
  await db.tx(tx => recountDays(tx));
  return { mobile: users[Math.floor(customers / 2)]?.mobile ?? '', reference };
};
