import type { Database } from '../db/database.ts';
import { changeUser, findUsersOfOldForm, searchTextOf } from './store.ts';

const PIECE = 500;

/** Makes customers of earlier releases findable by the words of today (shared/search.ts). */
export const foldUsersAnew = async ({ tx }: Database): Promise<void> => {
  let found: number;
  do {
    found = await tx(async db => {
      const users = await findUsersOfOldForm(db, PIECE);
      for (const { id, ...named } of users) await changeUser(db, id, { searchText: searchTextOf(named) });
      return users.length;
    });
  } while (found === PIECE);
};
