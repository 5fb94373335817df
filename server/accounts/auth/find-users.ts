/** Finds customers by the words of their name, mobile and e-mail (shared/search.ts). */
import { setImmediate } from 'node:timers/promises';
import { mobilePart } from '../../../common/phone.ts';
import { plain } from '../../../common/plain.ts';
import { mayMean, nearOf, wordsOf } from '../../../common/search.ts';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type UserCondition, userHasEach } from '../../platform/db/which-users.ts';
import { findNextUsers, findUserTexts } from './store.ts';

/** 0 if the name begins with the words in their order, 1 if each begins a word, else 2. */
const rankOf = ({ searchText }: FoundUser, words: string[]): number =>
  searchText.startsWith(` ${words.join(' ')} `) ? 0 : words.every(word => searchText.includes(` ${word}`)) ? 1 : 2;

/** The best matches first, and the newest of equal ones. */
export function bestFirst(users: FoundUser[], search: string): FoundUser[] {
  const words = userWords(search);
  const ranks = new Map(users.map(one => [one, rankOf(one, words)]));
  const rank = (one: FoundUser) => ranks.get(one) ?? 0;
  return users.toSorted(
    (one, other) => rank(one) - rank(other) || other.createdAt - one.createdAt || (other.id < one.id ? -1 : 1),
  );
}

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
    await setImmediate();
  }
}

export interface FoundUser {
  id: string;
  createdAt: Instant;
  searchText: string;
}

/** The users who match, in the order of their ids, piece by piece. Other requests run in between. */
export async function* findUsers(db: Queries, matching: UserCondition): AsyncGenerator<FoundUser[]> {
  let after: string | undefined = '';
  while (after !== undefined) {
    const { users, last }: Awaited<ReturnType<typeof findNextUsers>> = await findNextUsers(db, matching, after, PIECE);
    if (users.length > 0) yield users;
    after = last;
    await setImmediate();
  }
}

const everyUser = async (db: Queries, words: string[][]): Promise<FoundUser[]> => {
  const found: FoundUser[] = [];
  for await (const users of findUsers(db, userHasEach(words))) found.push(...users);
  return found;
};

export interface UserSearch {
  users: FoundUser[];
  /** How the search was matched. With NONE, the users have some of the words. */
  matched: 'EXACT' | 'SPELLING' | 'NONE';
}

/**
 * Customers who have every word; if there are none, those with one wrong letter; if there are none, those who have some of the
 * words.
 */
export async function searchUsers(db: Queries, search: string): Promise<UserSearch> {
  const words = userWords(search);
  const exact = await everyUser(
    db,
    words.map(word => [word]),
  );
  if (exact.length > 0) return { users: exact, matched: 'EXACT' };
  const near = await nearUserWords(db, words);
  const spellings = words.map((word, place) => [word, ...(near[place] ?? [])]);
  const nearly = await everyUser(db, spellings);
  if (nearly.length > 0) return { users: nearly, matched: 'SPELLING' };
  return { users: await everyUser(db, [spellings.flat()]), matched: 'NONE' };
}
