/** Conditions on customers that several stores share. */
import { and, eq, gte, like, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { FEW_LETTERS, LONG_WORD } from '../../../common/search.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import type { Queries } from './database.ts';
import { booking, user } from './schema.ts';
import { pending } from './which-bookings.ts';

/** Which users are meant. */
export type UserCondition = SQL;

/**
 * Whether a user has one of these spellings of a word (shared/search.ts). Name, mobile and e-mail are stored as ' asha rao 9822012345 ',
 * so LIKE works on both databases. One or two letters must begin a word ('% as%'), and a long word may span blanks of the text. Words are
 * letters and digits, so none is a pattern.
 */
export function userHas(spellings: string[]): UserCondition {
  const has = (word: string): SQL => {
    if (word.length <= FEW_LETTERS) return like(user.searchText, `% ${word}%`);
    const text = word.length < LONG_WORD ? user.searchText : sql`replace(${user.searchText}, ' ', '')`;
    return like(text, `%${word}%`);
  };
  return or(...spellings.map(has)) ?? sql`false`;
}

/** Whether a user has every word, each in one of its spellings. */
export function userHasEach(words: string[][]): UserCondition {
  return and(...words.map(userHas)) ?? sql`false`;
}

/** Accounts with neither a sign-in nor a visit since then, and no visit to come (rules P14 and S23). */
export function quietSince(db: Queries, since: Instant): UserCondition | undefined {
  const used = db
    .select({ id: booking.id })
    .from(booking)
    .where(and(eq(booking.userId, user.id), or(gte(booking.bookingDate, istDate(since)), pending)));
  return and(lt(user.lastActive, since), notExists(used));
}
