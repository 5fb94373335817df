/** What the message about a visit of a series says, as things are when it goes out. */

import { minuteOf } from '../../../common/minutes.ts';
import { type Instant, istDate } from '../../../common/time.ts';
import type { Language } from '../../../common/words/languages.ts';
import { customerOf } from '../../accounts/auth/profile.ts';
import { AppError } from '../../platform/contract/errors.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Deps, SeriesFacts, SeriesStateFacts } from '../../platform/deps.ts';
import { listIn } from '../../platform/shared/list-of.ts';
import { isPaused, type SeriesRow, type SeriesVisitRow } from '../series/rules.ts';
import type { Options } from '../series/show.ts';
import { seriesRow, visitsOf } from '../series/visits.ts';
import { optionsFor, visitOfSeries } from './times.ts';

/** Nothing, if services or address are gone. */
const perhaps = async <One>(asking: Promise<One[]>): Promise<One[]> => {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
};

/** The composition gives it the clock. */
export function seriesForMessages({ clock }: Pick<Deps, 'clock'>) {
  const servicesOf = async (db: Queries, series: SeriesRow, language: Language): Promise<string[]> =>
    (await visitOfSeries(db, series, clock.now())).lines.map(line => listIn(language, [line]));
  const timesOf = (db: Queries, series: SeriesRow, { dueDate }: SeriesVisitRow): Promise<Options> =>
    optionsFor(db, series, dueDate, clock.now());
  return async (
    db: Queries,
    { seriesId, number }: { seriesId: string; number: number },
    language: Language,
  ): Promise<SeriesFacts | undefined> => {
    const series = await seriesRow(db, seriesId);
    const visit = series && (await visitsOf(db, seriesId)).find(({ row }) => row.number === number);
    const customer = series && (await customerOf(db, series.userId));
    if (!series || !customer || visit?.row.state !== 'ASKED' || series.endedAt !== null) return undefined;
    const options = await perhaps(timesOf(db, series, visit.row));
    return {
      ...{ customerName: customer.fullName, date: visit.row.dueDate, startMinute: series.startMinute },
      services: await perhaps(servicesOf(db, series, language)),
      options: options.map(one => ({ date: one.bookingDate, startMinute: minuteOf(one.bookingTime) })),
    };
  };
}

/** The same about its pause or its end. */
export function seriesStateForMessages({ clock }: Pick<Deps, 'clock'>) {
  return async (
    db: Queries,
    { seriesId, reason, since }: { seriesId: string; reason: 'PAUSED' | 'ENDED'; since: Instant },
  ): Promise<SeriesStateFacts | undefined> => {
    const series = await seriesRow(db, seriesId);
    const customer = series && (await customerOf(db, series.userId));
    if (!series || !customer) return undefined;
    const isOver = series.endedAt !== null;
    const isStill = reason === 'ENDED' ? isOver : !isOver && isPaused(series, istDate(clock.now()));
    if (!isStill) return undefined;
    const cancelled = (await visitsOf(db, seriesId)).flatMap(({ row, booking }) =>
      row.reason === reason && booking?.status === 'CANCELLED' && (booking.cancelledAt ?? 0) >= since
        ? [{ date: booking.bookingDate, startMinute: booking.startMinute }]
        : [],
    );
    return { customerName: customer.fullName, until: isOver ? null : series.pausedUntil, cancelled };
  };
}
