/** Usual intervals as the contract shows them, and how they go with the account (rules B110 and P1 to P3). */

import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { namesOf } from '../../platform/shared/translations.ts';
import { ENOUGH_VISITS, type IntervalRow } from './rules.ts';
import { findIntervalsOf, findNames, removeIntervalsOf } from './store.ts';

type Interval = Schemas['UsualInterval'];

/** The categories of these rows by their names, also in Hindi and Marathi. */
export async function categoriesOf(db: Queries, rows: IntervalRow[]): Promise<(id: string) => Interval['category']> {
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

export async function forgetIntervalsOf(tx: Queries, userId: string): Promise<void> {
  await removeIntervalsOf(tx, userId);
}
