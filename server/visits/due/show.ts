/** Usual intervals as the contract shows them, and how they go with the account (rules B110 and P1 to P3). */

import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { namesOf } from '../../platform/shared/translations.ts';
import { ENOUGH_VISITS, type IntervalRow, rhythmOf } from './rules.ts';
import { findCategories, findIntervalsOf, findNames, removeIntervalsOf } from './store.ts';

type Interval = Schemas['UsualInterval'];

/** The categories of these rows by their names, also in Hindi and Marathi. */
export async function categoriesOf(
  db: Queries,
  rows: readonly Pick<IntervalRow, 'categoryId'>[],
): Promise<(id: string) => Interval['category']> {
  const names = await findNames(db, [...new Set(rows.map(({ categoryId }) => categoryId))]);
  return id => {
    const { name = '', translations = null } = names.get(id) ?? {};
    const translated = namesOf(translations);
    return { id, name, ...(translated && { names: translated }) };
  };
}

export async function toIntervals(db: Queries, rows: IntervalRow[]): Promise<Interval[]> {
  const categoryOf = await categoriesOf(db, rows);
  return rows.map(({ categoryId, visits, medianDays, lastDate, dueOn }) => ({
    ...{ category: categoryOf(categoryId), visits, days: medianDays, own: visits >= ENOUGH_VISITS },
    ...{ lastDate, dueOn },
  }));
}

/** How often a customer comes, by category; the soonest due first. */
export async function usualIntervalsOf(db: Queries, userId: string): Promise<Interval[]> {
  return toIntervals(db, await findIntervalsOf(db, userId));
}

/** A rhythm for visits that come again. */
export interface Rhythm {
  everyWeeks: number;
  /** Whether it is the customer's own, and not what others do. */
  own: boolean;
}

const shortest = (rows: IntervalRow[]): number | undefined => {
  const days = rows.flatMap(({ medianDays }) => medianDays ?? []);
  return days.length > 0 ? rhythmOf(Math.min(...days)) : undefined;
};

/** How often this customer has visits with these services; undefined if nobody knows (rule B110). */
export async function rhythmsOf(db: Queries, userId: string): Promise<(serviceIds: string[]) => Rhythm | undefined> {
  const [rows, categories] = await Promise.all([findIntervalsOf(db, userId), findCategories(db)]);
  return serviceIds => {
    const ids = new Set(serviceIds.map(id => categories.get(id)));
    const [own = [], others = []] = [true, false].map(isOwn =>
      rows.filter(({ categoryId, visits }) => ids.has(categoryId) && visits >= ENOUGH_VISITS === isOwn),
    );
    const [ownWeeks, weeks] = [shortest(own), shortest(others)];
    if (ownWeeks !== undefined) return { everyWeeks: ownWeeks, own: true };
    return weeks === undefined ? undefined : { everyWeeks: weeks, own: false };
  };
}

export async function forgetIntervalsOf(tx: Queries, userId: string): Promise<void> {
  await removeIntervalsOf(tx, userId);
}
