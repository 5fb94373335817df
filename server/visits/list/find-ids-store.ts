/**
 * Finds bookings whose number nobody keeps, piece by piece, so that staff have a first page at once and nobody waits for the rest
 * (decision 003). If an index leads to few bookings, those are looked up. Otherwise the history is read some days at a time, beginning
 * with those that come first. Each statement takes some milliseconds however long the history is, and other requests run in between.
 */
import { setImmediate } from 'node:timers/promises';
import { and, between, type SQL } from 'drizzle-orm';
import { addDays, type IsoDate } from '../../../common/time.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { oneOf } from '../../platform/db/one-of.ts';
import { booking } from '../../platform/db/schema.ts';
import { visible } from '../../platform/db/which-bookings.ts';
import type { Clue } from './clue-store.ts';
import { type CountedFilter, passes } from './filter-store.ts';
import { inOrder, type Order } from './list-store.ts';
import { findStretches } from './month-store.ts';

/** How many bookings are looked up one by one at most. */
const FEW = 2000;
/** Bookings, also those that are not meant, in the first days that are read, and the most later. */
export const PIECE = { first: 1000, most: 4000 };

/** The ids that a clue leads to, of the first clue that leads to few. */
const findFew = async (db: Queries, clues: Clue[]): Promise<string[] | undefined> => {
  for (const { lead } of clues) {
    const ids = await lead?.(db, FEW + 1);
    await setImmediate();
    if (ids && ids.length <= FEW) return ids;
  }
  return undefined;
};

const select = async (db: Queries, conditions: (SQL | undefined)[], order: Order): Promise<string[]> => {
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .where(and(...conditions))
    .orderBy(...inOrder(order));
  return rows.map(({ id }) => id);
};

/** The day of the last of the next `bookings`; undefined if there are fewer. */
const dayAfter = async (db: Queries, { from, to }: Period, order: Order, bookings: number): Promise<IsoDate | undefined> => {
  const [last] = await db
    .select({ day: booking.bookingDate })
    .from(booking)
    .where(and(visible, between(booking.bookingDate, from, to)))
    .orderBy(...inOrder(order))
    .limit(1)
    .offset(bookings - 1);
  return last?.day;
};

/** Cuts the days of the filter into parts of about `first` bookings, then twice as many, up to `most`. */
async function* daysOf(db: Queries, filter: CountedFilter, order: Order, { first, most }: typeof PIECE): AsyncGenerator<Period> {
  const stretches = await findStretches(db, filter);
  const [latest, earliest] = [stretches[0], stretches.at(-1)];
  if (!latest || !earliest) return;
  let { from, to } = { from: earliest.from, to: latest.to };
  for (let size = first; ; size = Math.min(2 * size, most)) {
    const day = await dayAfter(db, { from, to }, order, size);
    if (day === undefined) return yield { from, to };
    yield order === 'latest' ? { from: day, to } : { from, to: day };
    if (order === 'latest') to = addDays(day, -1);
    else from = addDays(day, 1);
  }
}

/** Ids of the bookings that pass and have every clue, in this order, piece by piece. A piece may be empty. */
export async function* findIds(
  db: Queries,
  clues: Clue[],
  filter: CountedFilter,
  order: Order,
  piece = PIECE,
): AsyncGenerator<string[]> {
  const few = await findFew(db, clues);
  if (few) {
    yield await select(db, [oneOf(booking.id, few), passes(filter), ...clues.map(({ each }) => each)], order);
    return;
  }
  for await (const days of daysOf(db, filter, order, piece)) {
    yield await select(db, [passes({ ...filter, ...days }), ...clues.map(({ among }) => among(days))], order);
    await setImmediate();
  }
}
