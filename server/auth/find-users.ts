/** Finds customers by the words of their name, mobile and e-mail (shared/search.ts). */
import type { Queries } from '../db/database.ts';
import { userHas, userHasEach } from '../db/which-users.ts';
import { mobilePart } from '../shared/phone.ts';
import { mayMean, nearOf, wordsOf } from '../shared/search.ts';
import { plain } from '../shared/typed.ts';
import { findUserTexts, isAnyUser } from './store.ts';

/** Customers read at a time, so that a long search does not block others. */
const PIECE = 5000;

/** The words of a customer search. A mobile is one word, however it is written. */
export function userWords(search: string): string[] {
  const mobile = mobilePart(search);
  return mobile === null ? wordsOf(plain(search).replaceAll(/\+91[\s-]?(?=\d)/g, ' ')) : [mobile];
}

/** For each word: the words in customers' names that are one letter off. */
export async function nearUserWords(db: Queries, words: string[]): Promise<string[][]> {
  const near = words.map(() => new Set<string>());
  if (!words.some(mayMean)) return words.map(() => []);
  let after = '';
  for (;;) {
    const users = await findUserTexts(db, after, PIECE);
    const known = new Set(users.flatMap(({ searchText }) => searchText.trim().split(' ')));
    for (const one of known)
      for (const [place, word] of words.entries()) for (const found of nearOf(word, one)) near[place]?.add(found);
    if (users.length < PIECE) return near.map(found => [...found]);
    after = users.at(-1)?.id ?? '';
    await new Promise(setImmediate);
  }
}

export interface UserSearch {
  /** Whether a user was found; with NONE, whether the user is near. */
  matching: ReturnType<typeof userHas>;
  matched: 'EXACT' | 'SPELLING' | 'NONE';
}

/**
 * Customers who have every word; if there are none, those with one wrong letter; if there are none, those who have some of the
 * words.
 */
export async function searchUsers(db: Queries, search: string): Promise<UserSearch> {
  const words = userWords(search);
  const exact = userHasEach(words.map(word => [word]));
  if (await isAnyUser(db, exact)) return { matching: exact, matched: 'EXACT' };
  const near = await nearUserWords(db, words);
  const spellings = words.map((word, place) => [word, ...(near[place] ?? [])]);
  const nearly = userHasEach(spellings);
  if (await isAnyUser(db, nearly)) return { matching: nearly, matched: 'SPELLING' };
  return { matching: userHas(spellings.flat()), matched: 'NONE' };
}
