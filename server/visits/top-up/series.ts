/** Beginning, reading and changing a series (rules B99, B100 and B105). */

import { minuteOf } from '../../../common/minutes.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import { AppError, invalidField } from '../../platform/contract/errors.ts';
import { MAY, maySeeDataOf } from '../../platform/contract/roles.ts';
import type { Caller, Once, Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { newId } from '../../platform/shared/ids.ts';
import { addressOf } from '../../schedule/address/address.ts';
import { findActive } from '../../schedule/professional/team.ts';
import { isWished } from '../../schedule/professional/visit-rules.ts';
import { leadOf } from '../../schedule/professional/visits.ts';
import { findOrder, linesOf, quantitiesOf } from '../../shop/cart/order.ts';
import { itemsOf, mustFindBooking } from '../record/read.ts';
import { joinSeries } from '../record/record.ts';
import { basedOn, canBegin, ENDED_SHOWN, isAhead, MOST_SERIES, type SeriesRow, type Visit } from '../series/rules.ts';
import { type Options, toSeries } from '../series/show.ts';
import {
  addSeries,
  changeSeries as changeRow,
  decide,
  openSeriesOf,
  seriesRow,
  shownSeriesOf,
  visitOfBooking,
  visitsOf,
} from '../series/visits.ts';
import { refsOf } from '../wait/asked.ts';
import { optionsFor } from './times.ts';
import { topUp, topUpLater } from './top-up.ts';

type Series = Schemas['Series'];

const isCustomer = ({ role }: Caller): boolean => MAY[role].actsAs === 'CUSTOMER';

/** Throws NOT_FOUND, also for another customer's. */
export async function mustFindSeries(db: Queries, id: string, caller: Caller): Promise<SeriesRow> {
  const row = await seriesRow(db, id);
  if (!row || !maySeeDataOf(row.userId, caller)) throw new AppError('NOT_FOUND');
  return row;
}

/** Throws PROFESSIONAL_NOT_FOUND for somebody who does not work here. */
const mustWorkHere = async (db: Queries, professionalId: string | null | undefined): Promise<void> => {
  if (professionalId && !(await findActive(db, { id: professionalId }))) throw new AppError('PROFESSIONAL_NOT_FOUND');
};

/** None for what no time helps, such as a service that is gone. */
const perhapsOptions = async (db: Queries, series: SeriesRow, { row }: Visit, now: Instant): Promise<Options> => {
  try {
    return await optionsFor(db, series, row.dueDate, now);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
};

/** The times for each visit that is asked about, by its number. */
const allOptions = async (db: Queries, series: SeriesRow, now: Instant): Promise<Map<number, Options>> => {
  const options = new Map<number, Options>();
  if (series.endedAt !== null) return options;
  for (const visit of await visitsOf(db, series.id))
    if (visit.row.state === 'ASKED' && isAhead(visit, istDate(now)))
      options.set(visit.row.number, await perhapsOptions(db, series, visit, now));
  return options;
};

/** One series, with the times that its customer may choose. */
export async function showSeries({ db: { read: db }, clock, config }: Deps, row: SeriesRow, isTheirs: boolean): Promise<Series> {
  const now = clock.now();
  const options = await allOptions(db, row, now);
  const [shown] = await toSeries(db, [row], { now, options, secret: isTheirs ? config.jwtSecret : undefined });
  if (!shown) throw new Error(`The series ${row.id} is not shown`);
  return shown;
}

/** Throws NOT_FOUND. */
export async function readSeries(deps: Deps, id: string, caller: Caller): Promise<Series> {
  return showSeries(deps, await mustFindSeries(deps.db.read, id, caller), isCustomer(caller));
}

/** The caller's own: open ones first. */
export async function listSeries(deps: Deps, caller: Caller): Promise<Series[]> {
  const rows = await shownSeriesOf(deps.db.read, caller.id, deps.clock.now() - ENDED_SHOWN);
  const shown: Series[] = [];
  for (const row of rows) shown.push(await showSeries(deps, row, true));
  return shown.sort((a, b) => Number(a.state === 'ENDED') - Number(b.state === 'ENDED'));
}

/** The visits are booked at once where they can be; the job does what is left, if this process ends. */
export async function topUpNow(deps: Deps, seriesId: string): Promise<void> {
  try {
    await topUp(deps, seriesId);
  } catch (error) {
    deps.log.warn({ err: error, seriesId }, 'a series is topped up later');
  }
}

const begin = async (deps: Deps, tx: Queries, caller: Caller, asked: Schemas['SeriesRequest']): Promise<SeriesRow> => {
  const now = deps.clock.now();
  const { booking } = await mustFindBooking(tx, asked.bookingId, caller);
  await mustWorkHere(tx, asked.professionalId);
  if (booking.guestCount > 0) throw new AppError('SERIES_STATE', { params: { reason: 'FOR_GUESTS' } });
  if (!canBegin(booking, now)) throw new AppError('SERIES_STATE');
  if (asked.until && asked.until < booking.bookingDate) throw invalidField('until', 'notBefore', { than: booking.bookingDate });
  if ((await openSeriesOf(tx, booking.userId)) >= MOST_SERIES) throw new AppError('TOO_MANY_SERIES');
  const visit = await leadOf(tx, booking.id);
  const hers = isWished(visit) ? (visit?.professionalId ?? null) : null;
  const row: SeriesRow = {
    ...{ id: newId(), userId: booking.userId, addressId: booking.addressId ?? '' },
    ...{ serviceIds: refsOf(await itemsOf(tx, booking.id)), ...basedOn(0, booking.bookingDate, asked.everyWeeks) },
    ...{ startMinute: booking.startMinute, flexMinutes: asked.flexMinutes ?? 60 },
    professionalId: asked.professionalId === undefined ? hers : asked.professionalId,
    ...{ orElse: asked.orElse ?? 'ASK', womenOnly: visit?.womenOnly ?? false, untilDate: asked.until ?? null },
    ...{ pausedUntil: null, madeBy: isCustomer(caller) ? 'CUSTOMER' : 'STAFF', createdAt: now, endedAt: null },
  };
  await addSeries(tx, row);
  await joinSeries(tx, booking, row.id, now);
  const first = { seriesId: row.id, number: 0, dueDate: booking.bookingDate };
  await decide(tx, deps.config.jwtSecret, first, await visitOfBooking(tx, booking.id), {
    state: 'BOOKED',
    bookingId: booking.id,
  });
  await topUpLater(tx, row.id, now);
  return row;
};

/** The contract lists the refusals of `POST /series` in this order. */
export async function beginSeries(deps: Deps, caller: Caller, asked: Schemas['SeriesRequest'], once: Once): Promise<Series> {
  const customerOf = ({ userId }: { userId: string }) => userId;
  const { id } = await deps.db.tx(tx =>
    once(
      tx,
      async () => {
        const { id: seriesId, userId } = await begin(deps, tx, caller, asked);
        return { id: seriesId, userId };
      },
      { customerOf },
    ),
  );
  await topUpNow(deps, id);
  return readSeries(deps, id, caller);
}

const mustBeOrder = async (tx: Queries, { userId }: SeriesRow, change: Schemas['SeriesChange'], now: Instant): Promise<void> => {
  await mustWorkHere(tx, change.professionalId);
  if (change.serviceIds) linesOf(await findOrder(tx, quantitiesOf(change.serviceIds), { userId }, istDate(now)));
  if (change.addressId && !(await addressOf(tx, change.addressId, userId))) throw new AppError('ADDRESS_NOT_FOUND');
};

/** With other weeks the rhythm goes on from the last visit that something is decided about. */
const rhythmOf = async (tx: Queries, before: SeriesRow, everyWeeks: number | undefined): Promise<Partial<SeriesRow>> => {
  if (everyWeeks === undefined || everyWeeks === before.everyWeeks) return {};
  const last = (await visitsOf(tx, before.id)).at(-1)?.row;
  return last ? basedOn(last.number, last.dueDate, everyWeeks) : { everyWeeks };
};

/** Throws NOT_FOUND, SERIES_STATE for one that has ended, PROFESSIONAL_NOT_FOUND, SERVICE_NOT_FOUND, ADDRESS_NOT_FOUND. */
export async function changeSeries(deps: Deps, id: string, caller: Caller, change: Schemas['SeriesChange']): Promise<Series> {
  await deps.db.tx(async tx => {
    const now = deps.clock.now();
    const before = await mustFindSeries(tx, id, caller);
    if (before.endedAt !== null) throw new AppError('SERIES_STATE');
    const today = istDate(now);
    if (change.until && change.until < today) throw invalidField('until', 'notBefore', { than: today });
    await mustBeOrder(tx, before, change, now);
    const { everyWeeks, bookingTime, until, ...others } = change;
    await changeRow(tx, id, {
      ...others,
      ...(bookingTime !== undefined && { startMinute: minuteOf(bookingTime) }),
      ...(until !== undefined && { untilDate: until }),
      ...(await rhythmOf(tx, before, everyWeeks)),
    });
    await topUpLater(tx, id, now);
  });
  await topUpNow(deps, id);
  return readSeries(deps, id, caller);
}
