/** The next three visits of each series are booked, or the customer is asked (rules B100 to B102). */

import { timeOf } from '../../../common/minutes.ts';
import { DAY, type Instant, type IsoDate, istDate, MINUTE, type Minute } from '../../../common/time.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { tellCustomer } from '../../messages/tell/tell-customer.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import { isDuplicate } from '../../platform/db/fault.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { JobKind } from '../../platform/jobs/rules.ts';
import { book } from '../booking/book.ts';
import type { Actor } from '../record/history.ts';
import { bookingRowOf } from '../record/read.ts';
import {
  dueDateOf,
  isAhead,
  isPaused,
  isUsual,
  nextOf,
  type SeriesRow,
  type SeriesVisitRow,
  type Visit,
} from '../series/rules.ts';
import { changeSeries, decide, noteVisit, openSeriesAfter, seriesRow, visitsOf, visitsOfAll } from '../series/visits.ts';
import { openDay, settingsOfSeries, usualTime, visitOfSeries } from './times.ts';

type Reason = NonNullable<SeriesVisitRow['reason']>;

/** Why a booking was refused, for the customer and for staff. */
const REASONS: Partial<Record<Schemas['ErrorCode'], Reason>> = {
  SERVICE_NOT_FOUND: 'SERVICES',
  ADDRESS_NOT_FOUND: 'ADDRESS',
  MINIMUM_ORDER_VALUE: 'MINIMUM',
  OUTSIDE_AREA: 'AREA',
  DUPLICATE_BOOKING: 'OTHER_VISIT',
  PROFESSIONAL_NOT_FOUND: 'PROFESSIONAL',
  SLOT_UNAVAILABLE: 'TIME',
};

/** The program acts as the customer, as the holder of a message's link does. */
export function customerAs({ userId, id }: SeriesRow): Caller {
  return { role: 'USER', id: userId, sessionId: id, key: null, staffRole: null };
}

interface At {
  bookingDate: IsoDate;
  startMinute: Minute;
  professionalId: string | null;
}

/** What the visit before cost, in paise. */
const paidBefore = (visits: Visit[], number: number): number | undefined =>
  visits.findLast(({ row, booking }) => row.number < number && booking && booking.status !== 'CANCELLED')?.booking?.finalPaise;

/**
 * Books a visit of the series at this time, at the price of today and without a payment ahead, and writes it down. Throws what `book` throws.
 */
export async function bookIn(
  deps: Deps,
  tx: Queries,
  { series, visits, number }: { series: SeriesRow; visits: Visit[]; number: number },
  { bookingDate, startMinute, professionalId }: At,
  { by, caller, isChosen, now }: { by: Actor; caller: Caller; isChosen: boolean; now: Instant },
): Promise<void> {
  const order = {
    ...{ userId: series.userId, addressId: series.addressId, serviceIds: series.serviceIds, paymentType: 'PAY_AFTER' as const },
    ...{ bookingDate, bookingTime: timeOf(startMinute), womenOnly: series.womenOnly },
    ...(professionalId !== null && { professionalId }),
  };
  // The series itself has its place among the customer's pending visits.
  const settings = { ...(await settingsOfSeries(tx)), maxPendingBookings: Number.POSITIVE_INFINITY };
  const { bookingId } = await book(deps, tx, order, settings, now, caller, { seriesId: series.id, by });
  const before = visits.find(({ row }) => row.number === number)?.row;
  const dueDate = before?.dueDate ?? dueDateOf(series, number);
  const { finalPaise = 0 } = (await bookingRowOf(tx, bookingId)) ?? {};
  const rise = Math.max(0, finalPaise - (paidBefore(visits, number) ?? finalPaise));
  const state = isChosen && !isUsual(series, { dueDate }, { bookingDate, startMinute }) ? 'MOVED' : 'BOOKED';
  const booked = { state, reason: null, bookingId, risePaise: rise } as const;
  await decide(tx, deps.config.jwtSecret, { seriesId: series.id, number, dueDate }, before, booked);
}

/** The day and the start as the series wants them, found before the transaction that books: others need not wait for it. */
const findUsual = async (db: Queries, series: SeriesRow, visits: Visit[], number: number, now: Instant): Promise<At | Reason> => {
  const due = visits.find(({ row }) => row.number === number)?.row.dueDate ?? dueDateOf(series, number);
  const asked = await visitOfSeries(db, series, now);
  const bookingDate = await openDay(db, series, asked, due, now);
  const found = await usualTime(db, series, asked, bookingDate, now);
  return typeof found === 'string' ? found : { bookingDate, ...found };
};

/** The customer is asked once. A visit that is still asked about keeps its reason up to date. */
const ask = async (deps: Deps, seriesId: string, number: number, reason: Reason): Promise<void> =>
  deps.db.tx(async tx => {
    const now = deps.clock.now();
    const [series, visits] = [await seriesRow(tx, seriesId), await visitsOf(tx, seriesId)];
    const before = visits.find(({ row }) => row.number === number)?.row;
    if (!series || series.endedAt !== null) return;
    if (before) return before.state === 'ASKED' ? noteVisit(tx, before, { reason }) : undefined;
    if (nextOf(series, visits, istDate(now)) !== number) return;
    const dueDate = dueDateOf(series, number);
    await decide(tx, deps.config.jwtSecret, { seriesId, number, dueDate }, undefined, { state: 'ASKED', reason, askedAt: now });
    await tellCustomer(tx, { occasion: 'SERIES_ASKED', subject: seriesId, step: String(number), userId: series.userId }, now);
  });

type IsWanted = (series: SeriesRow, visits: Visit[], now: Instant) => boolean;

