/** Skip, move, pause, go on and end (rules B103 to B105). */

import { minuteOf } from '../../../common/minutes.ts';
import { toPaise, toRupees } from '../../../common/money.ts';
import { addDays, type Instant, type IsoDate, istDate } from '../../../common/time.ts';
import { tellSeries } from '../../messages/tell/tell-series.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { MAY } from '../../platform/contract/roles.ts';
import type { Caller, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { cancelling } from '../change/cancel.ts';
import { rescheduling } from '../change/move.ts';
import { changeIn } from '../change/write.ts';
import { hasBegun } from '../record/rules.ts';
import {
  basedOn,
  dayOf,
  dueDateOf,
  isAhead,
  isToCome,
  isUsual,
  LONGEST_PAUSE,
  type SeriesRow,
  type SeriesVisitRow,
  type Visit,
} from '../series/rules.ts';
import { feeOf } from '../series/show.ts';
import { changeSeries, decide, forgetVisit, noteVisit, seriesRow, visitsOf } from '../series/visits.ts';
import { mustFindSeries, readSeries, topUpNow } from './series.ts';
import { bookIn, topUpLater } from './top-up.ts';

export type Act = Schemas['SeriesAct'];

interface Acting {
  deps: Deps;
  tx: Queries;
  series: SeriesRow;
  visits: Visit[];
  caller: Caller;
  now: Instant;
}

/** Cancelling costs no more than the caller saw (rule M41). */
const mustCost = (visits: Visit[], { caller, now }: Acting, seenFee: number | undefined): void => {
  const fee = MAY[caller.role].actsAs === 'CUSTOMER' ? visits.reduce((sum, visit) => sum + feeOf(visit, now), 0) : 0;
  if (seenFee !== undefined && fee > toPaise(seenFee)) throw new AppError('FEE_CHANGED', { params: { fee: toRupees(fee) } });
};

/** By the ordinary terms. The booking's own change marks the visit as skipped. */
const cancelAll = async (acting: Acting, visits: Visit[], seenFee: number | undefined): Promise<void> => {
  const { deps, tx, caller } = acting;
  mustCost(visits, acting, seenFee);
  for (const { booking } of visits) if (booking) await changeIn(deps, tx, booking.id, caller, cancelling(deps, caller, {}));
};

const visitIn = ({ visits }: Acting, number: number | undefined): Visit | undefined => {
  if (number === undefined) throw invalidField('number', 'required');
  return visits.find(({ row }) => row.number === number);
};

/** A later visit that nothing is booked for yet can be skipped, too, within a year. */
const skipLater = async ({ deps, tx, series, now }: Acting, number: number): Promise<void> => {
  const dueDate = dueDateOf(series, number);
  const [today, isOpen] = [istDate(now), series.endedAt === null];
  if (!isOpen || number < series.fromNumber || dueDate <= today || dueDate > addDays(today, LONGEST_PAUSE))
    throw new AppError('NOT_FOUND');
  const skipped = { state: 'SKIPPED', reason: 'CANCELLED' } as const;
  await decide(tx, deps.config.jwtSecret, { seriesId: series.id, number, dueDate }, undefined, skipped);
};

const skip = async (acting: Acting, { number, seenFee }: Act): Promise<void> => {
  const { tx, now } = acting;
  const visit = visitIn(acting, number);
  if (!visit) return skipLater(acting, number ?? 0);
  if (visit.row.state === 'SKIPPED') return;
  if (isToCome(visit, istDate(now))) return cancelAll(acting, [visit], seenFee);
  if (visit.row.state !== 'ASKED') throw new AppError('SERIES_STATE');
  await noteVisit(tx, visit.row, { state: 'SKIPPED', reason: 'CANCELLED' });
};

interface To {
  bookingDate: IsoDate;
  bookingTime: string;
  anyone: boolean;
}

/** Moves its booking, or books it. */
const moveOne = async (acting: Acting, { row, booking }: Visit, { bookingDate, bookingTime, anyone }: To): Promise<void> => {
  const { deps, tx, series, visits, caller, now } = acting;
  const professionalId = anyone ? null : series.professionalId;
  if (booking?.status === 'PENDING') {
    const request = { bookingDate, bookingTime, ...(anyone && { professionalId: null }) };
    await changeIn(deps, tx, booking.id, caller, rescheduling(deps, caller, request));
    return;
  }
  const isOpen = (row.state === 'ASKED' || row.state === 'SKIPPED') && series.endedAt === null && row.dueDate >= istDate(now);
  if (!isOpen) throw new AppError('SERIES_STATE');
  const at = { bookingDate, startMinute: minuteOf(bookingTime), professionalId };
  await bookIn(deps, tx, { series, visits, number: row.number }, at, { by: caller, caller, isChosen: true, now });
};

/** A refusal that says the time is not to be had. Nothing is written before it. */
const isRefused = (error: unknown): boolean =>
  error instanceof AppError &&
  ['SLOT_UNAVAILABLE', 'DUPLICATE_BOOKING', 'INVALID_STATUS_TRANSITION', 'RATE_LIMITED'].includes(error.code);

/** Later visits follow the new base. One whose new time is not free stays where it is, off the rhythm. */
const moveLater = async (acting: Acting, moved: SeriesVisitRow, { bookingDate, bookingTime, anyone }: To): Promise<void> => {
  const { deps, tx, series, caller, visits, now } = acting;
  const base = { ...basedOn(moved.number, bookingDate, series.everyWeeks), startMinute: minuteOf(bookingTime) };
  await changeSeries(tx, series.id, base);
  const rebased = { ...series, ...base };
  await noteVisit(tx, moved, { dueDate: bookingDate, state: 'BOOKED' });
  for (const { row, booking } of visits.filter(visit => visit.row.number > moved.number)) {
    const dueDate = dueDateOf(rebased, row.number);
    await noteVisit(tx, row, { dueDate });
    if (booking?.status !== 'PENDING' || hasBegun(booking, now)) continue;
    const request = { bookingDate: dueDate, bookingTime, ...(anyone && { professionalId: null }) };
    try {
      await changeIn(deps, tx, booking.id, caller, rescheduling(deps, caller, request));
    } catch (error) {
      if (!isRefused(error)) throw error;
      await noteVisit(tx, row, { state: isUsual(rebased, { dueDate }, booking) ? 'BOOKED' : 'MOVED' });
    }
  }
};

const moveVisit = async (acting: Acting, { number, bookingDate, bookingTime, anyone = false, allLater }: Act): Promise<void> => {
  if (bookingDate === undefined) throw invalidField('bookingDate', 'required');
  if (bookingTime === undefined) throw invalidField('bookingTime', 'required');
  const visit = visitIn(acting, number);
  if (!visit) throw new AppError('NOT_FOUND');
  const to = { bookingDate, bookingTime, anyone };
  await moveOne(acting, visit, to);
  if (allLater && acting.series.endedAt === null) await moveLater(acting, visit.row, to);
};

const mustBeOpen = ({ series }: Acting): void => {
  if (series.endedAt !== null) throw new AppError('SERIES_STATE');
};

/** What a pause skipped, and lies in none any more, is booked again. */
const revive = async ({ tx, series, visits, now }: Acting, from: IsoDate): Promise<void> => {
  for (const { row } of visits) {
    if (row.state !== 'SKIPPED' || row.reason !== 'PAUSED' || row.dueDate <= istDate(now) || row.dueDate < from) continue;
    // The rhythm no longer gives the day of a visit from before its last change.
    if (row.number < series.fromNumber)
      await noteVisit(tx, row, { state: 'ASKED', reason: 'TIME', bookingId: null, askedAt: now });
    else await forgetVisit(tx, row);
  }
};

/** Whoever pauses or ends does not mean the visit that takes place now. */
const isUnderWay = ({ booking }: Visit, now: Instant): boolean => booking !== undefined && hasBegun(booking, now);

/** The customer hears of it once, unless they did it and nothing was cancelled. */
const tell = async ({ tx, series, caller, now }: Acting, what: 'SERIES_PAUSED' | 'SERIES_ENDED', off: Visit[]): Promise<void> => {
  const cancels = off.length > 0;
  if (!cancels && MAY[caller.role].actsAs === 'CUSTOMER') return;
  await tellSeries(tx, { seriesId: series.id, userId: series.userId, what, cancels }, now);
};

const pause = async (acting: Acting, { until, seenFee }: Act): Promise<void> => {
  const { tx, series, visits, now } = acting;
  mustBeOpen(acting);
  const today = istDate(now);
  if (until === undefined) throw invalidField('until', 'required');
  if (until <= today) throw invalidField('until', 'notBefore', { than: addDays(today, 1) });
  if (until > addDays(today, LONGEST_PAUSE)) throw invalidField('until', 'maxDays', { limit: LONGEST_PAUSE });
  await revive(acting, until);
  const inside = visits.filter(visit => isAhead(visit, today) && !isUnderWay(visit, now) && dayOf(visit) < until);
  const booked = inside.filter(visit => isToCome(visit, today));
  await cancelAll(acting, booked, seenFee);
  for (const { row } of inside) await noteVisit(tx, row, { state: 'SKIPPED', reason: 'PAUSED' });
  await changeSeries(tx, series.id, { pausedUntil: until });
  if (until !== series.pausedUntil || booked.length > 0) await tell(acting, 'SERIES_PAUSED', booked);
};

const resume = async (acting: Acting): Promise<void> => {
  mustBeOpen(acting);
  await revive(acting, istDate(acting.now));
  await changeSeries(acting.tx, acting.series.id, { pausedUntil: null });
};

const end = async (acting: Acting, { cancelBooked, seenFee }: Act): Promise<void> => {
  const { tx, series, visits, now } = acting;
  const off = cancelBooked ? visits.filter(visit => isToCome(visit, istDate(now)) && !isUnderWay(visit, now)) : [];
  await cancelAll(acting, off, seenFee);
  for (const { row } of off) await noteVisit(tx, row, { state: 'SKIPPED', reason: 'ENDED' });
  for (const { row } of visits) if (row.state === 'ASKED') await noteVisit(tx, row, { state: 'SKIPPED', reason: 'CANCELLED' });
  if (series.endedAt === null) await changeSeries(tx, series.id, { endedAt: now });
  if (series.endedAt === null || off.length > 0) await tell(acting, 'SERIES_ENDED', off);
};

const ACTS: Record<Act['act'], (acting: Acting, act: Act) => Promise<void>> = {
  ...{ SKIP: skip, MOVE: moveVisit, PAUSE: pause, RESUME: resume, END: end },
};

/** Does it in one transaction, and then books what comes next. Throws what the act and the booking's own rules refuse. */
export async function act(deps: Deps, id: string, caller: Caller, asked: Act): Promise<void> {
  await deps.db.tx(async tx => {
    const now = deps.clock.now();
    const series = await seriesRow(tx, id);
    if (!series) throw new AppError('NOT_FOUND');
    await ACTS[asked.act]({ deps, tx, series, visits: await visitsOf(tx, id), caller, now }, asked);
    await topUpLater(tx, id, now);
  });
  await topUpNow(deps, id);
}

/** Throws NOT_FOUND, and what `act` throws. */
export async function actOnSeries(deps: Deps, id: string, caller: Caller, asked: Act): Promise<Schemas['Series']> {
  await mustFindSeries(deps.db.read, id, caller);
  await act(deps, id, caller, asked);
  return readSeries(deps, id, caller);
}
