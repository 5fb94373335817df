// Visits that come again every few weeks, in words (rule R22.1). The server decides.
import type { components } from '#contract';
import * as words from '#words/series';
import { addDays, type IsoDate, istDate, istTime, weekdayOf } from '../../../../../common/time.ts';
import { serverNow, today } from '../../../shared/clock.ts';
import { time, weekday } from '../../../shared/format.ts';
import { shortDate } from '../../../shared/short-date.ts';
import type { Settings } from '../../salon/settings/use-settings.ts';

type Schemas = components['schemas'];
export type Series = Schemas['Series'];
export type LinkedSeries = Schemas['LinkedSeries'];
/** A series as its customer sees it, signed in or by the link of a message, and as staff do. */
export type ShownSeries = Series | LinkedSeries;
export type SeriesVisit = Schemas['SeriesVisit'];
export type SeriesOption = Schemas['SeriesOption'];
export type SeriesAct = Schemas['SeriesAct'];
export type SeriesRequest = Schemas['SeriesRequest'];

/** How far apart the visits of a series may lie, in weeks. */
export const MOST_WEEKS = 12;
/** What is proposed until the customer chooses. */
export const USUAL_WEEKS = 4;
/** So many visits are booked ahead, with the one that a series begins with. */
export const AHEAD = 3;
/** A pause ends within these days. */
export const LONGEST_PAUSE = 366;

/** `Every 4 weeks on Thursday, about 10:30 AM, with Asha`. */
export function rhythmWords(series: ShownSeries): string {
  const { everyWeeks, bookingTime, professional } = series;
  return rhythmOf({ everyWeeks, day: rhythmDay(series), bookingTime, name: professional?.name });
}

interface Rhythm {
  everyWeeks: number;
  /** Any day of the rhythm. Without one, the weekday is not said. */
  day: IsoDate | undefined;
  bookingTime: string;
  name?: string | undefined;
}

export function rhythmOf({ everyWeeks, day, bookingTime, name }: Rhythm): string {
  const said = day ? words.rhythm(words.every(everyWeeks), weekday(day), time(bookingTime)) : words.every(everyWeeks);
  return name ? words.withHer(said, name) : said;
}

/** A day that the rhythm as it is now gives: of the visits, the earlier ones may have had another. */
function rhythmDay({ visits, later }: ShownSeries): IsoDate | undefined {
  return later[0] ?? visits.at(-1)?.dueDate;
}

/** When a visit takes place, or would. */
export function dayOf({ bookingDate, dueDate }: SeriesVisit): IsoDate {
  return bookingDate ?? dueDate;
}

/** `Thu, 24 Dec`, with the time of one that is booked: `Thu, 24 Dec, 10:30 AM`. */
export function whenWords(visit: SeriesVisit, now = today()): string {
  const day = shortDate(dayOf(visit), now);
  return visit.bookingTime && isBooked(visit) ? `${day}, ${time(visit.bookingTime)}` : day;
}

export function isBooked({ state }: SeriesVisit): boolean {
  return state === 'BOOKED' || state === 'MOVED';
}

/** Whether its time has come: then it can be neither skipped nor moved. */
export function hasBegun(visit: SeriesVisit, now = serverNow()): boolean {
  return `${dayOf(visit)}T${visit.bookingTime ?? ''}` <= `${istDate(now)}T${istTime(now)}`;
}

/** The visits of today and later, by day. */
export function toCome({ visits }: Pick<ShownSeries, 'visits'>, now = today()): SeriesVisit[] {
  return visits.filter(visit => dayOf(visit) >= now).toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : 1));
}

/** Booked visits to come: those that pausing or ending may cancel. Before `until` only, if it is given. */
export function bookedAhead(series: Pick<ShownSeries, 'visits'>, until?: IsoDate): SeriesVisit[] {
  return toCome(series).filter(visit => isBooked(visit) && !hasBegun(visit) && (until === undefined || dayOf(visit) < until));
}

/** What cancelling these costs now, in rupees. */
export function feesOf(visits: readonly SeriesVisit[]): number {
  return visits.reduce((sum, { fee }) => sum + Math.round(fee * 100), 0) / 100;
}

/** `Thu, 24 Dec; Thu, 21 Jan`. */
export function daysWords(visits: readonly SeriesVisit[]): string {
  return visits.map(visit => shortDate(dayOf(visit))).join('; ');
}

/** Why the customer is asked about a visit. `name`: the professional of the series. */
export function askedWords({ reason }: SeriesVisit, name: string | undefined): string {
  switch (reason) {
    case 'PROFESSIONAL':
      return name ? words.asksProfessional(name) : words.asksTime;
    case 'SERVICES':
      return words.asksServices;
    case 'MINIMUM':
      return words.asksMinimum;
    case 'AREA':
      return words.asksArea;
    case 'ADDRESS':
      return words.asksAddress;
    case 'OTHER_VISIT':
      return words.asksOtherVisit;
    default:
      return words.asksTime;
  }
}

/** Whether another time can help. Services, address and area are for the salon to mend. */
export function isAboutTime({ reason }: SeriesVisit): boolean {
  return reason === null || ['TIME', 'PROFESSIONAL', 'OTHER_VISIT', 'CANCELLED', 'PAUSED', 'ENDED'].includes(reason);
}

/** `Thu, 24 Dec, 03:00 PM`. */
export function optionWords({ bookingDate, bookingTime, anyone }: SeriesOption): string {
  const when = `${shortDate(bookingDate)}, ${time(bookingTime)}`;
  return anyone ? words.withAnyone(when) : when;
}

interface Days {
  first: IsoDate;
  everyWeeks: number;
  until: IsoDate | null;
  /** How many of them. */
  most: number;
  /** Whether nobody works on this day. */
  isShut: (day: IsoDate) => boolean;
}

/** How many days after a closed one are looked at. */
const MOST_SHUT = 14;

/** The days of the next visits: first + n × weeks, on a closed day the next open one. Of a visit long ago, those that are to come. */
export function nextDays({ first, everyWeeks, until, most, isShut }: Days, now = today()): IsoDate[] {
  const found: IsoDate[] = [];
  for (let n = 1; found.length < most; n += 1) {
    const due = addDays(first, n * everyWeeks * 7);
    if (until !== null && due > until) break;
    if (due > now) found.push(openFrom(due, isShut));
  }
  return found;
}

function openFrom(due: IsoDate, isShut: Days['isShut']): IsoDate {
  for (let n = 0; n < MOST_SHUT; n += 1) {
    const day = addDays(due, n);
    if (!isShut(day)) return day;
  }
  return due;
}

/** Whether the salon is closed on a day. Until its settings are known it is not. */
export function isShutBy(settings: Pick<Settings, 'openingHours' | 'closedDays'> | undefined): (day: IsoDate) => boolean {
  return day =>
    settings !== undefined &&
    (settings.closedDays.includes(day) || settings.openingHours.some(one => one.day === weekdayOf(day) && one.closed));
}
