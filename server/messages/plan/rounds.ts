/** What goes out at a time of day, and who will be late (rules Q2, Q6). */
import { istInstant } from '../../../common/minutes.ts';
import { addDays, DAY, HOUR, type Instant, type IsoDate, istDate, MINUTE, SECOND } from '../../../common/time.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { eveOf } from '../../schedule/professional/visit-rules.ts';
import { figuresOf, uncoveredOn, visitsByHer } from '../facts/day-facts.ts';
import { newsOn } from '../facts/who-comes.ts';
import { GATHERED_FOR } from '../send/gather-rules.ts';
import { queue } from '../send/send.ts';
import type { Wanted } from '../send/wanted.ts';
import type { Alert } from '../who-learns/alert-rules.ts';
import { wantedOf } from '../who-learns/alert-rules.ts';
import type { Way } from '../who-learns/kinds.ts';
import { isOff, KINDS } from '../who-learns/kinds.ts';
import { readListeners } from '../who-learns/listeners.ts';
import { keyOf, namesAsKept, partsOf } from '../who-learns/message.ts';
import { stepOfSlot } from '../who-learns/pointless-rules.ts';
import { afterNight } from '../who-learns/timing-rules.ts';
import { kindsFor } from '../who-learns/who-learns.ts';
import { balancesAt } from './balance.ts';
import { type Delay, delaysOn } from './delays.ts';
import { findKeys } from './store.ts';

const [UNCOVERED_AT, TOMORROW_AT, SUMMARY_AT] = [17 * 60, 20 * 60, 21 * 60];

const aboutDay = { bookingId: null, userId: null };

/**
 * Who comes to each visit of a day whose eve has begun, or that we shall tell; and again when that has changed, by leave or otherwise
 * (rules Q31, Q32). Later bookings are confirmed with the name.
 */
const whoComes = async (db: Queries, date: IsoDate, hasMail: boolean, now: Instant): Promise<Wanted[]> => {
  const eve = eveOf(date);
  if (now < eve) return [];
  return (await newsOn(db, date, now)).flatMap(({ visit: { bookingId, userId, email, startMinute }, comes, news }) => {
    const start = istInstant(date, startMinute);
    if (news === 'EVE' && now >= start) return [];
    const slot = stepOfSlot({ date, minute: startMinute });
    const [step, dueAt] = news === 'EVE' ? [slot, eve] : [`${slot}.${now}`, now + GATHERED_FOR];
    const about = { subject: bookingId, bookingId, userId, ...namesAsKept(comes) };
    return kindsFor(news === 'EVE' ? 'EVE' : 'UNCOVERED', 'customer').map(kind => ({
      ...{ kind, step, dueAt, ...about, atNight: start < afterNight(now) + HOUR },
      ways: KINDS[kind].ways.filter(way => way === 'PHONE' || (hasMail && email !== null)),
    }));
  });
};

/** Each professional's visits of this day. */
const herDay = async (db: Queries, date: IsoDate, dueAt: Instant): Promise<Wanted[]> => {
  const hers = [...(await visitsByHer(db, date)).keys()].filter(id => id !== null);
  return hers.flatMap(professionalId =>
    kindsFor('EVENING', 'gets').map(kind => ({
      ...{ kind, step: date, dueAt, ...aboutDay },
      ...{ subject: professionalId, professionalId, ways: KINDS[kind].ways },
    })),
  );
};

const toSalon = (kind: 'UNCOVERED' | 'SUMMARY', step: IsoDate, dueAt: Instant): Alert => ({
  ...{ kind, step, dueAt, professionalId: null, subject: 'salon' },
  ...aboutDay,
});

const uncovered = async (db: Queries, date: IsoDate, dueAt: Instant, now: Instant): Promise<Alert[]> =>
  (await uncoveredOn(db, date, now)).length === 0 ? [] : [toSalon('UNCOVERED', date, dueAt)];

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

/** The latest of several who come late to one booking, because its customer hears once how long it takes (rule N105). */
const latestOf = (delays: Delay[]): Delay[] =>
  [...Map.groupBy(delays, ({ visit }) => visit.bookingId).values()].flatMap(
    ofBooking => ofBooking.toSorted((a, b) => b.steps - a.steps)[0] ?? [],
  );

