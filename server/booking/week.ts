/** Seven days at a glance: who is visited when, and how full the windows are (rule B22). */
import type { Schemas } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { readSettings } from '../settings/settings.ts';
import { toRupees } from '../shared/money.ts';
import { eachDay } from '../shared/period.ts';
import { addDays, type IsoDate, timeOf } from '../shared/time.ts';
import { ANY_VISIT, daysFor } from './days.ts';
import { findVisits, type Listed } from './list-store.ts';
import { paymentStatusOf } from './rules.ts';
import { calendarSlotsOf } from './slot-rules.ts';
import { type BookingItemRow, findItems } from './store.ts';

const DAYS = 7;

const toVisit = ({ booking, fullName }: Listed, items: BookingItemRow[] = []): Schemas['CalendarVisit'] => ({
  bookingId: booking.id,
  bookingTime: timeOf(booking.startMinute),
  endTime: timeOf(booking.endMinute),
  durationInMinutes: booking.durationInMinutes,
  fullName,
  name: items.map(({ name }) => name),
  area: booking.address?.streetArea ?? null,
  finalPrice: toRupees(booking.finalPaise),
  status: booking.status,
  paymentStatus: paymentStatusOf(booking),
});

/** The seven days that begin with `from`. */
export async function readWeek({ db, clock }: Deps, from: IsoDate): Promise<Schemas['BookingWeek']> {
  const now = clock.now();
  const settings = await readSettings(db.read);
  const week = { from, to: addDays(from, DAYS - 1) };
  const dayOf = await daysFor(db.read, week, { settings, now, wish: ANY_VISIT });
  const listed = await findVisits(db.read, week);
  const items = await findItems(
    db.read,
    listed.map(({ booking }) => booking.id),
  );
  const byDay = Map.groupBy(listed, ({ booking }) => booking.bookingDate);
  return {
    teams: settings.teams,
    days: eachDay(week).map(date => {
      const visits = byDay.get(date) ?? [];
      const bookings = visits.map(({ booking }) => booking);
      const slots = calendarSlotsOf(dayOf(date), bookings);
      return {
        date,
        closed: !slots.some(({ open }) => open),
        slots,
        visits: visits.map(visit => toVisit(visit, items.get(visit.booking.id))),
      };
    }),
  };
}
