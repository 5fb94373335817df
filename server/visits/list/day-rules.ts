/** How the contract shows a day, professional by professional (rule N20). Pure. */

import { timeOf } from '../../../common/minutes.ts';
import { minutesOf, type Span } from '../../../common/span.ts';
import type { Instant, IsoDate } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { listOf } from '../../platform/shared/list-of.ts';
import {
  type Arrival,
  absenceFrom,
  type BookedVisit,
  type Misfit,
  misfitsAmong,
  type Roads,
  routeOf,
  travelOn,
  type Workday,
} from '../../schedule/fit/fit-rules.ts';
import { rosteredOn } from '../../schedule/professional/figures-rules.ts';
import { bookedProfessional, isToCome, isWished, progressIn, type VisitRow } from '../../schedule/professional/visit-rules.ts';
import { leaveOn, type Person } from '../../schedule/professional/workday-rules.ts';
import { type BookingItemRow, type BookingRow, type Customer, moneyOf, partShown } from '../record/rules.ts';

/** A visit of the day that is not cancelled. */
export interface DayBooking extends Customer {
  booking: BookingRow;
  /** What is done at this visit: of a booking for guests, her own part. */
  items: Pick<BookingItemRow, 'name' | 'quantity'>[];
  /** How often it comes, if it is of a series. */
  mark: { everyWeeks?: number };
  row: VisitRow;
  visit: BookedVisit;
}

export function clockSpanOf({ startMinute, endMinute }: Span): Schemas['ClockSpan'] {
  return { from: timeOf(startMinute), to: timeOf(endMinute) };
}

/** Without an arrival, nobody goes to it. */
export function toDayVisit(
  { booking, fullName, mobile, items, mark, row }: DayBooking,
  { travel, late }: Arrival = { travel: 0, late: 0 },
  reason: Misfit | null = null,
): Schemas['DayVisit'] {
  const { chosen, forced, womenOnly, latitude, longitude } = row;
  return {
    bookingId: booking.id,
    ...partShown(booking, row),
    reference: booking.reference,
    ...clockSpanOf(row),
    customerName: fullName,
    customerMobile: mobile,
    area: booking.address?.streetArea ?? null,
    services: listOf(items),
    status: booking.status,
    state: progressIn(row, booking).state,
    ...{ chosen, wished: isWished(row), forced, womenOnly, latitude, longitude },
    payBy: moneyOf(booking).payBy,
    travelMinutes: travel,
    late,
    reason,
    ...mark,
  };
}

const isPending = ({ row }: DayBooking) => row.pending;

/** A professional's day. Completed visits are on her route too, but only pending ones decide what she can carry out. */
export function toDayOf(
  { record }: Person,
  { date, workday, roads, now }: { date: IsoDate; workday: Workday; roads: Roads; now: Instant },
  hers: DayBooking[],
): Schemas['DayOfProfessional'] {
  const { active, hours, start } = workday;
  const misfits = misfitsAmong({ ...workday, visits: hers.filter(isPending).map(({ visit }) => visit) }, roads);
  const goesTo = hers.filter(one => !isPending(one) || absenceFrom(workday, one.visit) === undefined);
  const visits = goesTo.map(({ visit }) => visit);
  const route = routeOf(workday, visits, roads);
  const arrivals = new Map(goesTo.map(({ row }, n) => [row.id, route[n]]));
  const reasonOf = ({ row }: DayBooking) => (isToCome(row, now) ? misfits.get(row.id) : undefined);
  return {
    professional: bookedProfessional(record),
    active,
    hours: hours.map(clockSpanOf),
    leave: record.leave.flatMap(one => leaveOn([one], date).map(span => ({ ...clockSpanOf(span), note: one.note }))),
    start: { latitude: String(start.latitude), longitude: String(start.longitude) },
    visits: hers.map(one => toDayVisit(one, arrivals.get(one.row.id), reasonOf(one))),
    travelMinutes: travelOn(route),
    visitMinutes: minutesOf(visits),
    rosteredMinutes: active ? rosteredOn(workday) : 0,
  };
}
