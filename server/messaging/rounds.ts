/** What goes out at a time of day, and who will be late (rules Q2, Q6). */
import type { Queries } from '../db/database.ts';
import type { JobKind } from '../jobs/rules.ts';
import { routeOf } from '../professional/fit-rules.ts';
import { eveOf } from '../professional/progress-rules.ts';
import { readTeamAndRoads, toBookedVisit, workdayOf } from '../professional/team.ts';
import { placesOf } from '../professional/ways.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { addDays, DAY, type Instant, type IsoDate, istDate, istInstant, MINUTE, SECOND } from '../shared/time.ts';
import { figuresOf, partsOf, uncoveredOn } from './facts.ts';
import type { Way } from './kinds.ts';
import { arrivalsOf, lateSteps, type RouteStop } from './late-rules.ts';
import { mobileOf } from './outgoing.ts';
import { stepOfSlot } from './plan-rules.ts';
import { keyOf, queue, type Wanted } from './send.ts';
import { findKeys, findRouteOn, findToldSince, findVisitsOn, type RouteVisit } from './store.ts';

const [UNCOVERED_AT, TOMORROW_AT, SUMMARY_AT] = [17 * 60, 20 * 60, 21 * 60];

const aboutDay = { bookingId: null, userId: null };

/** Who comes: for visits that were booked before the evening of the day before. Later ones are confirmed with her name. */
const whoComes = async (db: Queries, date: IsoDate, now: Instant): Promise<Wanted[]> => {
  const eve = eveOf(date);
  if (now < eve) return [];
  const visits = (await findVisitsOn(db, date)).filter(
    ({ professionalId, createdAt, startMinute }) => professionalId && createdAt < eve && now < istInstant(date, startMinute),
  );
  const told = await findToldSince(
    db,
    visits.map(({ bookingId }) => bookingId),
    eve,
  );
  return visits
    .filter(({ bookingId }) => !told.has(bookingId))
    .map(({ bookingId, userId, professionalId, startMinute }) => ({
      kind: 'PROFESSIONAL',
      step: stepOfSlot({ date, minute: startMinute }),
      dueAt: eve,
      ...{ subject: bookingId, bookingId, userId, professionalId, ways: ['PHONE'] },
    }));
};

/** Each professional's visits of this day. Nobody comes to a test (rule W50). */
const herDay = async (db: Queries, date: IsoDate, dueAt: Instant): Promise<Wanted[]> => {
  const hers = new Set(
    (await findVisitsOn(db, date)).flatMap(({ professionalId, isTest }) => (isTest ? [] : (professionalId ?? []))),
  );
  return [...hers].map(professionalId => ({
    kind: 'TOMORROW',
    step: date,
    dueAt,
    ...aboutDay,
    ...{ subject: professionalId, professionalId, ways: ['PHONE'] },
  }));
};

const toSalon = (kind: 'UNCOVERED' | 'SUMMARY', step: IsoDate, dueAt: Instant, ways: Wanted['ways']): Wanted => ({
  ...{ kind, step, dueAt, professionalId: null, subject: 'salon', ways },
  ...aboutDay,
});

const uncovered = async (db: Queries, date: IsoDate, dueAt: Instant, { phone }: Settings, now: Instant): Promise<Wanted[]> => {
  if ((await uncoveredOn(db, date, now)).length === 0) return [];
  return [toSalon('UNCOVERED', date, dueAt, mobileOf(phone) ? ['PHONE', 'EMAIL'] : ['EMAIL'])];
};

const WAITED_FOR = ['PLANNED', 'ON_THE_WAY'];

/** How many steps each customer was told, by booking and slot. */
const stepsTold = (keys: Set<string>): Map<string, number> => {
  const told = new Map<string, number>();
  for (const key of keys) {
    const { subject, step } = partsOf({ key });
    const [day, minute, steps] = step.split('.');
    const slot = `${subject} ${day}.${minute}`;
    told.set(slot, Math.max(told.get(slot) ?? 0, Number(steps)));
  }
  return told;
};

