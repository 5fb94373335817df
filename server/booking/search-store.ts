/**
 * Finding bookings by words, literally and in any case. `LIKE '%…%'` over the history grows with it, a table of words
 * costs every booking a dozen inserts and finds only beginnings of words. What is searched has few different values,
 * though: a salon has thousands of customers and a hundred names of services, whatever its history. So the words are
 * looked for among those, and the bookings come from there by index; a booking itself is found by its reference. It
 * costs POST /booking two index entries.
 *
 * The latest bookings are looked through first, and older ones only while too few are found: the latest 500 matches are all
 * that anybody is shown, and what is common is met soon.
 *
 * The price: customers are found by what they are called today (as the list shows them); of the id only its beginning
 * (8 characters or more) and its end (4 or more of the reference, or any longer end) are found; and what lies before the
 * latest 500 matches comes to light under a filter alone (scripts/bench/lists.ts measures what it all takes).
 */
import { and, count, desc, eq, exists, gte, inArray, like, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { userWords } from '../auth/find-users.ts';
import type { Queries } from '../db/database.ts';
import { booking, bookingItem, user } from '../db/schema.ts';
import { userHasEach } from '../db/which-users.ts';
import { fold } from '../shared/search.ts';
import { addDays } from '../shared/time.ts';
import { type Filter, passes } from './filter-store.ts';
import { follows, latestFirst, type Position } from './list-store.ts';
import { countBookings, findStretch, type Stretch } from './read-counts-store.ts';

/** As the contract says of the list; the export comes back for more. */
export const MOST_FOUND = 500;
/** Bookings looked through first. */
const FIRST_STRETCH = 1000;
/** How much longer than the one before a stretch may be. */
const MOST_GROWTH = 16;
/** How much longer than it needs to be a stretch is, so that it seldom falls short of a few. */
const ENOUGH = 1.25;
/** So few that all their bookings together are looked up sooner than one stretch after the other. */
const FEW_CUSTOMERS = 10;
/** Customers looked up by their ids. Of more of them the words are looked for again where they are needed. */
const MOST_IDS = 1000;
/** Bookings gone past in the time that it takes to look up one customer's. */
const PASSED_MEANWHILE = 25;

interface Customers {
  found: number;
  /** Whether a user is one of them. */
  matching: SQL;
  /** Whether a booking is one of theirs, so that it is found from them. */
  booked: SQL;
}

/** What a search looks for: in customers, in the names of services that were booked, in ids. */
interface Wanted {
  customers: Customers;
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

const findCustomers = async (db: Queries, text: string): Promise<Customers> => {
  const matching = userHasEach(userWords(text).map(word => [word]));
  const all = db.select({ id: user.id }).from(user).where(matching);
  const some = (await all.limit(MOST_IDS + 1)).map(({ id }) => id);
  if (some.length <= MOST_IDS) return { found: some.length, matching, booked: inArray(booking.userId, some) };
  const [row] = await db.select({ found: count() }).from(user).where(matching);
  return {
    found: row?.found ?? 0,
    matching,
    booked: inArray(booking.userId, db.select({ id: user.id }).from(user).where(matching)),
  };
};

const wantedBy = async (db: Queries, search: string): Promise<Wanted> => {
  const text = fold(search.trim());
  return {
    customers: await findCustomers(db, text),
    names: (await findNames(db)).filter(name => fold(name).includes(text)),
    ids: idsLike(text),
  };
};

const position = { id: booking.id, bookingDate: booking.bookingDate, startMinute: booking.startMinute };

/**
 * By asking each booking of the stretch, from the latest on, whether the words are its customer's; or, of a stretch that has
 * more bookings than there are such customers, whether its customer is one of them.
 */
const walk = (db: Queries, { customers, names, ids }: Wanted, stretch: Filter, bookings: number, after?: Position) => {
  const matching = db.select({ id: user.id }).from(user).$dynamic();
  const isTheirs =
    bookings < customers.found
      ? exists(matching.where(and(eq(user.id, booking.userId), customers.matching)))
      : // Nothing that an index could find: from the customers it would go to all their bookings.
        inArray(sql`(${booking.userId} || '')`, matching.where(customers.matching));
  const hasName = exists(
    db
      .select({ id: bookingItem.bookingId })
      .from(bookingItem)
      .where(and(eq(bookingItem.bookingId, booking.id), inArray(bookingItem.name, names))),
  );
  return db
    .select(position)
    .from(booking)
    .where(and(passes(stretch), follows(after), or(isTheirs, names.length > 0 ? hasName : undefined, ids)))
    .orderBy(...latestFirst)
    .limit(MOST_FOUND);
};

/**
 * Bookings by their services and their ids. A booking may be found by several; `unionAll` leaves it in more than once. The ids
 * stand alone here: beside days SQLite would look for them through all the bookings of these days.
 */
const byNameOrId = (db: Queries, { names, ids }: Wanted, { from, to }: Filter) => {
  const { bookingDate } = bookingItem;
  const named = db
    .select({ id: bookingItem.bookingId })
    .from(bookingItem)
    .where(
      and(inArray(bookingItem.name, names), from ? gte(bookingDate, from) : undefined, to ? lte(bookingDate, to) : undefined),
    )
    .$dynamic();
  return ids ? named.unionAll(db.select({ id: booking.id }).from(booking).where(ids)) : named;
};

/** By index, from each customer, name and id. */
const lookUp = (db: Queries, wanted: Wanted, filter: Filter, after?: Position) => {
  const passing = (found: SQL) =>
    db
      .select(position)
      .from(booking)
      .where(and(found, passes(filter), follows(after)))
      .$dynamic();
  // All that is read of the customers' bookings is in their index (schema.ts).
  const ofCustomers = passing(wanted.customers.booked);
  if (wanted.names.length === 0 && !wanted.ids) return ofCustomers.orderBy(...latestFirst).limit(MOST_FOUND);
  const matches = ofCustomers.union(passing(inArray(booking.id, byNameOrId(db, wanted, filter)))).as('matches');
  return db
    .select()
    .from(matches)
    .orderBy(desc(matches.bookingDate), desc(matches.startMinute), desc(matches.id))
    .limit(MOST_FOUND);
};

/**
 * Which way through a stretch is the shorter. Services and ids are looked up soon, whatever the stretch: it is the customers that
 * are many. A stretch that few of its bookings pass is long, so all of them count.
 */
const isShorterToWalk = async (db: Queries, { customers, names, ids }: Wanted, stretch: Stretch, bookings: number) => {
  if (customers.found > bookings) return true;
  if (names.length > 0 || ids || customers.found <= MOST_IDS) return false;
  return customers.found * PASSED_MEANWHILE > (await countBookings(db, stretch));
};

/** Where the latest matches are, or the latest before `after`: latest visit first, at most MOST_FOUND of them. */
export const findMatches = async (db: Queries, search: string, asked: Filter, after?: Position): Promise<Position[]> => {
  const filter = after ? { ...asked, to: after.bookingDate } : asked;
  const wanted = await wantedBy(db, search);
  if (wanted.customers.found === 0 && wanted.names.length === 0 && !wanted.ids) return [];
  if (wanted.customers.found <= FEW_CUSTOMERS && wanted.names.length === 0) return lookUp(db, wanted, filter, after);
  const found: Position[] = [];
  let bookings = FIRST_STRETCH;
  let stretch = await findStretch(db, filter, bookings);
  while (stretch) {
    const inStretch = { ...filter, ...stretch };
    const rows = (await isShorterToWalk(db, wanted, stretch, bookings))
      ? await walk(db, wanted, inStretch, bookings, after)
      : await lookUp(db, wanted, inStretch, after);
    found.push(...rows);
    const missing = MOST_FOUND - found.length;
    if (missing <= 0) break;
    // So many as will hold the missing ones, if they are as frequent there.
    const enough = (ENOUGH * bookings * missing) / rows.length;
    bookings = Math.ceil(Math.min(Math.max(bookings, enough), bookings * MOST_GROWTH));
    stretch = await findStretch(db, { ...filter, to: addDays(stretch.from, -1) }, bookings);
  }
  return found.slice(0, MOST_FOUND);
};
