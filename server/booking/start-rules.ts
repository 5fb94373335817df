/** When visits may start: the windows of the plan, or every so many minutes for named professionals (rules L1 and L12). Pure. */
import type { Schemas } from '../contract/types.ts';
import { openingOn } from '../settings/opening-rules.ts';
import type { Span } from '../shared/span.ts';
import type { IsoDate, Minute } from '../shared/time.ts';

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

/** The windows at whose beginning a visit may start on this day. */
export function startsOf(day: SalonDay): Span[] {
  const step = stepOf(day.settings);
  if (step === undefined) return windowsOf(day);
  const hours = openingOn(day.settings, day.date);
  if (!hours) return [];
  const first = Math.ceil(hours.startMinute / step);
  const starts = Array.from({ length: Math.max(0, Math.floor(hours.endMinute / step) - first) }, (_, n) => (first + n) * step);
  return starts.map(startMinute => ({ startMinute, endMinute: startMinute + step }));
}

/** The window of a visit that starts then; undefined if none may. */
export function startAt(day: SalonDay, startMinute: Minute): Span | undefined {
  const step = stepOf(day.settings);
  if (step === undefined) return windowsOf(day).find(window => window.startMinute === startMinute);
  return startMinute % step === 0 ? { startMinute, endMinute: startMinute + step } : undefined;
}
