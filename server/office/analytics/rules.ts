/** Periods of the salon's calendar, and rankings. Pure. */

import { mondayOf } from '../../../common/calendar.ts';
import { toRupees } from '../../../common/money.ts';
import { addDays, type IsoDate } from '../../../common/time.ts';
import { daysIn, mustBePeriod, type Period } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';

const DEFAULT_DAYS = 30;
const RANKED = 10;

/** The period of the same length before. */
export function periodBefore(period: Period): Period {
  return {
    from: addDays(period.from, -daysIn(period)),
    to: addDays(period.from, -1),
  };
}

/** The requested days; 30 days up to today, if one end or both are missing. Throws VALIDATION_ERROR past 366. */
export function periodOf(from: IsoDate | undefined, to: IsoDate | undefined, today: IsoDate): Period {
  const last = to ?? (from ? addDays(from, DEFAULT_DAYS - 1) : today);
  return mustBePeriod({ from: from ?? addDays(last, 1 - DEFAULT_DAYS), to: last });
}

/** Monday to Sunday. */
export function weekOf(date: IsoDate): Period {
  const from = mondayOf(date);
  return { from, to: addDays(from, 6) };
}

export function calendarMonth(date: IsoDate): Period {
  const from = `${date.slice(0, 7)}-01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
}

/** The calendar month before, whatever its length. */
export function monthBefore(date: IsoDate): Period {
  return calendarMonth(addDays(calendarMonth(date).from, -1));
}

export interface Sold {
  id: string | null;
  name: string;
  quantity: number;
  /** Before discounts, which belong to bookings and not to services. */
  revenuePaise: number;
}

/** Ids follow the order of creation. null (no category) comes first. */
const byAge = ({ id: a }: Sold, { id: b }: Sold): number => ((a ?? '') < (b ?? '') ? -1 : 1);

/**
 * The most sold first. Equal entries with the same name follow their creation, because the database sorts sums in no fixed order.
 */
export function topOf(sold: Sold[]): Schemas['Ranked'][] {
  return sold
    .toSorted((a, b) => b.quantity - a.quantity || b.revenuePaise - a.revenuePaise || a.name.localeCompare(b.name) || byAge(a, b))
    .slice(0, RANKED)
    .map(({ id, name, quantity, revenuePaise }) => ({ id, name, quantity, revenue: toRupees(revenuePaise) }));
}

/** Adds up the entries of each id. */
export function summedUp(sold: Sold[]): Sold[] {
  return [...Map.groupBy(sold, ({ id }) => id).values()].map(parts => ({
    ...(parts[0] as Sold),
    quantity: parts.reduce((sum, { quantity }) => sum + quantity, 0),
    revenuePaise: parts.reduce((sum, { revenuePaise }) => sum + revenuePaise, 0),
  }));
}
