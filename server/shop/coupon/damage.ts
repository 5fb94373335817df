/** Checks that the count of each coupon is the number of its uses (rule D15). Only damage makes them differ: one transaction writes both. */
import type { Queries } from '../../platform/db/database.ts';
import { findMiscounted } from './store.ts';

/** What is wrong, a sentence each; empty if all is well. */
export async function damageOfCoupons(db: Queries): Promise<string[]> {
  const wrong = await findMiscounted(db);
  return wrong.map(
    ({ code, usedCount, uses }) => `Coupon ${code} says that it was used ${usedCount} times, but has ${uses} uses`,
  );
}
