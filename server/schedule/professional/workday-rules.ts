/** A professional's day: her hours, her leave, her visits, and where she is today (rules N2 to N4). Pure. */

import { minuteOf } from '../../../common/minutes.ts';
import { common, overlaps, type Span } from '../../../common/span.ts';
import {
  type Instant,
  type IsoDate,
  type IsoTime,
  istMidnight,
  MINUTE,
  type Minute,
  type Weekday,
  weekdayOf,
} from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import type { booking } from '../../platform/db/schema.ts';
import { openSpansOn } from '../../salon/settings/opening-rules.ts';
import type { BookedVisit, Presence, Present, Skills, Workday } from '../fit/fit-rules.ts';
import { type Place, placeOf } from '../fit/travel-rules.ts';
import type { PlannedVisit } from './planned-store.ts';
import type { ProfessionalRecord } from './store.ts';
import type { VisitRow } from './visit-rules.ts';

/** Part of a day on the salon's clock. */
export interface ClockSpan {
  from: IsoTime;
  to: IsoTime;
}

export interface DayHours {
  day: Weekday;
  spans: ClockSpan[];
}

/** From a minute of one day to a minute of the same or a later day. */
export interface Leave {
  fromDate: IsoDate;
  fromMinute: Minute;
  toDate: IsoDate;
  toMinute: Minute;
}

const DAY_END: Minute = 24 * 60;

const toSpan = ({ from, to }: ClockSpan): Span => ({ startMinute: minuteOf(from), endMinute: minuteOf(to) });

/** Her hours on this date, within the salon's. `override` replaces the hours of the weekday; empty means that she is off. */
export function hoursOn(week: DayHours[], override: ClockSpan[] | undefined, date: IsoDate, salon: Span[]): Span[] {
  const weekday = weekdayOf(date);
  const spans = override ?? week.find(({ day }) => day === weekday)?.spans ?? [];
  return common(spans.map(toSpan), salon);
}

/** The parts of this date that the leave takes. A leave that ends at 00:00 takes nothing of its last day. */
export function leaveOn(leaves: Leave[], date: IsoDate): Span[] {
  return leaves
    .filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
    .map(({ fromDate, fromMinute, toDate, toMinute }) => ({
      startMinute: fromDate === date ? fromMinute : 0,
      endMinute: toDate === date ? toMinute : DAY_END,
    }))
    .filter(({ startMinute, endMinute }) => startMinute < endMinute);
}

/** The first span that ends before it begins, or begins before the one before it has ended; undefined if there is none. */
export function wrongSpanOf(spans: ClockSpan[]): number | undefined {
  const all = spans.map(toSpan);
  const wrong = all.findIndex(
    (span, n) =>
      span.startMinute >= span.endMinute ||
      all.slice(0, n).some(one => overlaps(one, span) || one.startMinute > span.startMinute),
  );
  return wrong === -1 ? undefined : wrong;
}

type Times = 'state' | 'startMinute' | 'endMinute' | 'arrivedAt' | 'startedAt' | 'doneAt';
/** A visit that somebody has reached, with how its booking ended. */
type ReachedVisit = Pick<VisitRow, 'professionalId' | 'latitude' | 'longitude' | Times> &
  Pick<typeof booking.$inferSelect, 'completedAt' | 'cancelledAt'>;

/** When she is free after it: what she tapped counts, and before she is done its planned length. */
const freeAfter = (
  { state, startMinute, endMinute, arrivedAt, startedAt, doneAt, completedAt, cancelledAt }: ReachedVisit,
  minuteAt: (instant: Instant) => Minute,
): Minute => {
  const ended = doneAt ?? completedAt ?? cancelledAt;
  // Staff may complete visits in the evening that nobody tapped, in any order.
  if (ended !== null) return state === 'PLANNED' ? endMinute : minuteAt(ended);
  const begun = startedAt === null ? Math.max(startMinute, minuteAt(arrivedAt ?? 0)) : minuteAt(startedAt);
  return begun + endMinute - startMinute;
};

/** `visits` are those of today that somebody has reached. */
export function presentOn(date: IsoDate, visits: ReachedVisit[], now: Instant): Present {
  const minuteAt = (instant: Instant): Minute => (instant - istMidnight(date)) / MINUTE;
  const last = new Map<string, Presence>();
  for (const visit of visits) {
    const { professionalId, latitude, longitude } = visit;
    const free = freeAfter(visit, minuteAt);
    if (professionalId !== null && free > (last.get(professionalId)?.free ?? 0))
      last.set(professionalId, { place: placeOf(latitude, longitude), free });
  }
  return { minute: minuteAt(now), last };
}

type Settings = Required<Schemas['Settings']>;

/** A professional as the rules need her. Made once for each version of the team. */
export interface Person {
  record: ProfessionalRecord;
  skills: Skills;
  days: ReadonlyMap<IsoDate, ClockSpan[]>;
  /** Null if her day starts from the salon. */
  start: Place | null;
}

export function toPerson(record: ProfessionalRecord): Person {
  return {
    record,
    skills: record.allServices ? 'ALL' : new Set(record.serviceIds),
    days: new Map(record.days.map(({ date, spans }) => [date, spans])),
    start: placeOf(record.startLatitude, record.startLongitude),
  };
}

export function toBookedVisit(row: PlannedVisit): BookedVisit {
  const { id, bookingId, chosen, forced, startMinute, endMinute, latitude, longitude, serviceIds, womenOnly } = row;
  return { id, bookingId, chosen, forced, startMinute, endMinute, place: placeOf(latitude, longitude), serviceIds, womenOnly };
}

const salonPlace = ({ latitude, longitude }: Settings): Place => ({ latitude: Number(latitude), longitude: Number(longitude) });

export function workdayOf(
  { record, skills, days, start }: Person,
  settings: Settings,
  date: IsoDate,
  visits: BookedVisit[],
): Workday {
  return {
    professionalId: record.id,
    active: record.active,
    isWoman: record.gender === 'FEMALE',
    weight: record.weightHundredths / 100,
    skills,
    hours: hoursOn(record.hours, days.get(date), date, openSpansOn(settings, date)),
    leave: leaveOn(record.leave, date),
    start: start ?? salonPlace(settings),
    maxTravelMinutes: record.maxTravelMinutes,
    visits,
  };
}
