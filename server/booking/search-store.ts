/**
 * Finding bookings by words, literally and in any case. `LIKE '%…%'` over the history grows with it, a table of words
 * costs every booking a dozen inserts and finds only beginnings of words. What is searched has few different values,
 * though: a salon has thousands of customers and a hundred names of services, whatever its history. So the words are
 * looked for among those, and the bookings come from there by index; a booking itself is found by its reference. It
 * costs POST /booking two index entries.
 *
 * The price: customers are found by what they are called today (as the list shows them); of the id only its beginning
 * (8 characters or more) and its end (4 or more of the reference, or any longer end) are found; and a search ends at the
 * latest 500 matches, of which nobody reads more, so that it does not count through the history: what few bookings match
 * is fetched by index, what many match is soon met on a walk down the list, and between the two it costs what the square
 * root of the history costs (scripts/bench/lists.ts).
 */
import { and, count, eq, exists, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, bookingItem, user } from '../db/schema.ts';
import { mobilePart } from '../shared/phone.ts';
import { containing, fold } from '../shared/search.ts';
import { countBookings, type Filter } from './day-store.ts';
import { latestFirst, passes } from './list-store.ts';

/** As the contract says. */
const MOST_FOUND = 500;
/** Of so many matches no search fetches more than it would walk past. */
const ENOUGH_TO_GUESS = 20_000;

/** What a search looks for: in customers, in the names of services that were booked, in ids. */
interface Wanted {
  customers: SQL;
  names: string[];
  ids: SQL | undefined;
}

/** Every service name that was ever booked, by leaping through the index from name to name. */
const findNames = async (db: Queries): Promise<string[]> => {
  const rows = await db.select({ name: sql<string>`name` }).from(
    sql`(WITH RECURSIVE names(name) AS (
        SELECT min(${bookingItem.name}) FROM ${bookingItem}
        UNION ALL
        SELECT (SELECT min(${bookingItem.name}) FROM ${bookingItem} WHERE ${bookingItem.name} > names.name) FROM names WHERE names.name IS NOT NULL
      ) SELECT name FROM names WHERE name IS NOT NULL) AS booked`,
  );
  return rows.map(({ name }) => name);
};

/** Ids are lower case, references upper; 'g' and 'G' are the letters after the last hexadecimal digit. */
const idsLike = (text: string): SQL | undefined => {
  const id = text.replace(/^#/, '');
  if (!/^[0-9a-f-]{4,36}$/.test(id)) return undefined;
  const reference = id.toUpperCase();
  if (id.length <= 6) return and(gte(booking.reference, reference), lt(booking.reference, `${reference}G`));
  const ends = and(eq(booking.reference, reference.slice(-6)), like(booking.id, `%${id}`));
  const begins = and(gte(booking.id, id), lt(booking.id, `${id}g`), like(booking.id, `${id}%`));
  return id.length < 8 ? ends : or(ends, begins);
};

const wantedBy = async (db: Queries, search: string): Promise<Wanted> => {
  const text = fold(search.trim());
  return {
    customers: sql`${like(user.searchText, containing(mobilePart(text) ?? text))} escape '\\'`,
    names: (await findNames(db)).filter(name => fold(name).includes(text)),
    ids: idsLike(text),
  };
};

/** Ids of all matches by one of the three each; a booking may be found by several, and deleted ones may be among them. */
const matchesBy = (db: Queries, { customers, names, ids }: Wanted) => {
  const ofCustomers = db.select({ id: user.id }).from(user).where(customers);
  const byCustomer = db.select({ id: booking.id }).from(booking).where(inArray(booking.userId, ofCustomers)).$dynamic();
  if (names.length > 0) {
    byCustomer.unionAll(db.select({ id: bookingItem.bookingId }).from(bookingItem).where(inArray(bookingItem.name, names)));
  }
  if (ids) byCustomer.unionAll(db.select({ id: booking.id }).from(booking).where(ids));
  return byCustomer;
};

/** Whether one booking matches, for walking through the list. */
const isMatch = (db: Queries, { customers, names, ids }: Wanted): SQL | undefined => {
  const hasName = and(eq(bookingItem.bookingId, booking.id), inArray(bookingItem.name, names));
  return or(
    exists(
      db
        .select({ id: user.id })
        .from(user)
        .where(and(eq(user.id, booking.userId), customers)),
    ),
    names.length > 0 ? exists(db.select({ id: bookingItem.bookingId }).from(bookingItem).where(hasName)) : undefined,
    ids,
  );
};

const total = async (rows: PromiseLike<{ total: unknown }[]>): Promise<number> => Number((await rows)[0]?.total ?? 0);

/** The latest matches, latest visit first, at most MOST_FOUND of them. */
export const findMatches = async (db: Queries, search: string, filter: Filter): Promise<string[]> => {
  const wanted = await wantedBy(db, search);
  const some = matchesBy(db, wanted).limit(ENOUGH_TO_GUESS).as('some');
  const matches = await total(db.select({ total: count() }).from(some));
  if (matches === 0) return [];
  // Where matches are frequent enough the walk meets MOST_FOUND of them before as many bookings as there are matches.
  const walked = Math.min(await countBookings(db, filter), (MOST_FOUND * (await countBookings(db, {}))) / matches);
  const found = walked < matches ? isMatch(db, wanted) : inArray(booking.id, matchesBy(db, wanted));
  const rows = await db
    .select({ id: booking.id })
    .from(booking)
    .where(and(passes(filter), found))
    .orderBy(...latestFirst)
    .limit(MOST_FOUND);
  return rows.map(({ id }) => id);
};
