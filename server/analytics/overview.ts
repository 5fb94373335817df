/** The dashboard: today, and what needs somebody's attention (rulings R8). */
import { overdueVisits, unpaidVisits, visitsToday, visitsToRefund } from '../booking/list.ts';
import { availableSlots } from '../booking/read.ts';
import type { Schemas } from '../contract/types.ts';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { readSettings } from '../settings/settings.ts';
import { toRupees } from '../shared/money.ts';
import type { Period } from '../shared/period.ts';
import { addDays, type IsoDate, istDate } from '../shared/time.ts';
import { calendarMonth, monthBefore, periodBefore, weekOf } from './rules.ts';
import { countUnread, sumFigures } from './store.ts';

type Overview = Schemas['Overview'];

const FREE_SLOTS = 3;
const ATTENTION = 20;

const figuresOf = async (db: Queries, period: Period): Promise<Schemas['PeriodFigures']> => {
  const { bookings, revenuePaise } = await sumFigures(db, period);
  return { bookings, revenue: toRupees(revenuePaise) };
};

const compared = async (db: Queries, current: Period, previous: Period): Promise<Schemas['PeriodComparison']> => ({
  current: await figuresOf(db, current),
  previous: await figuresOf(db, previous),
});

/** The first windows that a short visit could still be booked in. */
const nextFreeSlots = async (deps: Deps, today: IsoDate): Promise<Overview['nextFreeSlots']> => {
  const { bookingHorizonDays } = await readSettings(deps.db.read);
  const free: Overview['nextFreeSlots'] = [];
  for (let day = 0; day <= bookingHorizonDays && free.length < FREE_SLOTS; day++) {
    const date = addDays(today, day);
    const slots = (await availableSlots(deps, { date })).filter(({ available }) => available);
    free.push(...slots.map(({ startTime, label, remaining }) => ({ date, startTime, label, remaining })));
  }
  return free.slice(0, FREE_SLOTS);
};

export const readOverview = async (deps: Deps): Promise<Overview> => {
  const db = deps.db.read;
  const now = deps.clock.now();
  const date = istDate(now);
  const today = { from: date, to: date };
  const week = weekOf(date);
  return {
    date,
    visits: await visitsToday(db, now),
    today: await compared(db, today, periodBefore(today)),
    week: await compared(db, week, periodBefore(week)),
    month: await compared(db, calendarMonth(date), monthBefore(date)),
    nextFreeSlots: await nextFreeSlots(deps, date),
    unpaid: await unpaidVisits(db, date, ATTENTION),
    toRefund: await visitsToRefund(db, ATTENTION),
    overdue: await overdueVisits(db, now, ATTENTION),
    unreadMessages: await countUnread(db),
  };
};
