/** The times at which a visit of a series can take place, by the function of every slot list (rules B100 and B102). */

import { minuteOf, timeOf } from '../../../common/minutes.ts';
import { addDays, type Instant, type IsoDate, istDate, istMidnight, MINUTE, type Minute } from '../../../common/time.ts';
import { eachDay, type Period } from '../../platform/contract/period.ts';
import type { Queries } from '../../platform/db/database.ts';
import { readSettings, type Settings } from '../../salon/settings/settings.ts';
import { bookableDay, slotsOf } from '../../schedule/fit/slot-rules.ts';
import { ownPlace } from '../../schedule/fit/travel-rules.ts';
import { type BookableDay, daysFor } from '../../schedule/free/days.ts';
import { shownPeople } from '../../schedule/professional/who-comes.ts';
import { OPTION_DAYS, OPTIONS, type SeriesRow, type SeriesVisitRow, withSeriesHorizon } from '../series/rules.ts';
import type { Options } from '../series/show.ts';
import { type AskedVisit, askedBy } from '../wait/asked.ts';

/** A visit as its series asks for it now. Throws SERVICE_NOT_FOUND, ADDRESS_NOT_FOUND. */
export function visitOfSeries(db: Queries, series: SeriesRow, now: Instant): Promise<AskedVisit> {
  return askedBy(db, { ...series, bookingId: null }, now);
}

/** As its visits are booked: beyond the days that customers book by themselves. */
export async function settingsOfSeries(db: Queries): Promise<Settings> {
  return withSeriesHorizon(await readSettings(db));
}

/** The days as this visit can be booked on them, by the travel that customers book by. The place of a booking that moves is free to it. */
const daysOf = async (
  db: Queries,
  { wish, address }: AskedVisit,
  professionalId: string | null,
  period: Period,
  now: Instant,
  exceptBookingId?: string,
) => {
  const settings = await settingsOfSeries(db);
  if (wish.place) ownPlace(wish.place);
  const where = address ? { place: wish.place, postalCode: address.postalCode } : undefined;
  const exactness = wish.place ? ('DISCREET' as const) : ('NONE' as const);
  const asked = { ...wish, professionalId: professionalId ?? undefined };
  const notice = settings.shortestNotice;
  return daysFor(db, period, { settings, now, wish: asked, where, exactness, notice, exceptBookingId });
};

const freeOn = (day: BookableDay, { durationInMinutes }: AskedVisit): Minute[] =>
  slotsOf(day, durationInMinutes).flatMap(({ available, startTime }) => (available ? [minuteOf(startTime)] : []));

/** How many days a closed day is put off at most. */
const LONGEST_CLOSED = 6;

/** The day, or the next one on which the salon is open; the day itself if it is closed for long. */
export async function openDay(db: Queries, series: SeriesRow, asked: AskedVisit, date: IsoDate, now: Instant): Promise<IsoDate> {
  const period = { from: date, to: addDays(date, Math.min(LONGEST_CLOSED, series.everyWeeks * 7 - 1)) };
  const dayOf = await daysOf(db, asked, null, period, now);
  const isOpen = (day: IsoDate) => bookableDay(dayOf(day), asked.durationInMinutes).reason !== 'CLOSED';
  return eachDay(period).find(isOpen) ?? date;
}

export interface Found {
  startMinute: Minute;
  professionalId: string | null;
}

/** The free start nearest to the usual time. Of two, the earlier. */
const nearest = (starts: Minute[], { startMinute, flexMinutes }: SeriesRow): Minute | undefined => {
  const distance = (start: Minute) => Math.abs(start - startMinute);
  return starts.filter(start => distance(start) <= flexMinutes).sort((a, b) => distance(a) - distance(b) || a - b)[0];
};

/** When the visit can take place on this day as the series wants it, and with whom; else what is in the way. */
export async function usualTime(
  db: Queries,
  series: SeriesRow,
  asked: AskedVisit,
  date: IsoDate,
  now: Instant,
): Promise<Found | 'TIME' | 'PROFESSIONAL'> {
  const startWith = async (professionalId: string | null) => {
    const day = (await daysOf(db, asked, professionalId, { from: date, to: date }, now))(date);
    return nearest(freeOn(day, asked), series);
  };
  const { professionalId, orElse } = series;
  const hers = await startWith(professionalId);
  if (hers !== undefined) return { startMinute: hers, professionalId };
  const anyones = professionalId === null ? undefined : await startWith(null);
  if (anyones === undefined) return 'TIME';
  return orElse === 'ANYONE' ? { startMinute: anyones, professionalId: null } : 'PROFESSIONAL';
}

/** The two times nearest to the usual one of that day: with the professional of the series, else with anyone. */
export async function optionsFor(db: Queries, series: SeriesRow, dueDate: IsoDate, now: Instant): Promise<Options> {
  const asked = await visitOfSeries(db, series, now);
  const tomorrow = addDays(istDate(now), 1);
  const first = addDays(dueDate, -OPTION_DAYS);
  const period = { from: first < tomorrow ? tomorrow : first, to: addDays(dueDate, OPTION_DAYS) };
  if (period.to < period.from) return [];
  const people = await shownPeople(db);
  const withWhom = async (professionalId: string | null): Promise<Options> => {
    const dayOf = await daysOf(db, asked, professionalId, period, now);
    const starts = eachDay(period).flatMap(date => freeOn(dayOf(date), asked).map(startMinute => ({ date, startMinute })));
    // Another day at the usual time is nearer than a time at the other end of the next day.
    const distance = ({ date, startMinute }: (typeof starts)[number]) =>
      Math.abs(istMidnight(date) - istMidnight(dueDate)) / MINUTE + Math.abs(startMinute - series.startMinute);
    return starts
      .sort((a, b) => distance(a) - distance(b))
      .slice(0, OPTIONS)
      .map(({ date, startMinute }) => ({
        ...{ bookingDate: date, bookingTime: timeOf(startMinute), anyone: professionalId !== series.professionalId },
        professional: people.get(professionalId ?? '') ?? null,
      }));
  };
  const hers = await withWhom(series.professionalId);
  return hers.length > 0 || series.professionalId === null ? hers : withWhom(null);
}

const DAYS_AROUND = 21;

type Moving = Pick<SeriesVisitRow, 'dueDate' | 'bookingId'>;

/** The days around the due one, as this visit can be booked on them, or moved to them. */
export async function daysAround(db: Queries, series: SeriesRow, { dueDate, bookingId }: Moving, now: Instant) {
  const asked = await visitOfSeries(db, series, now);
  const [today, first] = [istDate(now), addDays(dueDate, -DAYS_AROUND)];
  const period = { from: first < today ? today : first, to: addDays(dueDate, DAYS_AROUND) };
  const dayOf = await daysOf(db, asked, series.professionalId, period, now, bookingId ?? undefined);
  return eachDay(period).map(date => bookableDay(dayOf(date), asked.durationInMinutes));
}

export async function slotsOn(db: Queries, series: SeriesRow, { bookingId }: Moving, date: IsoDate, now: Instant) {
  const asked = await visitOfSeries(db, series, now);
  const dayOf = await daysOf(db, asked, series.professionalId, { from: date, to: date }, now, bookingId ?? undefined);
  return slotsOf(dayOf(date), asked.durationInMinutes);
}
