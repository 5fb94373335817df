/**
 * The popular order: bookings of the last 90 days (rule C3). The sum is kept on the service by the bookings
 * themselves, so no list ever counts history; once a day the day that fell out of the window is taken off.
 */
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { addDays, type Instant, istDate, istMidnight, MINUTE } from '../shared/time.ts';
import { oldestPopularDay } from './rules.ts';
import { countBookingOf, rollPopularity } from './store.ts';

/** Counts a booking made at `madeAt` for each of its services, or takes it back. The caller clears `catalogAnswers`. */
export async function countBooking(db: Queries, items: { serviceId: string }[], madeAt: Instant, by: 1 | -1, now: Instant) {
  const oldestDay = oldestPopularDay(istDate(now));
  // Always in the same order, so that two bookings of the same services never wait for each other in a circle.
  const serviceIds = items.map(({ serviceId }) => serviceId).toSorted();
  for (const serviceId of serviceIds) await countBookingOf(db, serviceId, istDate(madeAt), by, oldestDay);
}

type Needed = Pick<Deps, 'db' | 'clock' | 'catalogAnswers'> & { log: Pick<Deps['log'], 'error'> };

/** Returns a call that makes sure the sums are today's, before a list is read. */
export function dailyRoll({ db, clock, catalogAnswers, log }: Needed) {
  let nextRoll: Instant = 0;
  return async () => {
    const now = clock.now();
    if (now < nextRoll) return;
    const today = istDate(now);
    nextRoll = istMidnight(addDays(today, 1));
    try {
      await db.tx(tx => rollPopularity(tx, oldestPopularDay(today)));
      catalogAnswers.clear();
    } catch (err) {
      // A full disk must not cost the visitor the list; its order is of another day until this works.
      log.error({ err }, 'The popular order could not be brought up to date');
      nextRoll = now + MINUTE;
    }
  };
}
