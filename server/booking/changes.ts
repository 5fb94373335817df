/** Bookings in the order in which they changed, for whoever keeps a copy of them: accounts, a calendar, a warehouse. */
import type { Schemas } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { SECOND, toRfc3339 } from '../shared/time.ts';
import { presentToStaff } from './list.ts';
import { type Change, findChanged } from './list-store.ts';

/**
 * How old a change is before it is told. Changes are timed before they are committed, and by clocks that differ a little
 * where several instances run: told at once, one could appear behind a place that was read past already.
 */
const SETTLED = 10 * SECOND;

const BEGINNING: Change = { changedAt: 0, id: '' };

const writtenPlace = ({ changedAt, id }: Change): string => `${changedAt}.${id}`;

/** Of what the contract has checked (`<epoch milliseconds>.<booking id>`). */
const readPlace = (cursor: string): Change => {
  const point = cursor.indexOf('.');
  return { changedAt: Number(cursor.slice(0, point)), id: cursor.slice(point + 1) };
};

/** What changed after `after`, from the beginning without it. A booking that changes again moves to the end. */
export async function listChanges(
  { db, clock }: Deps,
  after: string | undefined,
  size: number,
): Promise<Schemas['BookingChanges']> {
  const from = after ? readPlace(after) : BEGINNING;
  const rows = await findChanged(db.read, from, clock.now() - SETTLED, size + 1);
  const told = rows.slice(0, size);
  const bookings = await presentToStaff(db.read, told);
  const last = told.at(-1)?.booking;
  return {
    content: told.map(({ booking: { id, changedAt, deletedAt } }, place) => ({
      bookingId: id,
      changedAt: toRfc3339(changedAt),
      deleted: deletedAt !== null,
      booking: deletedAt === null ? (bookings[place] ?? null) : null,
    })),
    next: last ? writtenPlace(last) : (after ?? writtenPlace(BEGINNING)),
    hasMore: rows.length > size,
  };
}
