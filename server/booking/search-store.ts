/**
 * Finds and counts bookings by words (shared/search.ts). Each word must occur in the customer's present name, mobile or e-mail, or in
 * the name of a booked service, or be the booking's id. Customers and service names are few, however long the history is. So the words
 * are looked up among them, and an index leads from there to the bookings. A search for customers takes as long as its bookings are
 * many. A search for services reads the history in pieces, so that other requests run in between (decision 003).
 */
import { and, type Column, count, eq, gte, inArray, like, lt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { nearUserWords, userWords } from '../auth/find-users.ts';
import { onPostgres } from '../config.ts';
import type { Queries } from '../db/database.ts';
import { booking, bookingItem, user } from '../db/schema.ts';
import { userHas, userHasEach } from '../db/which-users.ts';
import { readSettings } from '../settings/settings.ts';
import { nearWordsIn, searched, synonymsIn, wantedOf, wordsIn } from '../shared/search.ts';
import type { IsoDate } from '../shared/time.ts';
import { type Filter, passes } from './filter-store.ts';
import { type Found, type Piece, sumOf } from './list-store.ts';
import { findStretches } from './month-store.ts';

/** Bookings that one query searches. It takes some milliseconds. */
const PIECE = 10_000;
/** If more customers match, the history is read in pieces. */
const MANY_USERS = 2000;

/** Where a word may be found. */
interface Word {
  users: SQL | undefined;
  names: string[];
  ids: SQL | undefined;
}

/** Every service name that was ever booked. Each step asks the index for the next name. */
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

/** Ids are lower case, references upper case. 'g' and 'G' sort right after the last hexadecimal digit. */
const idsLike = (text: string): SQL | undefined => {
  const id = text.toLowerCase().replace(/^#/, '');
  if (!/^[0-9a-f-]{4,36}$/.test(id)) return undefined;
  const reference = id.toUpperCase();
  if (id.length <= 6) return and(gte(booking.reference, reference), lt(booking.reference, `${reference}G`));
  const ends = and(eq(booking.reference, reference.slice(-6)), like(booking.id, `%${id}`));
  const begins = and(gte(booking.id, id), lt(booking.id, `${id}g`), like(booking.id, `${id}%`));
  return id.length < 8 ? ends : or(ends, begins);
};

const usersMatching = (db: Queries, users: SQL) => db.select({ id: user.id }).from(user).where(users);

/** Counts up to `MANY_USERS` + 1. */
const countUsers = async (db: Queries, users: SQL): Promise<number> =>
  (await usersMatching(db, users).limit(MANY_USERS + 1)).length;

interface Wanted {
  words: Word[];
  /** Only customers match. The index of a customer's bookings finds everything, so no pieces are needed. */
  isOfUsers: boolean;
}

/** Undefined when a word is found nowhere. */
const wantedBy = async (db: Queries, words: Word[]): Promise<Wanted | undefined> => {
  const there: Word[] = [];
  let isOfUsers = true;
  for (const { users, names, ids } of words) {
    const found = users ? await countUsers(db, users) : 0;
    if (found === 0 && names.length === 0 && !ids) return undefined;
    there.push({ users: found > 0 ? users : undefined, names, ids });
    if (names.length > 0 || found > MANY_USERS) isOfUsers = false;
  }
  return words.length > 0 ? { words: there, isOfUsers } : undefined;
};

/**
 * PostgreSQL reads an array of ids once and looks each one up. It may read a subquery again for each booking while it has no
 * statistics of the tables.
 */
const isOneOf = (column: Column, ids: SQLWrapper): SQL =>
  onPostgres ? sql`${column} = any(array(${ids}))` : sql`${column} in (${ids})`;

const hasWord = (db: Queries, { users, names, ids }: Word, { from, to }: Filter): SQL | undefined => {
  const { bookingDate, bookingId, name } = bookingItem;
  const inPeriod = and(from ? gte(bookingDate, from) : undefined, to ? lte(bookingDate, to) : undefined);
  const named = () =>
    db
      .select({ id: bookingId })
      .from(bookingItem)
      .where(and(inArray(name, names), inPeriod));
  return or(
    users && isOneOf(booking.userId, usersMatching(db, users)),
    names.length > 0 ? isOneOf(booking.id, named()) : undefined,
    ids,
  );
};

/** The exact words of a search. `near` gives those that are one letter off, for a search that finds nothing. */
const readWords = async (db: Queries, search: string) => {
  const { words, synonyms } = wantedOf(userWords(search), synonymsIn((await readSettings(db)).searchSynonyms));
  const names = (await findNames(db)).map(name => ({ name, text: searched(name) }));
  const namesWith = (place: number, found: typeof wordsIn): string[] =>
    names.filter(({ text }) => found({ words, synonyms }, text).has(place)).map(({ name }) => name);

  const whole = idsLike(search.trim());
  const exact = words.map((word, place) => ({ users: userHas([word]), names: namesWith(place, wordsIn), ids: idsLike(word) }));
  const asOne: Word = {
    users: userHasEach(words.map(word => [word])),
    names: names.filter(({ text }) => wordsIn({ words, synonyms }, text).size === words.length).map(({ name }) => name),
    ids: whole,
  };
  const near = async (): Promise<Word[]> => {
    const spellings = await nearUserWords(db, words);
    return exact.map(({ ids }, place) => ({
      users: userHas([words[place] as string, ...(spellings[place] ?? [])]),
      names: namesWith(place, nearWordsIn),
      ids,
    }));
  };
  return { exact: whole ? [asOne] : exact, near };
};

const NOTHING: Found = { pieces: [], total: 0, matched: 'NONE' };

/** Cuts the filter into periods of at least `size` bookings, latest first. Other requests are served before each. */
async function* cut(db: Queries, filter: Filter, size: number): AsyncGenerator<Filter> {
  let to: IsoDate | undefined;
  let bookings = 0;
  const stretches = await findStretches(db, filter);
  for (const [place, stretch] of stretches.entries()) {
    to ??= stretch.to;
    bookings += stretch.bookings;
    if (bookings < size && place < stretches.length - 1) continue;
    await new Promise(setImmediate);
    yield { ...filter, from: stretch.from, to };
    to = undefined;
    bookings = 0;
  }
}

const findAll = async (db: Queries, words: Word[], asked: Filter, size: number): Promise<Found> => {
  const wanted = await wantedBy(db, words);
  if (!wanted) return NOTHING;
  const pieces: Piece[] = [];
  for await (const filter of wanted.isOfUsers ? [asked] : cut(db, asked, size)) {
    const matching = and(...wanted.words.map(word => hasWord(db, word, filter)));
    const [row] = await db
      .select({ bookings: count() })
      .from(booking)
      .where(and(passes(filter), matching));
    if (row && row.bookings > 0) pieces.push({ filter, words: matching, bookings: row.bookings });
  }
  return pieces.length > 0 ? { pieces, total: sumOf(pieces), matched: 'EXACT' } : NOTHING;
};

/** The bookings with all words of the search. If there are none, those with words one letter off. */
export async function findMatches(db: Queries, search: string, filter: Filter, size = PIECE): Promise<Found> {
  const { exact, near } = await readWords(db, search);
  const found = await findAll(db, exact, filter, size);
  if (found.total > 0) return found;
  const nearly = await findAll(db, await near(), filter, size);
  return nearly.total > 0 ? { ...nearly, matched: 'SPELLING' } : NOTHING;
}
