/** Seven days at a glance: who is visited when, and how full the windows are (rule B22). */

import { timeOf } from '../../../common/minutes.ts';
import { toRupees } from '../../../common/money.ts';
import { addDays, type IsoDate } from '../../../common/time.ts';
import { eachDay, type Period } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { calendarSlotsOf } from '../../schedule/fit/calendar-rules.ts';
import { ANY_VISIT, daysFor } from '../../schedule/free/days.ts';
import { whoComesTo } from '../../schedule/professional/who-comes.ts';
import { itemsOfBookings } from '../record/read.ts';
import { type BookingItemRow, moneyOf, paymentStatusOf } from '../record/rules.ts';
import { marksOf } from '../series/mark.ts';
import { heldIn } from '../wait/show.ts';
import { findVisits, type Listed } from './list-store.ts';

type Settings = Required<Schemas['Settings']>;

const DAYS = 7;

type Professional = Schemas['CalendarVisit']['professional'];

const toVisit = (
  { booking, fullName }: Listed,
  items: BookingItemRow[] = [],
  professional: Professional = null,
  mark: { everyWeeks?: number } = {},
): Schemas['CalendarVisit'] => {
  const { paymentState, payBy } = moneyOf(booking);
  return {
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
    ...{ paymentState, payBy },
    professional,
    ...mark,
  };
};

/** The visits of a week, with who comes, which staff may always know. */
const readVisits = async (db: Queries, week: Period, settings: Settings, professionalId: string | undefined) => {
  const listed = await findVisits(db, week);
  const ids = listed.map(({ booking }) => booking.id);
  const whoComes = await whoComesTo(db, settings, ids, 'STAFF');
  const visits = listed.map(one => ({ ...one, professional: whoComes.get(one.booking.id)?.professional ?? null }));
  return professionalId === undefined ? visits : visits.filter(({ professional }) => professional?.id === professionalId);
};

/** The seven days that begin with `from`: of all, or of one professional. With teams there is none to choose. */
export async function readWeek(
  { db, clock }: Deps,
  { from, professionalId: asked }: { from: IsoDate; professionalId?: string | undefined },
): Promise<Schemas['BookingWeek']> {
  const now = clock.now();
  const settings = await readSettings(db.read);
  const week = { from, to: addDays(from, DAYS - 1) };
  const professionalId = settings.capacity === 'PROFESSIONALS' ? asked : undefined;
  const dayOf = await daysFor(db.read, week, { settings, now, wish: { ...ANY_VISIT, professionalId } });
  const listed = await readVisits(db.read, week, settings, professionalId);
  const items = await itemsOfBookings(
    db.read,
    listed.map(({ booking }) => booking.id),
  );
  const markOf = await marksOf(
    db.read,
    listed.map(({ booking }) => booking),
  );
  const held = await heldIn(db.read, week);
  const isOf = (one: { professionalId: string | null }) => professionalId === undefined || one.professionalId === professionalId;
  const byDay = Map.groupBy(listed, ({ booking }) => booking.bookingDate);
  return {
    teams: settings.teams,
    days: eachDay(week).map(date => {
      const visits = byDay.get(date) ?? [];
      const bookings = visits.map(({ booking }) => booking);
      const slots = calendarSlotsOf(dayOf(date), bookings);
      const heldThen = (held.get(date) ?? []).filter(isOf);
      return {
        date,
        closed: !slots.some(({ open }) => open),
        slots,
        visits: visits.map(one => toVisit(one, items.get(one.booking.id), one.professional, markOf(one.booking))),
        ...(heldThen.length > 0 && { held: heldThen }),
      };
    }),
  };
}
