/** The popular order (rule C3) counts the bookings of the last 90 days. Reading a list counts them again, at most once a minute. */

import { type Instant, istDate, istMidnight, MINUTE } from '../../../common/time.ts';
import type { Deps } from '../../platform/deps.ts';
import { countBookings, findPopularities, setPopularity } from './popularity-store.ts';
import { oldestPopularDay } from './rules.ts';

/** How long the counts are kept. */
const KEPT = MINUTE;

type Needed = Pick<Deps, 'db' | 'clock' | 'catalogAnswers'> & { log: Pick<Deps['log'], 'error'> };

/** Returns a function that updates the popular order. It is called before a list is read. */
export function popularOrder({ db, clock, catalogAnswers, log }: Needed) {
  let countedAt: Instant | undefined;

  const count = async (now: Instant) => {
    const booked = await countBookings(db.read, istMidnight(oldestPopularDay(istDate(now))), now);
    const services = (await findPopularities(db.read)).map(service => ({ ...service, booked: booked.get(service.id) ?? 0 }));
    const changed = services.filter(({ popularity, booked }) => popularity !== booked);
    if (changed.length === 0) return;
    await db.tx(async tx => {
      for (const { id, booked } of changed) await setPopularity(tx, id, booked);
    });
    catalogAnswers.clear();
  };

  return async () => {
    const now = clock.now();
    if (countedAt !== undefined && Math.abs(now - countedAt) < KEPT) return;
    countedAt = now;
    try {
      await count(now);
    } catch (err) {
      // The visitor gets the list even if the disk is full. Until it works again, the list has an older order.
      log.error({ err }, 'The popular order could not be brought up to date');
    }
  };
}
