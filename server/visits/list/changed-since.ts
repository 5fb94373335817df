/** Bookings in the order of their latest change, for programs that keep a copy: accounts, a calendar, a warehouse. */

import { SECOND, toRfc3339 } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Deps } from '../../platform/deps.ts';
import { presentToStaff } from './list.ts';
import { type ChangePosition, findChanged } from './list-store.ts';

/**
 * A change is listed only when it is this old. Changes get their time before the commit, and the clocks of several instances differ
 * a little. A change that is listed at once could appear behind a cursor that has already passed it.
 */
const SETTLED = 10 * SECOND;

const BEGINNING: ChangePosition = { changedAt: 0, id: '' };

const toCursor = ({ changedAt, id }: ChangePosition): string => `${changedAt}.${id}`;

/** Reads a cursor whose form the contract has checked: `<epoch milliseconds>.<booking id>`. */
const fromCursor = (cursor: string): ChangePosition => {
  const point = cursor.indexOf('.');
  return { changedAt: Number(cursor.slice(0, point)), id: cursor.slice(point + 1) };
};

/** Lists what changed after the cursor, or everything without one. A booking that changes again moves to the end. */
export async function listChanges(
  { db, clock }: Deps,
  after: string | undefined,
  size: number,
): Promise<Schemas['BookingChanges']> {
  const from = after ? fromCursor(after) : BEGINNING;
  const rows = await findChanged(db.read, from, clock.now() - SETTLED, size + 1);
  const listed = rows.slice(0, size);
  const bookings = await presentToStaff(db.read, listed);
  const last = listed.at(-1)?.booking;
  return {
    content: listed.map(({ booking: { id, changedAt, deletedAt } }, place) => ({
      bookingId: id,
      changedAt: toRfc3339(changedAt),
      deleted: deletedAt !== null,
      booking: deletedAt === null ? (bookings[place] ?? null) : null,
    })),
    next: last ? toCursor(last) : (after ?? toCursor(BEGINNING)),
    hasMore: rows.length > size,
  };
}
