/**
 * Finds customers by words (shared/search.ts). Name, mobile and e-mail are stored as ' asha rao 9822012345 ', so LIKE works on both
 * databases. One or two letters must begin a word ('% as%'), and a long word may span blanks of the text. Words are letters and digits,
 * so none is a pattern.
 */
import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { FEW_LETTERS, LONG_WORD } from '../shared/search.ts';
import { user } from './schema.ts';

/** Which users are meant. */
export type UserCondition = SQL;

/** Whether a user has one of these spellings of a word. */
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
