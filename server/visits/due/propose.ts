/** What a signed-in customer is due for, each with three times that can be booked (rules B111 to B113). Nothing is held. */

import { refOf } from '../../../common/choice.ts';
import { quietPercentAt } from '../../../common/extras.ts';
import { minuteOf } from '../../../common/minutes.ts';
import { overlaps } from '../../../common/span.ts';
import { addDays, type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import { perhaps } from '../../platform/contract/perhaps.ts';
import { eachDay, type Period } from '../../platform/contract/period.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { isOutsideArea } from '../../salon/settings/area-rules.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { addressesOf } from '../../schedule/address/address.ts';
import { slotsOf, visitAt } from '../../schedule/fit/slot-rules.ts';
import { daysFor, weeksOf } from '../../schedule/free/days.ts';
import { pendingOf } from '../../schedule/free/time.ts';
import { findActive } from '../../schedule/professional/team.ts';
import { leadOf, leadsOf } from '../../schedule/professional/visits.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { mustFindCategory, servicesOnSale } from '../../shop/catalog/catalog.ts';
import { itemsAgain } from '../booking/again.ts';
import { type Question, questionOf } from '../booking/slots.ts';
import { costOf } from '../offer/price.ts';
import { bookingRowOf, itemsOf } from '../record/read.ts';
import { itemOf } from '../record/rules.ts';
import { askedBy, plainIds } from '../wait/asked.ts';
import { openWaitsOf } from '../wait/end.ts';
import { DAYS_BEFORE, type FreeTime, type Habit, habitOf, type IntervalRow, notNowUntil, threeOf, weeksSince } from './rules.ts';
import { categoriesOf } from './show.ts';
import { findDueOf, findIntervalsOf, findLastVisits, hideVisit } from './store.ts';

type DueVisit = Schemas['DueVisit'];
type Pending = Awaited<ReturnType<typeof pendingOf>>;

const MOST = 3;
/** Who usually comes shows in the last visits. */
const HABIT_VISITS = 6;
/** How far ahead a proposal looks, from tomorrow on. */
const DAYS_AHEAD = 14;

interface Home {
  caller: Caller;
  now: Instant;
  settings: Settings;
  pending: Pending;
}

/** Without the categories that an open wait asks for. */
const withoutWaits = async (db: Queries, rows: IntervalRow[], { id }: Caller): Promise<IntervalRow[]> => {
  const waits = rows.length === 0 ? [] : await openWaitsOf(db, id);
  const services = await servicesOnSale(
    db,
    waits.flatMap(({ serviceIds }) => plainIds(serviceIds)),
  );
  const waited = new Set(services.values().map(({ categoryId }) => categoryId));
  return rows.filter(({ categoryId }) => !waited.has(categoryId));
};

const habitIn = async (db: Queries, row: IntervalRow, { capacity }: Settings): Promise<Habit> => {
  const visits = await findLastVisits(db, row, HABIT_VISITS);
  if (capacity === 'TEAMS') return habitOf(visits, []);
  const ids = visits.map(({ bookingId }) => bookingId);
  const came = await leadsOf(db, ids);
  const working: string[] = [];
  for (const id of ids) {
    const professionalId = came.get(id)?.professionalId;
    if (professionalId && (await findActive(db, { id: professionalId }))) working.push(professionalId);
  }
  return habitOf(visits, working);
};

type Offered = FreeTime & Pick<Schemas['Slot'], 'startTime' | 'endTime'>;

/** The free times of these days by the slot list's own function, none of them beside another visit of the customer. */
const timesIn = async (db: Queries, days: Period, asked: Question, pending: Pending): Promise<Offered[]> => {
  const dayOf = await daysFor(db, days, asked);
  return eachDay(days).flatMap(date => {
    const day = dayOf(date);
    const own = pending.filter(({ bookingDate }) => bookingDate === date);
    return slotsOf(day, asked.durationInMinutes).flatMap(({ available, startTime, endTime }) => {
      const startMinute = minuteOf(startTime);
      const isTaken = () => own.some(one => overlaps(one, visitAt(day, startMinute, asked.durationInMinutes).visit));
      if (!available || isTaken()) return [];
      return [{ date, startMinute, startTime, endTime, professionalId: asked.wish.professionalId }];
    });
  });
};

/** A week is usually enough: the second is read only if the first has too little. */
const threeTimes = async (db: Queries, asked: Question, habit: Habit, pending: Pending): Promise<Offered[]> => {
  const from = addDays(istDate(asked.now), 1);
  const found: Offered[] = [];
  for (const week of weeksOf({ from, to: addDays(from, DAYS_AHEAD - 1) })) {
    if (habit.professionalId !== undefined) {
      const hers = { ...asked, wish: { ...asked.wish, professionalId: habit.professionalId } };
      found.push(...(await timesIn(db, week, hers, pending)));
    }
    found.push(...(await timesIn(db, week, asked, pending)));
    if (new Set(found.map(({ date }) => date)).size >= MOST) break;
  }
  return threeOf(found, habit);
};

/** The address of the last visit, if it is still the customer's; of a visit without one, the only one that there is. */
const addressFor = async (db: Queries, userId: string, addressId: string | null) => {
  const all = await addressesOf(db, userId);
  return addressId === null && all.length === 1 ? all[0] : all.find(({ id }) => id === addressId);
};

/** The last visit as it can be booked again; undefined if something of it is gone. */
const wantedAgain = async (db: Queries, row: IntervalRow) => {
  const booking = await bookingRowOf(db, row.lastBookingId);
  const { items, gone, durationInMinutes } = await itemsAgain(db, (await itemsOf(db, row.lastBookingId)).map(itemOf));
  const services = await servicesOnSale(
    db,
    items.map(({ serviceId }) => serviceId),
  );
  const address = booking && (await addressFor(db, row.userId, booking.addressId));
  if (!address || !services.values().some(({ categoryId }) => categoryId === row.categoryId)) return undefined;
  const visit = await leadOf(db, row.lastBookingId);
  const refs = items.flatMap(item => Array<string>(item.quantity).fill(refOf(item)));
  return { items, gone, durationInMinutes, address, refs, womenOnly: visit?.womenOnly ?? false };
};

const propose = async (deps: Deps, row: IntervalRow, home: Home): Promise<Omit<DueVisit, 'category'> | undefined> => {
  const db = deps.db.read;
  const { caller, now, settings, pending } = home;
  const wanted = await wantedAgain(db, row);
  if (!wanted) return undefined;
  const { items, gone, durationInMinutes, address, refs } = wanted;
  const womenOnly = settings.capacity === 'PROFESSIONALS' && wanted.womenOnly;
  const question = await questionOf(deps, { serviceIds: refs.join(), addressId: address.id, womenOnly }, now, caller);
  if (isOutsideArea(settings, question.where)) return undefined;
  const named = { userId: caller.id, bookingId: null, addressId: address.id, serviceIds: refs, womenOnly };
  const asked = await askedBy(db, { ...named, professionalId: null }, now);
  const [times, people] = [await threeTimes(db, question, await habitIn(db, row, settings), pending), await shownPeople(db)];
  const priced: DueVisit['times'] = [];
  // Times cost the same unless one is quiet (rule M51).
  const costs = new Map<number, Awaited<ReturnType<typeof costOf>>>();
  for (const { date, startMinute, startTime, endTime, professionalId } of times) {
    const quiet = quietPercentAt(settings, date, startMinute);
    const cost = costs.get(quiet) ?? (await costOf(deps, db, { date, startMinute }, asked, now));
    costs.set(quiet, cost);
    const { finalPrice, dueNow: deposit } = cost;
    const professional = people.get(professionalId ?? '') ?? null;
    priced.push({ date, startTime, endTime, professional, finalPrice, deposit });
  }
  if (priced.length === 0) return undefined;
  const { building, city, postalCode } = address;
  return {
    ...{ lastDate: row.lastDate, dueOn: row.dueOn ?? row.lastDate, weeksSince: weeksSince(row.lastDate, istDate(now)) },
    ...{ items, gone, durationInMinutes, addressId: address.id, address: { building, city, postalCode } },
    ...{ womenOnly, times: priced },
  };
};

const rangeFor = (today: IsoDate) => ({ to: addDays(today, DAYS_BEFORE), today });

/** At most three, the longest overdue first. Categories of one visit are one proposal. */
export async function listDue(deps: Deps, caller: Caller): Promise<DueVisit[]> {
  const [db, now] = [deps.db.read, deps.clock.now()];
  const rows = await withoutWaits(db, await findDueOf(db, caller.id, rangeFor(istDate(now))), caller);
  if (rows.length === 0) return [];
  const [settings, pending] = [await readSettings(db), await pendingOf(db, caller.id)];
  if (pending.length >= settings.maxPendingBookings) return [];
  const categoryOf = await categoriesOf(db, rows);
  const ofVisits = [...Map.groupBy(rows, ({ lastBookingId }) => lastBookingId).values()];
  const found: DueVisit[] = [];
  for (const [row] of ofVisits.slice(0, MOST)) {
    // What cannot be booked, such as less than the minimum order, is not proposed.
    const proposal = row && (await perhaps(propose(deps, row, { caller, now, settings, pending })));
    if (row && proposal) found.push({ category: categoryOf(row.categoryId), ...proposal });
  }
  return found;
}

/** Hides the category with the others of the same visit. Throws CATEGORY_NOT_FOUND. */
export function hideDue({ db, clock }: Deps, categoryId: string, { id }: Caller): Promise<{ hiddenUntil: IsoDate }> {
  return db.tx(async tx => {
    await mustFindCategory(tx, categoryId);
    const row = (await findIntervalsOf(tx, id)).find(one => one.categoryId === categoryId);
    const hiddenUntil = notNowUntil(istDate(clock.now()));
    if (row) await hideVisit(tx, id, row.lastBookingId, hiddenUntil);
    return { hiddenUntil };
  });
}
