/** When visits may start on a day, and which of these can be booked (rules L3 to L7 and L12). Pure. `judge` decides for the list and for the booking. */

import { clockLabel, istInstant, timeOf } from '../../../common/minutes.ts';
import { isWithin, overlaps, type Span } from '../../../common/span.ts';
import {
  addDays,
  type Instant,
  type IsoDate,
  istDate,
  type Minute,
  WEEK,
  type Weekday,
  weekdayOf,
} from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { openingOn, openSpansOn } from '../../salon/settings/opening-rules.ts';
import { busiest, type Member, type Roster } from './roster-rules.ts';
import { type SalonDay, type Settings, startAt, startsOf, windowsOf } from './start-rules.ts';

type Slot = Schemas['Slot'];
export type Refusal = Schemas['SlotRefusal']['reason'];

/** A day with those who work on it. */
interface StaffedDay extends SalonDay {
  roster: Roster;
}

/** A day as it can be booked now. */
interface Day extends StaffedDay {
  /** Its pending visits. */
  taken: Span[];
  now: Instant;
  /** Before it, nothing can be booked (rule L13). Left out, that is now. */
  earliest?: Instant;
  /** The start of the booking that moves, which needs no notice. */
  ownStart?: Minute | undefined;
}

/** A day at an address. */
interface DayThere extends Day {
  /** Whether the salon surely does not come to the address. */
  isOutside?: boolean;
}

const isShut = ({ settings, date }: SalonDay, visit: Span): boolean =>
  !openSpansOn(settings, date).some(span => isWithin(visit, span));

/** The last day that can be booked. */
export function horizonOf({ bookingHorizonDays }: Settings, today: IsoDate): IsoDate {
  return addDays(today, bookingHorizonDays);
}

const isBeyondHorizon = ({ settings, date, now }: Day): boolean => date > horizonOf(settings, istDate(now));

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

/** Whether it is still to come, but not as long before as the salon wants to know. */
export function isTooSoon(
  { date, now, earliest = now, ownStart }: Omit<Day, 'taken' | 'roster'>,
  { startMinute }: Pick<Span, 'startMinute'>,
): boolean {
  const start = istInstant(date, startMinute);
  return now < start && start < earliest && startMinute !== ownStart;
}

/** Why this visit cannot be booked, or null; `free` has those who could go. */
const judge = (day: Day, visit: Span): { reason: Exclude<Refusal, 'NOT_OFFERED'> | null; free: Member[] } => {
  if (istInstant(day.date, visit.startMinute) <= day.now || isTooSoon(day, visit)) return { reason: 'PAST', free: [] };
  if (isBeyondHorizon(day) || isShut(day, visit)) return { reason: 'CLOSED', free: [] };
  const free = day.roster.free(visit, day.taken);
  return { reason: free.length === 0 ? day.roster.reasonOfNone : null, free };
};

const slotOf = (day: Day, window: Span, durationInMinutes: Minute) => {
  const { reason, free } = judge(day, day.roster.visitIn(window, durationInMinutes));
  return {
    startTime: timeOf(window.startMinute),
    endTime: timeOf(window.endMinute),
    label: `${clockLabel(window.startMinute)} - ${clockLabel(window.endMinute)}`,
    available: reason === null,
    reason,
    remaining: free.length,
    professionals: free.flatMap(({ id }) => id ?? []),
  };
};

/** Every start of the day for a visit of this length. */
export function slotsOf(day: DayThere, durationInMinutes: Minute): Slot[] {
  const slots = startsOf(day, day.roster.starts).map(window => slotOf(day, window, durationInMinutes));
  if (!day.isOutside) return slots;
  return slots.map(slot => ({ ...slot, available: false, reason: 'OUTSIDE_AREA', remaining: 0, professionals: [] }));
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

/** How many slots of a day can be booked, or why none can. */
export function bookableDay(day: DayThere, durationInMinutes: Minute): Schemas['BookableDay'] {
  const slots = slotsOf(day, durationInMinutes);
  const availableSlots = slots.filter(({ available }) => available).length;
  const isFor = (reason: Slot['reason']) => slots.some(slot => slot.reason === reason);
  const reasonOfNone = () => {
    if (day.isOutside) return 'OUTSIDE_AREA';
    if (day.date < istDate(day.now)) return 'PAST';
    const starts = startsOf(day, day.roster.starts);
    if (isBeyondHorizon(day) || starts.every(window => isShut(day, window))) return 'CLOSED';
    if (starts.every(window => isShut(day, day.roster.visitIn(window, durationInMinutes)))) return 'TOO_LONG';
    // Windows after closing are always CLOSED and say nothing about the others.
    return (['NO_PROFESSIONAL', 'FULL'] as const).find(isFor) ?? 'PAST';
  };
  return { date: day.date, availableSlots, reason: availableSlots > 0 ? null : reasonOfNone() };
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

/**
 * Why visits of one day do not fit these settings: one reason for each visit that does not fit. A visit that is `underWay` keeps its
 * team and gets no reason.
 */
export function conflictsOf(day: StaffedDay, visits: Span[], underWay: Span[] = []): Conflict[] {
  if (!openingOn(day.settings, day.date)) return visits.map(() => 'CLOSED_DAY');
  const conflicts: Conflict[] = [];
  const fitting = [...underWay];
  for (const visit of visits.toSorted((a, b) => a.startMinute - b.startMinute)) {
    if (isShut(day, visit)) conflicts.push('OUTSIDE_HOURS');
    else if (day.roster.free(visit, fitting).length === 0) conflicts.push('TOO_FEW_TEAMS');
    else fitting.push(visit);
  }
  return conflicts;
}

/** The span of a visit, and why it may not be booked, or null. If no visit may start at `startMinute`, the span is the services' time. */
export function visitAt(day: Day, startMinute: Minute, durationInMinutes: Minute): { visit: Span; refusal: Refusal | null } {
  const window = startAt(day, startMinute, day.roster.starts);
  if (!window) return { visit: { startMinute, endMinute: startMinute + durationInMinutes }, refusal: 'NOT_OFFERED' };
  const visit = day.roster.visitIn(window, durationInMinutes);
  return { visit, refusal: judge(day, visit).reason };
}
