/**
 * Finding bookings by words, literally and in any case. `LIKE '%…%'` over the history grows with it, a table of words
 * costs every booking a dozen inserts and finds only beginnings of words. What is searched has few different values,
 * though: a salon has thousands of customers and a hundred names of services, whatever its history. So the words are
 * looked for among those, and the bookings come from there by index; a booking itself is found by its reference. It
 * costs POST /booking two index entries.
 *
 * The price: customers are found by what they are called today (as the list shows them); of the id only its beginning
 * (8 characters or more) and its end (4 or more of the reference, or any longer end) are found; and since the total is
 * exact, a search costs what it matches. With 100,000 bookings a word in every sixth of them takes 12 ms to count, and
 * 40 ms when a filter makes it read them too (scripts/bench/lists.ts).
 */
import { and, count, eq, exists, gte, inArray, isNotNull, like, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { booking, bookingItem, user } from '../db/schema.ts';
import { mobilePart } from '../shared/phone.ts';
import { containing, fold } from '../shared/search.ts';
import { countBookings, type Filter } from './day-store.ts';
import { type Listed, latestFirst, passes, selectListed } from './list-store.ts';

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

/** Ids of all matches, each once. Deleted bookings may be among them. */
const matches = (db: Queries, { customers, names, ids }: Wanted) => {
  const byCustomer = db
    .select({ id: booking.id })
    .from(booking)
    .where(inArray(booking.userId, db.select({ id: user.id }).from(user).where(customers)))
    .$dynamic();
  if (names.length > 0) {
    byCustomer.union(db.select({ id: bookingItem.bookingId }).from(bookingItem).where(inArray(bookingItem.name, names)));
  }
  if (ids) byCustomer.union(db.select({ id: booking.id }).from(booking).where(ids));
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

/** Exact. Without a filter it reads indexes alone: all matches, less the few that were deleted. */
const countMatches = async (db: Queries, wanted: Wanted, filter: Filter, candidates: number, all: number): Promise<number> => {
  const counted = db.select({ total: count() }).from(booking).$dynamic();
  const filtered = Object.values(filter).some(value => value !== undefined);
  if (!filtered) {
    const deleted = counted.where(and(isNotNull(booking.deletedAt), isMatch(db, wanted)));
    return all - (await total(deleted));
  }
  // Of the two ways the one that looks at fewer bookings.
  return candidates < all
    ? total(counted.where(and(passes(filter), isMatch(db, wanted))))
    : total(counted.where(and(passes(filter), inArray(booking.id, matches(db, wanted)))));
};

/** One page of the matches, latest visit first, and how many there are. */
export const searchPage = async (
  db: Queries,
  search: string,
  filter: Filter,
  offset: number,
  size: number,
): Promise<{ rows: Listed[]; total: number }> => {
  const wanted = await wantedBy(db, search);
  const all = await total(db.select({ total: count() }).from(matches(db, wanted).as('matches')));
  if (all === 0) return { rows: [], total: 0 };
  const candidates = await countBookings(db, filter);
  const found = await countMatches(db, wanted, filter, candidates, all);
  if (found <= offset) return { rows: [], total: found };
  // Where every tenth booking matches, the page is full after a short walk down the list; where few do, they are fetched
  // and sorted. The worst case between the two grows with the square root of the history.
  const walked = ((offset + size) * candidates) / found;
  const rows = await selectListed(db)
    .where(and(passes(filter), walked < all ? isMatch(db, wanted) : inArray(booking.id, matches(db, wanted))))
    .orderBy(...latestFirst)
    .limit(size)
    .offset(offset);
  return { rows, total: found };
};
