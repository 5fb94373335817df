/**
 * Finds bookings by words (shared/search.ts). Each word must occur in the customer's present name, mobile or e-mail, or in the name of a
 * booked service, or be the booking's id. Customers and service names are few, however long the history is. So the words are looked up
 * among them, and find-ids-store.ts finds the bookings from there.
 */
import { and, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm';
import { nearWordsIn, searched, synonymsIn, wantedOf, wordsIn } from '../../../common/search.ts';
import { findUsers, nearUserWords, userWords } from '../../accounts/auth/find-users.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { booking, bookingItem } from '../../platform/db/schema.ts';
import { userHas, userHasEach } from '../../platform/db/which-users.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { anyOf, type Clue, cluesOf, ofCustomers, ofCustomersLike, ofServicesNamed, withId } from './clue-store.ts';
import type { Filter } from './filter-store.ts';
import { findIds, PIECE } from './find-ids-store.ts';
import type { Order } from './list-store.ts';

/** More customers are not listed, but tested with each booking. */
const MANY_USERS = 2000;

/** Where a word may be found. */
interface Word {
  users: SQL;
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

/** Words that only customers have must be the same customer's, so they are looked up together. */
const joined = (words: Word[]): Word[] => {
  const isOfUsers = ({ names, ids }: Word) => names.length === 0 && !ids;
  const users = and(...words.filter(isOfUsers).map(word => word.users));
  return [...(users ? [{ users, names: [], ids: undefined }] : []), ...words.filter(word => !isOfUsers(word))];
};

/** The first ids of the users, up to `MANY_USERS` + 1. */
const firstUsers = async (db: Queries, users: SQL): Promise<string[]> => {
  const ids: string[] = [];
  for await (const some of findUsers(db, users)) {
    ids.push(...some.map(({ id }) => id));
    if (ids.length > MANY_USERS) break;
  }
  return ids;
};

/** Undefined if the word is found nowhere. */
const clueOf = async (db: Queries, { users, names, ids }: Word): Promise<Clue | undefined> => {
  const userIds = await firstUsers(db, users);
  const clues = [
    ...(userIds.length > MANY_USERS ? [ofCustomersLike(users)] : userIds.length > 0 ? [ofCustomers(userIds)] : []),
    ...(names.length > 0 ? [ofServicesNamed(names)] : []),
    ...(ids ? [withId(ids)] : []),
  ];
  return clues.length > 0 ? anyOf(clues) : undefined;
};

/** Undefined if there is no word, or one of them is found nowhere. */
const cluesOfWords = async (db: Queries, words: Word[]): Promise<Clue[] | undefined> => {
  const clues: Clue[] = [];
  for (const word of joined(words)) {
    const clue = await clueOf(db, word);
    if (!clue) return undefined;
    clues.push(clue);
  }
  return clues.length > 0 ? clues : undefined;
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

/** A piece of what was found. */
export interface Matches {
  ids: string[];
  /** How well they match, if words were searched for. */
  matched?: Schemas['Matched'];
}

/** The bookings that pass a filter that is not counted, in this order, piece by piece. */
export async function* findUncounted(db: Queries, filter: Filter, order: Order, piece = PIECE): AsyncGenerator<Matches> {
  for await (const ids of findIds(db, cluesOf(filter), filter, order, piece)) yield { ids };
}

/**
 * The bookings with all words of the search, in this order, piece by piece. If there are none, those with words one letter off. A piece
 * is not empty.
 */
export async function* findMatches(
  db: Queries,
  search: string,
  filter: Filter,
  order: Order,
  piece = PIECE,
): AsyncGenerator<Matches> {
  const { exact, near } = await readWords(db, search);
  for (const [matched, words] of [
    ['EXACT', async () => exact],
    ['SPELLING', near],
  ] as const) {
    const clues = await cluesOfWords(db, await words());
    if (!clues) continue;
    let isFound = false;
    for await (const ids of findIds(db, [...clues, ...cluesOf(filter)], filter, order, piece)) {
      if (ids.length === 0) continue;
      isFound = true;
      yield { ids, matched };
    }
    if (isFound) return;
  }
}