/** The customers of today who have to wait longer than they were told, each step once. */
const late = async (db: Queries, delays: Delay[], now: Instant): Promise<Wanted[]> => {
  const told = stepsTold(await findKeys(db, 'LATE', now - DAY));
  return latestOf(delays).flatMap(({ visit, steps }) => {
    const { bookingId, userId, professionalId } = visit;
    const slot = stepOfSlot({ date: visit.date, minute: visit.bookingStart });
    if (steps <= (told.get(`${bookingId} ${slot}`) ?? 0)) return [];
    const about = { subject: bookingId, bookingId, userId, professionalId };
    const step = `${slot}.${steps}`;
    return kindsFor('LATE', 'customer').map(kind => ({ kind, step, dueAt: now, ...about, ways: KINDS[kind].ways }));
  });
};

/** What the salon hears of delays: each step of one that is late, and once that nobody has set out (rule Q52). */
const delayAlerts = (delays: Delay[], now: Instant): Alert[] =>
  delays.flatMap(({ visit, steps, isNotSetOut }) => {
    const { bookingId, userId, professionalId } = visit;
    const slot = stepOfSlot({ date: visit.date, minute: visit.startMinute });
    // Two of one booking may be late by the same step.
    const subject = visit.part > 1 ? visit.id : bookingId;
    const about = { dueAt: now, subject, bookingId, userId, professionalId };
    return [
      ...(steps > 0 ? [{ kind: 'VISIT_LATE' as const, step: `${slot}.${steps}`, ...about }] : []),
      ...(isNotSetOut ? [{ kind: 'NOT_SET_OUT' as const, step: slot, ...about }] : []),
    ];
  });

/** What is due by now. It may have been planned before. */
const wantedAt = async (db: Queries, settings: Settings, hasMail: boolean, now: Instant): Promise<Wanted[]> => {
  const listeners = await readListeners(db, settings);
  const forSalon = (alerts: Alert[]) => wantedOf(alerts, listeners, settings);
  const today = istDate(now);
  const tomorrow = addDays(today, 1);
  const isAfter = (minute: number) => now >= istInstant(today, minute);
  // After midnight, yesterday's summary may still be missing.
  const summaryOf = isAfter(SUMMARY_AT) ? today : addDays(today, -1);
  const hasFigures = Object.values(await figuresOf(db, summaryOf)).some(Boolean);
  const summary = hasFigures ? forSalon([toSalon('SUMMARY', summaryOf, istInstant(summaryOf, SUMMARY_AT))]) : [];
  const { asked, alerts } = await balancesAt(db, hasMail, now);
  const always = [...summary, ...asked, ...forSalon(alerts)];
  if (settings.capacity === 'TEAMS') return always;
  const delays = await delaysOn(db, settings, today, now);
  return [
    ...always,
    ...(await whoComes(db, today, hasMail, now)),
    ...(await whoComes(db, tomorrow, hasMail, now)),
    ...(isAfter(TOMORROW_AT) ? await herDay(db, tomorrow, istInstant(today, TOMORROW_AT)) : []),
    ...(isAfter(UNCOVERED_AT) ? forSalon(await uncovered(db, tomorrow, istInstant(today, UNCOVERED_AT), now)) : []),
    ...(await late(db, delays, now)),
    ...forSalon(delayAlerts(delays, now)),
  ];
};

/** Runs every five minutes on one of the instances. */
export const messageRound: JobKind<null> = {
  name: 'MESSAGE_ROUND',
  tries: 3,
  timeLimit: 60 * SECOND,
  every: 5 * MINUTE,
  run: async (_payload, { db, clock, channels }) => {
    const now = clock.now();
    const settings = await readSettings(db.read);
    const wanted = await wantedAt(db.read, settings, channels.EMAIL !== undefined, now);
    const known = new Set<string>();
    for (const kind of new Set(wanted.map(one => one.kind)))
      for (const key of await findKeys(db.read, kind, now - 2 * DAY)) known.add(key);
    const missing = wanted.filter(one => !known.has(keyOf(one, one.ways[0] as Way)) && !isOff(one.kind, settings.messagesOff));
    if (missing.length > 0) await db.tx(tx => queue(tx, missing, now));
  },
};
