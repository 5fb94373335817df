/** A whole day or week at a glance: its calendar, its places, and what new settings would change (rules B22, L11). Pure. */

import { istInstant } from '../../../common/minutes.ts';
import { overlaps, type Span } from '../../../common/span.ts';
import { addDays, type Instant, type IsoDate, istDate, WEEK, type Weekday, weekdayOf } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { openingOn } from '../../salon/settings/opening-rules.ts';
import { busiest, type Roster } from './assign-rules.ts';
import {
  type Day,
  isShut,
  type SalonDay,
  type Settings,
  type Slot,
  type StaffedDay,
  slotOf,
  slotsOf,
  windowsOf,
} from './slot-rules.ts';

/** Windows of the plan within the day's opening hours. The day may be past. */
const windowsOpen = (day: SalonDay): Span[] => windowsOf(day).filter(window => !isShut(day, window));

/** How many short visits the day has room for. */
export function placesOf(day: StaffedDay): number {
  return windowsOpen(day).reduce((sum, window) => sum + day.roster.free(window, []).length, 0);
}

/** Visits of one span. */
export interface Visits extends Span {
  visits: number;
}

/**
 * How many places in the day's windows these visits take. A visit takes every window that it overlaps, except windows after closing,
 * which are not offered.
 */
export function placesTaken(day: SalonDay, taken: Visits[]): number {
  const places = windowsOf(day).flatMap(window => {
    const isOpen = !isShut(day, window);
    return taken.filter(visit => overlaps(visit, window) && (isOpen || window.startMinute <= visit.startMinute));
  });
  return places.reduce((sum, { visits }) => sum + visits, 0);
}

/** Every window of the plan for the staff's calendar: whether the salon is open, and the most visits at one instant. */
export function calendarSlotsOf(
  { settings, roster, date, now }: Omit<Day, 'taken'>,
  visits: (Span & { status: Schemas['BookingStatus'] })[],
): Schemas['CalendarSlot'][] {
  const pending = visits.filter(({ status }) => status === 'PENDING');
  const day = { settings, roster, date, taken: pending, now };
  return windowsOf(day).map(window => {
    const { available: _available, professionals: _professionals, ...slot } = slotOf(day, window, 0);
    // A visit that is completed early leaves the windows ahead free.
    const booked = busiest(slot.reason === 'PAST' ? visits : pending, window);
    return { ...slot, open: !isShut(day, window), booked };
  });
}

/** The starts of an ordinary week, Monday first: without closed days and bookings, and all of it still to come. */
export function ordinaryWeek(
  settings: Settings,
  rosterOn: (date: IsoDate) => Roster,
  now: Instant,
): { day: Weekday; slots: Slot[] }[] {
  const tomorrow = addDays(istDate(now), 1);
  return WEEK.map(day => {
    const ahead = (WEEK.indexOf(day) - WEEK.indexOf(weekdayOf(tomorrow)) + 7) % 7;
    const date = addDays(tomorrow, ahead);
    // On the day before, the window is neither past nor beyond the horizon.
    const eve = istInstant(addDays(date, -1), 0);
    return {
      day,
      slots: slotsOf({ settings: { ...settings, closedDays: [] }, roster: rosterOn(date), date, taken: [], now: eve }, 0),
    };
  });
}

export type Conflict = 'CLOSED_DAY' | 'OUTSIDE_HOURS' | 'TOO_FEW_TEAMS';

/** A visit, and how many teams go to it: several to a party. */
type Going = Span & { partCount?: number };

/** Its time, once for each team. */
const timesOf = ({ partCount = 1, ...visit }: Going): Span[] => Array.from({ length: partCount }, () => visit);

/**
 * Why visits of one day do not fit these settings: one reason for each visit that does not fit. A visit that is `underWay` keeps its
 * team and gets no reason.
 */
export function conflictsOf(day: StaffedDay, visits: Going[], underWay: Going[] = []): Conflict[] {
  if (!openingOn(day.settings, day.date)) return visits.map(() => 'CLOSED_DAY');
  const conflicts: Conflict[] = [];
  const fitting = underWay.flatMap(timesOf);
  for (const visit of visits.toSorted((a, b) => a.startMinute - b.startMinute)) {
    if (isShut(day, visit)) conflicts.push('OUTSIDE_HOURS');
    else if (day.roster.free(visit, fitting).length < timesOf(visit).length) conflicts.push('TOO_FEW_TEAMS');
    else fitting.push(...timesOf(visit));
  }
  return conflicts;
}
