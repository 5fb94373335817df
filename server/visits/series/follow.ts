/** A booking of a series changes in the ordinary way, and its visit with it (rule B103). */

import type { Queries } from '../../platform/db/database.ts';
import type { BookingRow } from '../record/rules.ts';
import { isUsual } from './rules.ts';
import { changeVisit, findSeries, findVisitOfBooking } from './store.ts';

const isPending = ({ status, deletedAt }: BookingRow): boolean => status === 'PENDING' && deletedAt === null;
const isOff = ({ status, deletedAt }: BookingRow): boolean => status === 'CANCELLED' || deletedAt !== null;

/** Cancelled, it is skipped and never booked again. Moved, it keeps to no rhythm but shifts no other. In the transaction of the change. */
export async function followBooking(tx: Queries, before: BookingRow, after: BookingRow): Promise<void> {
  if (after.seriesId === null) return;
  const moves = after.bookingDate !== before.bookingDate || after.startMinute !== before.startMinute;
  const [ends, returns] = [isPending(before) && isOff(after), isOff(before) && isPending(after)];
  if (!ends && !returns && !moves) return;
  const [row, series] = [await findVisitOfBooking(tx, after.id), await findSeries(tx, after.seriesId)];
  if (!row || !series) return;
  if (ends) return changeVisit(tx, row, { state: 'SKIPPED', reason: 'CANCELLED' });
  await changeVisit(tx, row, { state: isUsual(series, row, after) ? 'BOOKED' : 'MOVED', reason: null });
}
