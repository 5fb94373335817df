/** How often a visit of a series comes, for those who read many bookings (rule B106). */

import type { Queries } from '../../platform/db/database.ts';
import type { BookingRow } from '../record/rules.ts';
import { findWeeks } from './store.ts';

type Mark = (booking: Pick<BookingRow, 'seriesId'>) => { everyWeeks?: number };

/** Asks nothing if none of them is of a series. */
export async function marksOf(db: Queries, bookings: Pick<BookingRow, 'seriesId'>[]): Promise<Mark> {
  const ids = [...new Set(bookings.flatMap(({ seriesId }) => seriesId ?? []))];
  const weeks = ids.length > 0 ? await findWeeks(db, ids) : undefined;
  return ({ seriesId }) => {
    const everyWeeks = weeks?.get(seriesId ?? '');
    return everyWeeks === undefined ? {} : { everyWeeks };
  };
}
