/** Writes what a booking earns those who came, in the transaction of the change (rules M21 to M23, M60). */

import type { IsoDate } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import { newId } from '../../platform/shared/ids.ts';
import { type CommissionRow, changeBy, commissionsOf, type Left, type Line, loweredShares, shareOut } from './rules.ts';
import { addChange, addCommission, findCommissions, findRules, leftOf, removeCommission } from './store.ts';

/** A part of a completed booking. `lines` are what shares are of: with or without tax. */
export interface EarningPart {
  part: number;
  /** Null if nobody carried it out. */
  professionalId: string | null;
  lines: Line[];
}

/** A completed booking. Paise. */
export interface Earning {
  bookingId: string;
  /** The day of completion in India. */
  date: IsoDate;
  /** In order of part. */
  parts: EarningPart[];
  beforeTax: boolean;
  finalPaise: number;
  /** The day on which it counts. */
  countsOn: IsoDate;
}

/** What each of those who came did, with all parts that were hers. Nobody's stay apart. */
const byPerson = (parts: EarningPart[]) =>
  [...Map.groupBy(parts, ({ part, professionalId }) => professionalId ?? part).values()].map(hers => ({
    professionalId: hers[0]?.professionalId ?? null,
    parts: hers.length,
    firstPart: Math.min(...hers.map(({ part }) => part)),
    lines: hers.flatMap(({ lines }) => lines),
  }));

const sumOf = (lines: Line[]): number => lines.reduce((sum, { paise }) => sum + paise, 0);

/** Copies the commission by today's rules, so that later ones never change it. */
export async function earn(tx: Queries, { bookingId, date, parts, beforeTax, finalPaise, countsOn }: Earning): Promise<void> {
  const came = byPerson(parts);
  const prices = shareOut(
    finalPaise,
    came.map(({ lines }) => (lines.length > 0 ? sumOf(lines) : undefined)),
  );
  const earning = came.flatMap(({ professionalId, ...rest }, n) =>
    professionalId === null ? [] : [{ professionalId, ...rest, pricePaise: prices[n] as number }],
  );
  if (earning.length === 0) return;
  const earned = commissionsOf(await findRules(tx), date, earning);
  for (const [n, { lines, pricePaise, ...hers }] of earning.entries()) {
    const fullPaise = earned[n] as number;
    const sums = { pricePaise, fullPaise, revenuePaise: pricePaise, commissionPaise: fullPaise };
    await addCommission(tx, { bookingId, ...hers, lines: parts.length > 1 ? lines : null, date: countsOn, beforeTax, ...sums });
  }
}

const noteChange = async (tx: Queries, { bookingId, professionalId }: CommissionRow, date: IsoDate, by: Left) => {
  if (by.revenuePaise === 0 && by.commissionPaise === 0) return;
  await addChange(tx, { id: newId(), bookingId, professionalId, date, ...by });
};

/**
 * A refund after the visit, or one that was taken back: `creditedPaise` of the price are given back by now. It is a line of this day.
 * `bears`: whether professionals bear a share of it.
 */
export async function changeEarning(
  tx: Queries,
  { id, finalPaise, creditedPaise }: { id: string; finalPaise: number; creditedPaise: number },
  { bears, date }: { bears: boolean; date: IsoDate },
): Promise<void> {
  const rows = await findCommissions(tx, id);
  const to = loweredShares(rows, finalPaise, creditedPaise);
  for (const [n, row] of rows.entries()) await noteChange(tx, row, date, changeBy(to[n] as Left, await leftOf(tx, row), bears));
}

/** A deleted booking earns nothing: it leaves a month that runs, and is a line of today if its month may have been paid out. */
export async function forgetEarning(tx: Queries, bookingId: string, date: IsoDate): Promise<void> {
  const rows = await findCommissions(tx, bookingId);
  // All rows of a booking are of one day.
  if (rows.some(row => row.date.slice(0, 7) === date.slice(0, 7))) return removeCommission(tx, bookingId);
  for (const row of rows) {
    const { revenuePaise, commissionPaise } = await leftOf(tx, row);
    await noteChange(tx, row, date, { revenuePaise: -revenuePaise, commissionPaise: -commissionPaise });
  }
}
