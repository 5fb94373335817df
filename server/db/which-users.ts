/**
 * Which customers have words (shared/search.ts). Their name, mobile and e-mail are kept as ' asha rao 9822012345 ', so LIKE
 * serves any database: '% as%' begins a word, and a longer word is looked for without the blanks, too. Words are letters and
 * digits: none is a pattern.
 */
import { and, like, or, type SQL, sql } from 'drizzle-orm';
import { FEW_LETTERS, LONG_WORD } from '../shared/search.ts';
import { user } from './schema.ts';

/** Whether a user has one of these spellings of a word. */
export function userHas(spellings: string[]): SQL {
  const has = (word: string): SQL => {
    if (word.length <= FEW_LETTERS) return like(user.searchText, `% ${word}%`);
    const text = word.length < LONG_WORD ? user.searchText : sql`replace(${user.searchText}, ' ', '')`;
    return like(text, `%${word}%`);
  };
  return or(...spellings.map(has)) ?? sql`false`;
}

/** Whether a user has every word, each in one of its spellings. */
export function userHasEach(words: string[][]): SQL {
  return and(...words.map(userHas)) ?? sql`false`;
}