/** Answers why it cannot be booked. Nothing is done if it is no longer wanted, because a tap or another instance was first. */
const bookUsual = async (deps: Deps, seriesId: string, number: number, isWanted: IsWanted): Promise<Reason | undefined> => {
  const now = deps.clock.now();
  const series = await seriesRow(deps.db.read, seriesId);
  if (!series) return undefined;
  const at = await findUsual(deps.db.read, series, await visitsOf(deps.db.read, seriesId), number, now);
  if (typeof at === 'string') return at;
  return deps.db.tx(async tx => {
    const [current, visits] = [await seriesRow(tx, seriesId), await visitsOf(tx, seriesId)];
    if (!current || current.endedAt !== null || !isWanted(current, visits, now)) return undefined;
    const how = { by: 'SYSTEM', caller: customerAs(current), isChosen: false, now } as const;
    await bookIn(deps, tx, { series: current, visits, number }, at, how);
    return undefined;
  });
};

/** Books one visit in a transaction of its own, or asks about it. */
const bookOrAsk = async (deps: Deps, seriesId: string, number: number, isWanted: IsWanted): Promise<void> => {
  try {
    const reason = await bookUsual(deps, seriesId, number, isWanted);
    if (reason) await ask(deps, seriesId, number, reason);
  } catch (error) {
    // Another instance was first.
    if (isDuplicate(error)) return;
    const reason = error instanceof AppError ? REASONS[error.code] : undefined;
    if (!reason) throw error;
    await ask(deps, seriesId, number, reason);
  }
};

const isStillNext =
  (number: number): IsWanted =>
  (series, visits, now) =>
    nextOf(series, visits, istDate(now)) === number && !isPaused(series, dueDateOf(series, number));

const isStillAsked =
  (number: number): IsWanted =>
  (_series, visits) =>
    visits.some(({ row }) => row.number === number && row.state === 'ASKED');

/** What needs no booking: visits whose day is over without an answer, and those within the pause. Answers what comes next. */
const settleRest = (deps: Deps, seriesId: string): Promise<number | undefined> =>
  deps.db.tx(async tx => {
    const now = deps.clock.now();
    const today = istDate(now);
    const series = await seriesRow(tx, seriesId);
    if (!series || series.endedAt !== null) return undefined;
    for (const { row } of await visitsOf(tx, seriesId))
      if (row.state === 'ASKED' && row.dueDate < today) await noteVisit(tx, row, { state: 'MISSED' });
    for (;;) {
      const visits = await visitsOf(tx, seriesId);
      const number = nextOf(series, visits, today);
      const dueDate = number === undefined ? undefined : dueDateOf(series, number);
      if (number === undefined || dueDate === undefined) {
        const isOver = series.untilDate !== null && series.untilDate < today && !visits.some(visit => isAhead(visit, today));
        if (isOver) await changeSeries(tx, seriesId, { endedAt: now });
        return undefined;
      }
      if (!isPaused(series, dueDate)) return number;
      const skipped = { state: 'SKIPPED', reason: 'PAUSED' } as const;
      await decide(tx, deps.config.jwtSecret, { seriesId, number, dueDate }, undefined, skipped);
    }
  });

/** Books the next visits of one series, asks about those that cannot be, and tries again those that are asked about. */
export async function topUp(deps: Deps, seriesId: string): Promise<void> {
  const series = await seriesRow(deps.db.read, seriesId);
  // A deactivated customer gets nothing, until staff activate the account again.
  if (!series || !(await customerOf(deps.db.read, series.userId))?.active) return;
  await settleRest(deps, seriesId);
  const asked = (await visitsOf(deps.db.read, seriesId)).filter(({ row }) => row.state === 'ASKED');
  for (const { row } of asked) await bookOrAsk(deps, seriesId, row.number, isStillAsked(row.number));
  let last = -1;
  for (;;) {
    const number = await settleRest(deps, seriesId);
    if (number === undefined || number <= last) return;
    await bookOrAsk(deps, seriesId, number, isStillNext(number));
    last = number;
  }
}

/** After each change of a series, in its transaction. */
export const topUpSeries: JobKind<{ seriesId: string }> = {
  name: 'TOP_UP_SERIES',
  tries: 8,
  timeLimit: MINUTE,
  atOnce: 4,
  run: ({ seriesId }, deps) => topUp(deps, seriesId),
};

export function topUpLater(tx: Queries, seriesId: string, now: Instant, key?: string): Promise<void> {
  return enqueue(tx, topUpSeries, { seriesId }, now, key === undefined ? {} : { key });
}

const AT_ONCE = 200;

const needsLook = (series: SeriesRow, visits: Visit[], today: IsoDate): boolean =>
  visits.some(({ row }) => row.state === 'ASKED') ||
  nextOf(series, visits, today) !== undefined ||
  (series.untilDate !== null && series.untilDate < today);

/** Runs every night on one of the instances (05:30 in India), and enqueues a job for each series that has too few visits ahead. */
export const seriesRound: JobKind<null> = {
  name: 'SERIES_ROUND',
  tries: 5,
  timeLimit: 5 * MINUTE,
  every: DAY,
  run: async (_payload, { db, clock }, signal) => {
    const now = clock.now();
    const today = istDate(now);
    for (let after: SeriesRow | undefined; ; ) {
      signal.throwIfAborted();
      const page: SeriesRow[] = await openSeriesAfter(db.read, after, AT_ONCE);
      const visits = await visitsOfAll(
        db.read,
        page.map(({ id }) => id),
      );
      const due = page.filter(series => needsLook(series, visits.get(series.id) ?? [], today));
      if (due.length > 0)
        await db.tx(async tx => {
          for (const { id } of due) await topUpLater(tx, id, now, `${id} ${today}`);
        });
      after = page.at(-1);
      if (page.length < AT_ONCE) return;
    }
  },
};
