/** Free slots, by day and for the calendar. slot-rules.ts decides which are free (rules L4 to L8). */
import type { Schemas } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { readSettings } from '../settings/settings.ts';
import { eachDay, mustBePeriod } from '../shared/period.ts';
import { addDays, type IsoDate, istDate } from '../shared/time.ts';
import { rosterOf } from './roster-rules.ts';
import { bookableDay, horizonOf, slotsOf } from './slot-rules.ts';
import { findPendingBetween, findPendingOf } from './store.ts';

interface Wanted {
  durationInMinutes?: number;
  /** The booking that is to move. Its own place is free to it (rule L8). */
  exceptBookingId?: string;
}

export async function availableSlots(
  { db, clock }: Deps,
  { date, durationInMinutes = 0, exceptBookingId }: Wanted & { date: IsoDate },
): Promise<Schemas['Slot'][]> {
  const taken = (await findPendingOf(db.read, date)).filter(({ id }) => id !== exceptBookingId);
  const settings = await readSettings(db.read);
  return slotsOf({ settings, roster: rosterOf(settings), date, taken, now: clock.now() }, durationInMinutes);
}

type FreeSlot = Schemas['Slot'] & { date: IsoDate };

const DAYS_AT_ONCE = 7;

/** The first windows with room for a short visit. Reads one week at a time, because the first is usually enough. */
export async function firstFreeSlots({ db, clock }: Deps, most: number): Promise<FreeSlot[]> {
  const now = clock.now();
  const settings = await readSettings(db.read);
  const roster = rosterOf(settings);
  const today = istDate(now);
  const horizon = horizonOf(settings, today);
  const free: FreeSlot[] = [];
  for (let from = today; from <= horizon && free.length < most; from = addDays(from, DAYS_AT_ONCE)) {
    const days = { from, to: addDays(from, DAYS_AT_ONCE - 1) };
    const taken = Map.groupBy(await findPendingBetween(db.read, days), ({ date }) => date);
    for (const date of eachDay(days)) {
      const slots = slotsOf({ settings, roster, date, taken: taken.get(date) ?? [], now }, 0);
      free.push(...slots.filter(({ available }) => available).map(slot => ({ ...slot, date })));
    }
  }
  return free.slice(0, most);
}

/** Both ends are included. By default, the days from today to the last one that can be booked. Throws VALIDATION_ERROR. */
export async function bookableDays(
  { db, clock }: Deps,
  { from, to, durationInMinutes = 0, exceptBookingId }: Wanted & { from?: IsoDate; to?: IsoDate },
): Promise<Schemas['BookableDay'][]> {
  const now = clock.now();
  const settings = await readSettings(db.read);
  const roster = rosterOf(settings);
  const today = istDate(now);
  const asked = { from: from ?? today, to: to ?? horizonOf(settings, today) };
  const period = mustBePeriod(asked, from && !to ? 'from' : 'to');
  const pending = (await findPendingBetween(db.read, period)).filter(({ id }) => id !== exceptBookingId);
  const taken = Map.groupBy(pending, ({ date }) => date);
  return eachDay(period).map(date =>
    bookableDay({ settings, roster, date, taken: taken.get(date) ?? [], now }, durationInMinutes),
  );
}
