/** When visits may start on a day, and which of these can be booked (rules L1, L3 to L7 and L12). Pure. `judge` decides for the list and for the booking. */

import { clockLabel, istInstant, timeOf } from '../../../common/minutes.ts';
import { isWithin, type Span } from '../../../common/span.ts';
import { addDays, type Instant, type IsoDate, istDate, type Minute } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { openSpansOn } from '../../salon/settings/opening-rules.ts';
import type { Member, Roster } from './assign-rules.ts';

export type Settings = Pick<
  Schemas['Settings'],
  'openingHours' | 'closedDays' | 'slotPlan' | 'bookingHorizonDays' | 'capacity' | 'startPlan'
>;

/** A day under the salon's settings. */
export interface SalonDay {
  settings: Settings;
  date: IsoDate;
}

const windows = (hours: number[], length: Minute): Span[] =>
  hours.map(hour => ({ startMinute: hour * 60, endMinute: hour * 60 + length }));

/** The two plans of rule L1. */
const PLANS: Record<Settings['slotPlan'], Span[]> = {
  TWO_HOUR: windows([9, 11, 13, 15, 17], 120),
  HOURLY: windows([7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], 60),
};

/** The windows of the plan. Teams, the week and the figures count in them. */
export function windowsOf({ settings }: SalonDay): Span[] {
  return PLANS[settings.slotPlan];
}

/** When the windows of the plan begin. */
export function windowStarts({ slotPlan }: Pick<Settings, 'slotPlan'>): Minute[] {
  return PLANS[slotPlan].map(({ startMinute }) => startMinute);
}

const STEPS = { EVERY_15: 15, EVERY_30: 30, EVERY_60: 60 } as const;

/** The minutes from one start of named professionals to the next (rule L12). Undefined where visits start with the windows of the plan. */
const stepOf = ({ capacity, startPlan = 'WINDOWS' }: Settings): Minute | undefined =>
  capacity !== 'PROFESSIONALS' || startPlan === 'WINDOWS' ? undefined : STEPS[startPlan];

const QUARTER = 15;

/** The window that begins when somebody's hours do, at a full quarter, and is as long as the others. */
const windowAt = (minute: Minute, step: Minute): Span => {
  const startMinute = Math.ceil(minute / QUARTER) * QUARTER;
  return { startMinute, endMinute: startMinute + step };
};

const LENGTHS: Record<Settings['slotPlan'], Minute> = { TWO_HOUR: 120, HOURLY: 60 };

const gridOf = (day: SalonDay, step: Minute | undefined): Span[] => {
  if (step === undefined) return windowsOf(day);
  return openSpansOn(day.settings, day.date).flatMap(({ startMinute, endMinute }) => {
    const first = Math.ceil(startMinute / step);
    const starts = Array.from({ length: Math.max(0, Math.floor(endMinute / step) - first) }, (_, n) => (first + n) * step);
    return starts.map(start => ({ startMinute: start, endMinute: start + step }));
  });
};

/**
 * The windows at whose beginning a visit may start on this day, in order. Those of `beginnings`, when the hours of professionals begin, are
 * among them: who works from 12:30 to 15:30 can be had for three hours.
 */
const startsOf = (day: SalonDay, beginnings: Minute[]): Span[] => {
  const step = stepOf(day.settings);
  const grid = gridOf(day, step);
  const known = new Set(grid.map(({ startMinute }) => startMinute));
  const more = [...new Set(beginnings)]
    .map(minute => windowAt(minute, step ?? LENGTHS[day.settings.slotPlan]))
    .filter(({ startMinute }) => !known.has(startMinute));
  return more.length === 0 ? grid : [...grid, ...more].sort((a, b) => a.startMinute - b.startMinute);
};

/** The window of a visit that starts then; undefined if none may. */
const startAt = (day: SalonDay, startMinute: Minute, beginnings: Minute[]): Span | undefined => {
  const step = stepOf(day.settings);
  if (step !== undefined && startMinute % step === 0) return { startMinute, endMinute: startMinute + step };
  return startsOf(day, beginnings).find(window => window.startMinute === startMinute);
};

export type Slot = Schemas['Slot'];
export type Refusal = Schemas['SlotRefusal']['reason'];

/** A day with those who work on it. */
export interface StaffedDay extends SalonDay {
  roster: Roster;
}

/** A day as it can be booked now. */
export interface Day extends StaffedDay {
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

/** Whether the salon is closed for some of this time. */
export function isShut({ settings, date }: SalonDay, visit: Span): boolean {
  return !openSpansOn(settings, date).some(span => isWithin(visit, span));
}

/** The last day that can be booked. */
export function horizonOf({ bookingHorizonDays }: Settings, today: IsoDate): IsoDate {
  return addDays(today, bookingHorizonDays);
}

const isBeyondHorizon = ({ settings, date, now }: Omit<Day, 'taken' | 'roster'>): boolean =>
  date > horizonOf(settings, istDate(now));

/** Whether it is still to come, but not as long before as the salon wants to know. */
export function isTooSoon(
  { date, now, earliest = now, ownStart }: Omit<Day, 'taken' | 'roster'>,
  { startMinute }: Pick<Span, 'startMinute'>,
): boolean {
  const start = istInstant(date, startMinute);
  return now < start && start < earliest && startMinute !== ownStart;
}

/** Why no visit can be booked for this time, whoever is free; or null. */
export function refusalOf(day: Omit<Day, 'taken' | 'roster'>, visit: Span): 'PAST' | 'CLOSED' | null {
  if (istInstant(day.date, visit.startMinute) <= day.now || isTooSoon(day, visit)) return 'PAST';
  return isBeyondHorizon(day) || isShut(day, visit) ? 'CLOSED' : null;
}

/** Why this visit cannot be booked, or null; `free` has those who could go. */
const judge = (day: Day, visit: Span): { reason: Exclude<Refusal, 'NOT_OFFERED'> | null; free: Member[] } => {
  const refusal = refusalOf(day, visit);
  if (refusal) return { reason: refusal, free: [] };
  const free = day.roster.free(visit, day.taken);
  return { reason: free.length === 0 ? day.roster.reasonOfNone : null, free };
};

/** This window, and whether a visit of this length can be booked in it. */
export function slotOf(day: Day, window: Span, durationInMinutes: Minute) {
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
}

/** Every start of the day for a visit of this length. */
export function slotsOf(day: DayThere, durationInMinutes: Minute): Slot[] {
  const slots = startsOf(day, day.roster.starts).map(window => slotOf(day, window, durationInMinutes));
  if (!day.isOutside) return slots;
  return slots.map(slot => ({ ...slot, available: false, reason: 'OUTSIDE_AREA', remaining: 0, professionals: [] }));
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

/** The span of a visit, and why it may not be booked, or null. If no visit may start at `startMinute`, the span is the services' time. */
export function visitAt(day: Day, startMinute: Minute, durationInMinutes: Minute): { visit: Span; refusal: Refusal | null } {
  const window = startAt(day, startMinute, day.roster.starts);
  if (!window) return { visit: { startMinute, endMinute: startMinute + durationInMinutes }, refusal: 'NOT_OFFERED' };
  const visit = day.roster.visitIn(window, durationInMinutes);
  return { visit, refusal: judge(day, visit).reason };
}
