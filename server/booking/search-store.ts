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
import { and, count, desc, eq, exists, gte, inArray, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, bookingItem, user } from '../db/schema.ts';
import { mobilePart } from '../shared/phone.ts';
import { containing, fold } from '../shared/search.ts';
import { countBookings, type Filter } from './count-store.ts';
import { latestFirst, passes } from './list-store.ts';

/** As the contract says. */
const MOST_FOUND = 500;

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

/** Bookings by their services and their ids. A booking may be found by several; `unionAll` leaves it in more than once. */
const byNameOrId = (db: Queries, { names, ids }: Wanted) => {
  const found = db.select({ id: bookingItem.bookingId }).from(bookingItem).where(inArray(bookingItem.name, names)).$dynamic();
  if (ids) found.unionAll(db.select({ id: booking.id }).from(booking).where(ids));
  return found;
};

const ofCustomers = (db: Queries, { customers }: Wanted): SQL =>
  inArray(booking.userId, db.select({ id: user.id }).from(user).where(customers));

/** How many bookings match, at most `most`, deleted ones and doubles included: a look at indexes alone. */
const countMatches = async (db: Queries, wanted: Wanted, most: number): Promise<number> => {
  const some = db
    .select({ id: booking.id })
    .from(booking)
    .where(ofCustomers(db, wanted))
    .$dynamic()
    .unionAll(byNameOrId(db, wanted))
    .limit(most)
    .as('some');
  const [row] = await db.select({ matches: count() }).from(some);
  return Number(row?.matches);
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

/** Fetches all matches. */
const latestOf = (db: Queries, wanted: Wanted, filter: Filter) => {
  const { id, bookingDate, startMinute } = booking;
  const passing = (found: SQL) =>
    db
      .select({ id, bookingDate, startMinute })
      .from(booking)
      .where(and(found, passes(filter)));
  // All that is read of the customers' bookings is in their index (schema.ts).
  const matches = passing(ofCustomers(db, wanted))
    .union(passing(inArray(booking.id, byNameOrId(db, wanted))))
    .as('matches');
  return db
    .select({ id: matches.id })
    .from(matches)
    .orderBy(desc(matches.bookingDate), desc(matches.startMinute), desc(matches.id))
    .limit(MOST_FOUND);
};

/** Asks of each booking whether it matches, from the latest on. */
const walk = (db: Queries, wanted: Wanted, filter: Filter) =>
  db
    .select({ id: booking.id })
    .from(booking)
    .where(and(passes(filter), isMatch(db, wanted)))
    .orderBy(...latestFirst)
    .limit(MOST_FOUND);

/** The latest matches, latest visit first, at most MOST_FOUND of them. */
export const findMatches = async (db: Queries, search: string, filter: Filter): Promise<string[]> => {
  const wanted = await wantedBy(db, search);
  // From so many matches on, spread over the list as they are, a walk down it meets MOST_FOUND of them sooner than all
  // of them are fetched and sorted.
  const worthWalking = Math.sqrt(MOST_FOUND * (await countBookings(db, {})));
  const many = Math.ceil(Math.min(worthWalking, await countBookings(db, filter))) + 1;
  const isFew = (await countMatches(db, wanted, many)) < many;
  const rows = await (isFew ? latestOf(db, wanted, filter) : walk(db, wanted, filter));
  return rows.map(({ id }) => id);
};
