/** Keeps how often each customer comes, early each morning (rule B110). What has not changed is not written, so a second run writes nothing. */

import { isDeepStrictEqual } from 'node:util';
import { DAY, MINUTE } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { borrowedDays, categoryDays, dueAfter, type IntervalRow, intervalOf } from './rules.ts';
import {
  countOwn,
  findBorrowedAfter,
  findCategories,
  findForGuests,
  findIntervalsOfRange,
  findUsersAfter,
  findVisitsOfRange,
  removeInterval,
  saveIntervals,
} from './store.ts';

/** Customers at once: a piece takes a few milliseconds, and others write in between. */
const CUSTOMERS = 100;
const ROWS = 500;

type Days = ReadonlyMap<string, number>;

const keyOf = ({ userId, categoryId }: Pick<IntervalRow, 'userId' | 'categoryId'>) => `${userId} ${categoryId}`;

/** The interval of each category that has one. */
const daysOfCategories = async (db: Queries): Promise<Days> => {
  const counts = Map.groupBy(await countOwn(db), ({ categoryId }) => categoryId);
  return new Map(
    [...counts].flatMap(([id, ofCategory]) => {
      const days = categoryDays(ofCategory);
      return days === undefined ? [] : [[id, days] as const];
    }),
  );
};

/** Keeps the intervals of the next customers. Answers the last of them; undefined if there were none. */
const keepPiece = async (
  tx: Queries,
  after: string,
  ofCategories: Days,
  ofGuests: ReadonlySet<string>,
): Promise<string | undefined> => {
  const [ids, categories] = [await findUsersAfter(tx, after, CUSTOMERS), await findCategories(tx)];
  const [first, last] = [ids[0], ids.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const known = new Set(ids);
  // An erased customer's visits keep the id, and say nothing any more. What guests got says nothing of how often the customer comes.
  const visits = (await findVisitsOfRange(tx, { first, last })).flatMap(({ serviceId, ...visit }) => {
    const categoryId = categories.get(serviceId);
    const isOwn = known.has(visit.userId) && !ofGuests.has(visit.bookingId);
    return categoryId !== undefined && isOwn ? [{ ...visit, categoryId }] : [];
  });
  const kept = await findIntervalsOfRange(tx, { first, last });
  const found = new Map(
    [...Map.groupBy(visits, keyOf)].flatMap(([key, of]) => {
      const interval = of[0] && intervalOf(of[0], of, ofCategories.get(of[0].categoryId));
      return interval ? [[key, interval] as const] : [];
    }),
  );
  const before = new Map(kept.map(({ hiddenUntil: _, ...row }) => [keyOf(row), row]));
  await saveIntervals(
    tx,
    [...found].filter(([key, row]) => !isDeepStrictEqual({ ...before.get(key) }, row)).map(([, row]) => row),
  );
  for (const row of kept) if (!found.has(keyOf(row))) await removeInterval(tx, row);
  return last;
};

const borrowed = (row: IntervalRow, ofCategories: Days) => borrowedDays(row.visits, ofCategories.get(row.categoryId));

/** Categories may have got another interval by now: who has none of her own gets it. */
const lendPiece = async (
  tx: Queries,
  after: Pick<IntervalRow, 'userId' | 'categoryId'>,
  ofCategories: Days,
): Promise<typeof after | undefined> => {
  const rows = await findBorrowedAfter(tx, after, ROWS);
  const others = rows.filter(row => row.medianDays !== borrowed(row, ofCategories));
  await saveIntervals(
    tx,
    others.map(({ hiddenUntil: _, ...row }) => ({
      ...row,
      ...dueAfter(row.lastDate, borrowed({ ...row, hiddenUntil: null }, ofCategories)),
    })),
  );
  return rows.length < ROWS ? undefined : rows.at(-1);
};

/** In pieces, each with its own transaction. */
export async function keepIntervals({ db }: Pick<Deps, 'db'>, signal?: AbortSignal): Promise<void> {
  const [before, ofGuests] = [await daysOfCategories(db.read), await findForGuests(db.read)];
  let user: string | undefined = '';
  while (user !== undefined) {
    signal?.throwIfAborted();
    const after: string = user;
    user = await db.tx(tx => keepPiece(tx, after, before, ofGuests));
  }
  const ofCategories = await daysOfCategories(db.read);
  let row: Pick<IntervalRow, 'userId' | 'categoryId'> | undefined = { userId: '', categoryId: '' };
  while (row !== undefined) {
    signal?.throwIfAborted();
    const after: Pick<IntervalRow, 'userId' | 'categoryId'> = row;
    row = await db.tx(tx => lendPiece(tx, after, ofCategories));
  }
}

/** Runs on one of the instances, at 05:30 in India. */
export const learnIntervals: JobKind<null> = {
  name: 'LEARN_INTERVALS',
  tries: 5,
  timeLimit: 5 * MINUTE,
  every: DAY,
  run: async (_payload, deps, signal) => keepIntervals(deps, signal),
};
