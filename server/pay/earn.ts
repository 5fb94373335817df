/** Writes what a visit earns its professional, in the transaction of the change (rules M21 to M23). */
import type { Queries } from '../db/database.ts';
import type { IsoDate } from '../shared/time.ts';
import { commissionOf, lowered, netLines } from './rules.ts';
import { addCommission, changeCommission, findCommission, findRules } from './store.ts';

export { removeCommission as forgetEarning } from './store.ts';

/** A completed visit. Paise. */
export interface Earning {
  bookingId: string;
  professionalId: string;
  /** The day of completion in India. */
  date: IsoDate;
  items: { serviceId: string; pricePaise: number; quantity: number }[];
  discountPaise: number;
  finalPaise: number;
}

/** Copies the commission by today's rules, so that later ones never change it. */
export async function earn(tx: Queries, earning: Earning): Promise<void> {
  const { bookingId, professionalId, date, items, discountPaise, finalPaise } = earning;
  const fullPaise = commissionOf(await findRules(tx), { professionalId, date, lines: netLines(items, discountPaise) });
  const sums = { pricePaise: finalPaise, fullPaise, revenuePaise: finalPaise, commissionPaise: fullPaise };
  await addCommission(tx, { bookingId, professionalId, date, ...sums });
}

/** A refund after the visit, or one that was taken back: `creditedPaise` of the price are given back by now. */
export async function lowerEarning(tx: Queries, bookingId: string, creditedPaise: number): Promise<void> {
  const row = await findCommission(tx, bookingId);
  if (row) await changeCommission(tx, bookingId, lowered(row, creditedPaise));
}
