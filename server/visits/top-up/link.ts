/** What the link of a message opens of a series: its visit, the others ahead, and every act (rule B106). */

import { addDays, type Instant, type IsoDate, istMidnight } from '../../../common/time.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { mustOpenLink } from '../../messages/link/link.ts';
import { hashOfToken } from '../../messages/link/offer-token.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { bookingRowOf } from '../record/read.ts';
import type { SeriesRow, SeriesVisitRow } from '../series/rules.ts';
import { toLinked } from '../series/show.ts';
import { seriesRow, visitByToken, visitOfBooking } from '../series/visits.ts';
import { type Act, act } from './act.ts';
import { showSeries } from './series.ts';
import { daysAround, slotsOn } from './times.ts';
import { customerAs } from './top-up.ts';

type Linked = Schemas['LinkedSeries'];

/** By a link of its own, or by one to its booking. */
const rowOf = async (db: Queries, token: string, now: Instant): Promise<SeriesVisitRow | undefined> => {
  const own = await visitByToken(db, hashOfToken(token));
  if (!own) return visitOfBooking(db, (await mustOpenLink(db, token, now)).bookingId);
  const day = (own.bookingId !== null && (await bookingRowOf(db, own.bookingId))?.bookingDate) || own.dueDate;
  return now < istMidnight(addDays(day, 2)) ? own : undefined;
};

/** Throws NOT_FOUND for an unknown link, one that works no longer, and one to a booking by itself. */
const mustOpen = async (deps: Deps, token: string): Promise<{ series: SeriesRow; row: SeriesVisitRow }> => {
  const db = deps.db.read;
  const row = await rowOf(db, token, deps.clock.now());
  const series = row && (await seriesRow(db, row.seriesId));
  if (!row || !series || !(await customerOf(db, series.userId))?.active) throw new AppError('NOT_FOUND');
  return { series, row };
};

/** Throws NOT_FOUND. */
export async function readSeriesLink(deps: Deps, token: string): Promise<Linked> {
  const { series, row } = await mustOpen(deps, token);
  return toLinked(await showSeries(deps, series, true), row.number);
}

/** Throws NOT_FOUND, and what `act` throws. */
export async function actBySeriesLink(deps: Deps, token: string, asked: Act): Promise<Linked> {
  const { series, row } = await mustOpen(deps, token);
  await act(deps, series.id, customerAs(series), { ...asked, number: asked.number ?? row.number });
  const after = (await seriesRow(deps.db.read, series.id)) ?? series;
  return toLinked(await showSeries(deps, after, true), row.number);
}

/** No day can be had if a service or the address is gone. */
const perhaps = async <One>(asking: Promise<One[]>): Promise<One[]> => {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
};

/** Throws NOT_FOUND. */
export async function daysOfSeriesLink(deps: Deps, token: string): Promise<Schemas['BookableDay'][]> {
  const { series, row } = await mustOpen(deps, token);
  return perhaps(daysAround(deps.db.read, series, row, deps.clock.now()));
}

/** Throws NOT_FOUND. */
export async function slotsOfSeriesLink(deps: Deps, token: string, date: IsoDate): Promise<Schemas['Slot'][]> {
  const { series, row } = await mustOpen(deps, token);
  return perhaps(slotsOn(deps.db.read, series, row, date, deps.clock.now()));
}
