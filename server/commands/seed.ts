/**
 * Creates the demo salon, whatever DEMO_DATA says: typing the command is explicit (rule K5). `--bookings` adds an invented past,
 * for development.
 */

import { systemClock } from '../../common/time.ts';
import { readConfig, readEnvironment } from '../platform/config/config.ts';
import type { Database } from '../platform/db/database.ts';
import { isFurnished } from '../shop/catalog/catalog.ts';
import { CommandError, readArguments, UsageError } from './arguments.ts';
import { openForWork } from './open-database.ts';

/** Up to this number it takes minutes. */
const MOST = 1_000_000;
/** Nobody comes more often than every second day. */
const MOST_EACH = 500;

const sizeIn = (bookings: string | undefined, customers: string | undefined) => {
  if (bookings === undefined && customers === undefined) return undefined;
  const size = {
    bookings: Number(bookings ?? 0),
    customers: Number(customers ?? Math.max(50, Math.ceil(Number(bookings) / 20))),
  };
  for (const [name, value] of Object.entries(size)) {
    if (!Number.isInteger(value) || value < 1 || value > MOST)
      throw new UsageError(`--${name}: a whole number from 1 to ${MOST}`);
  }
  if (size.bookings > size.customers * MOST_EACH) throw new UsageError(`--customers: too few for ${size.bookings} bookings`);
  return size;
};

const addHistory = async (db: Database, size: NonNullable<ReturnType<typeof sizeIn>>) => {
  const { hasHistory, seedHistory } = await import('../seed/history/seed-history.ts');
  if (await hasHistory(db.read))
    throw new CommandError('There are bookings already. Nothing was changed. `reset` empties the salon.');
  const { teams } = await seedHistory(db, systemClock, size);
  console.log(`Created ${size.customers} customers and ${size.bookings} bookings. The salon has ${teams} teams.`);
};

export async function run(args: string[]) {
  const { values } = readArguments(args, { bookings: { type: 'string' }, customers: { type: 'string' } });
  const size = sizeIn(values.bookings, values.customers);
  const environment = readEnvironment();
  if (size && environment.production)
    throw new CommandError('Invented bookings are for development; this is NODE_ENV=production. Nothing was changed.');
  const db = await openForWork(environment);
  try {
    if (!(await isFurnished(db.read))) {
      const { seedDemo } = await import('../seed/seed.ts');
      const named = environment.NODE_ENV === 'development';
      // A history is added to a salon without bookings only.
      const lives = named && !size;
      const living = lives ? readConfig() : undefined;
      await seedDemo(db, systemClock, { named, reviewed: lives, living, told: !environment.production });
      console.log('Created the demo salon: categories, services with pictures, coupons.');
    } else if (!size) console.log('There is a catalogue already; nothing was changed.');
    if (size) await addHistory(db, size);
  } finally {
    await db.close();
  }
}
