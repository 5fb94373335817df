/** Writes what a visit earns its professional, in the transaction of the change (rules M21 to M23). */

import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { changeBy, commissionOf, type Left, type Line } from './rules.ts';
import { addChange, addCommission, findCommission, findRules, leftOf, removeCommission } from './store.ts';

/** A completed visit. Paise. */
export interface Earning {
  bookingId: string;
  professionalId: string;
  /** The day of completion in India. */
  date: IsoDate;
  /** What shares are of: with or without tax. */
  lines: Line[];
  beforeTax: boolean;
  finalPaise: number;
  /** The day on which it counts. */
  countsOn: IsoDate;
}

/** Copies the commission by today's rules, so that later ones never change it. */
export async function earn(tx: Queries, { lines, finalPaise, countsOn, ...earning }: Earning): Promise<void> {
  const fullPaise = commissionOf(await findRules(tx), { ...earning, lines });
  const sums = { pricePaise: finalPaise, fullPaise, revenuePaise: finalPaise, commissionPaise: fullPaise };
  await addCommission(tx, { ...earning, date: countsOn, ...sums });
}

const noteChange = async (tx: Queries, earned: { bookingId: string; professionalId: string }, date: IsoDate, by: Left) => {
  if (by.revenuePaise === 0 && by.commissionPaise === 0) return;
  await addChange(tx, { id: newId(), bookingId: earned.bookingId, professionalId: earned.professionalId, date, ...by });
};

/**
 * A refund after the visit, or one that was taken back: `creditedPaise` of the price are given back by now. It is a line of this day.
 * `bears`: whether the professional bears a share of it.
 */
export async function changeEarning(
  tx: Queries,
  bookingId: string,
  { creditedPaise, bears, date }: { creditedPaise: number; bears: boolean; date: IsoDate },
): Promise<void> {
  const row = await findCommission(tx, bookingId);
  if (row) await noteChange(tx, row, date, changeBy(row, await leftOf(tx, row), creditedPaise, bears));
}

/** A deleted visit earns nothing: it leaves a month that runs, and is a line of today if its month may have been paid out. */
export async function forgetEarning(tx: Queries, bookingId: string, date: IsoDate): Promise<void> {
  const row = await findCommission(tx, bookingId);
  if (!row) return;
  if (row.date.slice(0, 7) === date.slice(0, 7)) return removeCommission(tx, bookingId);
  const { revenuePaise, commissionPaise } = await leftOf(tx, row);
  await noteChange(tx, row, date, { revenuePaise: -revenuePaise, commissionPaise: -commissionPaise });
}
