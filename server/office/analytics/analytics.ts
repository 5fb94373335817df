/** Figures of a period (rule B22). The database makes every sum; paise become rupees here. */
import { setImmediate } from 'node:timers/promises';
import { toRupees } from '../../../common/money.ts';
import { type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import { eachDay, type Period } from '../../platform/contract/period.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { readSettings } from '../../salon/settings/settings.ts';
import { placesOf, placesTaken } from '../../schedule/fit/calendar-rules.ts';
import { unbookedRosters } from '../../schedule/free/days.ts';
import { periodBefore, periodOf, summedUp, topOf } from './rules.ts';
import {
  countNoShows,
  countVisitors,
  figuresByDay,
  NOTHING,
  type ServiceSold,
  soldServices,
  sumAfter,
  sumFigures,
  sumMadeOn,
  usedCoupons,
  type Visitors,
  visitsByDay,
} from './store.ts';

type Analytics = Schemas['Analytics'];

const sumOf = ({ bookings, revenuePaise }: { bookings: number; revenuePaise: number }): Schemas['BookingSum'] => ({
  bookings,
  revenue: toRupees(revenuePaise),
});

const totalsOf = async (
  db: Queries,
  period: Period,
  { visitors, firstVisits }: Visitors,
): Promise<Schemas['AnalyticsTotals']> => {
  const { bookings, revenuePaise, cancelled, discountPaise } = await sumFigures(db, period);
  return {
    bookings,
    revenue: toRupees(revenuePaise),
    cancelled,
    noShows: await countNoShows(db, period),
    discount: toRupees(discountPaise),
    newCustomers: firstVisits,
    returningCustomers: visitors - firstVisits,
  };
};

/** Every day of the period. Capacity is who could come × windows, by today's settings for past days too. */
const byDay = async (db: Queries, period: Period, now: Instant): Promise<Analytics['byDay']> => {
  const settings = await readSettings(db);
  const rosterOn = await unbookedRosters(db, settings, period, now);
  const figures = await figuresByDay(db, period);
  const visits = await visitsByDay(db, period);
  return eachDay(period).map(date => {
    const { bookings, revenuePaise, cancelled } = figures.get(date) ?? NOTHING;
    const day = { settings, date };
    const booked = placesTaken(day, visits.get(date) ?? []);
    const capacity = placesOf({ ...day, roster: rosterOn(date) });
    return { date, bookings, revenue: toRupees(revenuePaise), cancelled, booked, capacity };
  });
};

const categoriesOf = (services: ServiceSold[]) =>
  summedUp(services.map(sold => ({ ...sold, id: sold.categoryId, name: sold.categoryName ?? 'Uncategorised' })));

/** Throws VALIDATION_ERROR for a period that ends before it begins or has more than 366 days. */
export async function readAnalytics({ db, clock }: Deps, from: IsoDate | undefined, to: IsoDate | undefined): Promise<Analytics> {
  const today = istDate(clock.now());
  const period = periodOf(from, to, today);
  // The queries for a year take a tenth of a second together, on a slow day three. In between, customers get their answers.
  const services = await soldServices(db.read, period);
  await setImmediate();
  const coupons = await usedCoupons(db.read, period);
  const before = periodBefore(period);
  const visitors = await countVisitors(db.read, period, before);
  await setImmediate();
  const totals = await totalsOf(db.read, period, visitors.current);
  const previous = await totalsOf(db.read, before, visitors.previous);
  await setImmediate();
  return {
    ...period,
    takenToday: sumOf(await sumMadeOn(db.read, today)),
    bookedAhead: sumOf(await sumAfter(db.read, today)),
    totals,
    previous,
    byDay: await byDay(db.read, period, clock.now()),
    topServices: topOf(services),
    topCategories: topOf(categoriesOf(services)),
    coupons: coupons.map(({ code, uses, discountPaise }) => ({ code, uses, discount: toRupees(discountPaise) })),
  };
}
