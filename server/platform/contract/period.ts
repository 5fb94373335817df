/** Periods of days in the salon's calendar. Pure. */

import { addDays, DAY, type IsoDate, istMidnight } from '../../../common/time.ts';
import { invalidField } from './errors.ts';

/** Both days are included. */
export interface Period {
  from: IsoDate;
  to: IsoDate;
}

/** A leap year. A salon can be booked a year ahead. */
const MAX_DAYS = 366;

export function daysIn({ from, to }: Period): number {
  return (istMidnight(to) - istMidnight(from)) / DAY + 1;
}

export function eachDay(period: Period): IsoDate[] {
  return Array.from({ length: daysIn(period) }, (_, i) => addDays(period.from, i));
}

/** Throws VALIDATION_ERROR for the field `atFault` if both days are given and the last is before the first. */
export function mustBeInOrder({ from, to }: Partial<Period>, atFault: keyof Period = 'to'): void {
  if (!from || !to || to >= from) return;
  throw atFault === 'to' ? invalidField('to', 'notBefore', { than: 'from' }) : invalidField('from', 'notAfter', { than: 'to' });
}

/** Returns the period. Throws VALIDATION_ERROR for the field `atFault` if it ends before it begins or has more than 366 days. */
export function mustBePeriod(period: Period, atFault: keyof Period = 'to'): Period {
  mustBeInOrder(period, atFault);
  if (daysIn(period) > MAX_DAYS) throw invalidField(atFault, 'maxDays', { limit: MAX_DAYS });
  return period;
}
