/** When visits may start: the windows of the plan, or every so many minutes for named professionals (rules L1 and L12). Pure. */

import type { Span } from '../../../common/span.ts';
import type { IsoDate, Minute } from '../../../common/time.ts';
import type { Schemas } from '../../platform/contract/types.ts';
import { openSpansOn } from '../../salon/settings/opening-rules.ts';

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
export function startsOf(day: SalonDay, beginnings: Minute[]): Span[] {
  const step = stepOf(day.settings);
  const grid = gridOf(day, step);
  const known = new Set(grid.map(({ startMinute }) => startMinute));
  const more = [...new Set(beginnings)]
    .map(minute => windowAt(minute, step ?? LENGTHS[day.settings.slotPlan]))
    .filter(({ startMinute }) => !known.has(startMinute));
  return more.length === 0 ? grid : [...grid, ...more].sort((a, b) => a.startMinute - b.startMinute);
}

/** The window of a visit that starts then; undefined if none may. */
export function startAt(day: SalonDay, startMinute: Minute, beginnings: Minute[]): Span | undefined {
  const step = stepOf(day.settings);
  if (step !== undefined && startMinute % step === 0) return { startMinute, endMinute: startMinute + step };
  return startsOf(day, beginnings).find(window => window.startMinute === startMinute);
}
