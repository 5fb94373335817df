import { literallyLike } from '../db/literally-like.ts';
import { user } from '../db/schema.ts';
import { mobilePart } from '../shared/phone.ts';
import { containing } from '../shared/search.ts';

/** Whether a user is one whom staff may mean by this part of a name, a mobile or an e-mail; for queries that read `user`. */
export const userMatches = (text: string) => literallyLike(user.searchText, containing(mobilePart(text) ?? text));