/** The customers of today who have to wait longer than they were told, each step once. */
const late = async (db: Queries, settings: Settings, date: IsoDate, now: Instant): Promise<Wanted[]> => {
  const { people, roadsAmong } = await readTeamAndRoads(db, settings);
  const visits = await findRouteOn(db, date);
  const told = stepsTold(await findKeys(db, 'LATE', now - DAY));
  const found: Wanted[] = [];
  for (const person of people) {
    const hers = visits.filter(({ professionalId }) => professionalId === person.record.id);
    if (!hers.some(({ pending }) => pending)) continue;
    const workday = workdayOf(person, settings, date, hers.map(toBookedVisit));
    const route = routeOf(workday, workday.visits, await roadsAmong(() => placesOf([workday])));
    const stops = hers.map((visit, n) => toStop(visit, route[n]?.travel ?? 0));
    const arrivals = arrivalsOf(stops, now);
    for (const [n, visit] of hers.entries()) {
      const stop = stops[n] as RouteStop;
      const steps = lateSteps(stop, arrivals[n] as Instant, settings.arrivalGraceMinutes);
      const { bookingId, userId, professionalId } = visit;
      const slot = stepOfSlot({ date, minute: visit.startMinute });
      const toldSteps = told.get(`${bookingId} ${slot}`) ?? 0;
      if (!visit.pending || !WAITED_FOR.includes(stop.state) || steps <= toldSteps) continue;
      const step = `${slot}.${steps}`;
      found.push({ kind: 'LATE', step, dueAt: now, subject: bookingId, bookingId, userId, professionalId, ways: ['PHONE'] });
    }
  }
  return found;
};

const toStop = ({ status, completedAt, ...visit }: RouteVisit, travel: number): RouteStop => ({
  ...visit,
  ...(status === 'COMPLETED' && { state: 'DONE' as const, doneAt: visit.doneAt ?? completedAt }),
  travel,
});

/** What is due by now. It may have been planned before. */
const wantedAt = async (db: Queries, settings: Settings, now: Instant): Promise<Wanted[]> => {
  const today = istDate(now);
  const tomorrow = addDays(today, 1);
  const isAfter = (minute: number) => now >= istInstant(today, minute);
  // After midnight, yesterday's summary may still be missing.
  const summaryOf = isAfter(SUMMARY_AT) ? today : addDays(today, -1);
  const hasFigures = Object.values(await figuresOf(db, summaryOf)).some(Boolean);
  const summary = hasFigures ? [toSalon('SUMMARY', summaryOf, istInstant(summaryOf, SUMMARY_AT), ['EMAIL'])] : [];
  if (settings.capacity === 'TEAMS') return summary;
  return [
    ...summary,
    ...(await whoComes(db, today, now)),
    ...(await whoComes(db, tomorrow, now)),
    ...(isAfter(TOMORROW_AT) ? await herDay(db, tomorrow, istInstant(today, TOMORROW_AT)) : []),
    ...(isAfter(UNCOVERED_AT) ? await uncovered(db, tomorrow, istInstant(today, UNCOVERED_AT), settings, now) : []),
    ...(await late(db, settings, today, now)),
  ];
};

/** Runs every five minutes on one of the instances. */
export const messageRound: JobKind<null> = {
  name: 'MESSAGE_ROUND',
  tries: 3,
  timeLimit: 60 * SECOND,
  every: 5 * MINUTE,
  run: async (_payload, { db, clock }) => {
    const now = clock.now();
    const settings = await readSettings(db.read);
    const wanted = await wantedAt(db.read, settings, now);
    const known = new Set<string>();
    for (const kind of new Set(wanted.map(one => one.kind)))
      for (const key of await findKeys(db.read, kind, now - 2 * DAY)) known.add(key);
    const missing = wanted.filter(one => !known.has(keyOf(one, one.ways[0] as Way)) && !settings.messagesOff.includes(one.kind));
    if (missing.length > 0) await db.tx(tx => queue(tx, missing, now));
  },
};
