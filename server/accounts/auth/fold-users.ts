import type { Database } from '../../platform/db/database.ts';
import { changeUser, findUsersOfOldForm, searchTextOf } from './store.ts';

const PIECE = 500;

/** Prepares customers of earlier releases for today's search (shared/search.ts). */
export async function foldUsersAnew({ read, tx }: Database): Promise<void> {
  // Most starts find none. A start that writes nothing needs no transaction.
  while ((await findUsersOfOldForm(read, 1)).length > 0)
    await tx(async db => {
      for (const { id, ...named } of await findUsersOfOldForm(db, PIECE))
        await changeUser(db, id, { searchText: searchTextOf(named) });
    });
}
