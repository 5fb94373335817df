/** The dashboard: today, and what needs attention (rule W18). */

import { toRupees } from '../../../common/money.ts';
import { istDate } from '../../../common/time.ts';
import { unreadMessages } from '../../messages/contact-form/message.ts';
import type { Period } from '../../platform/contract/period.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { firstFreeSlots } from '../../visits/booking/slots.ts';
import { overdueVisits, unpaidVisits, visitsToday, visitsToRefund } from '../../visits/list/list.ts';
import { calendarMonth, monthBefore, periodBefore, weekOf } from './rules.ts';
import { sumFigures } from './store.ts';

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

const nextFreeSlots = async (deps: Deps): Promise<Overview['nextFreeSlots']> =>
  (await firstFreeSlots(deps, FREE_SLOTS)).map(({ date, startTime, label, remaining }) => ({
    date,
    startTime,
    label,
    remaining,
  }));

/** What is there to do. The salon's figures are null for the desk (rule K15). */
export async function readOverview(deps: Deps, { staffRole }: Pick<Caller, 'staffRole'>): Promise<Overview> {
  const db = deps.db.read;
  const now = deps.clock.now();
  const date = istDate(now);
  const today = { from: date, to: date };
  const week = weekOf(date);
  const seesFigures = staffRole !== 'DESK';
  const figures = async (current: Period, previous: Period) => (seesFigures ? compared(db, current, previous) : null);
  return {
    date,
    visits: await visitsToday(db, now),
    today: await figures(today, periodBefore(today)),
    week: await figures(week, periodBefore(week)),
    month: await figures(calendarMonth(date), monthBefore(date)),
    nextFreeSlots: await nextFreeSlots(deps),
    unpaid: await unpaidVisits(db, date, ATTENTION),
    toRefund: await visitsToRefund(db, ATTENTION),
    overdue: await overdueVisits(db, now, ATTENTION),
    unreadMessages: await unreadMessages(db),
  };
}
