import { addDays, minuteOf, today } from '../../shared/days.ts';
import { weekday } from '../../shared/format.ts';
import type { Settings } from '../settings/use-settings.ts';
import type { NoSlot } from './slots.ts';

export type OpenOrClosed = { day: string; isClosed: boolean };

export type BookableDay = OpenOrClosed & {
  /** Why it has no free slot; null when it has one, and for a day nobody has looked at. */
  noSlot: NoSlot | null;
};

/** Today and as many days ahead as the salon takes bookings for (rulings R6). */
export function bookableDays(settings: Settings, first = today()): OpenOrClosed[] {
  return Array.from({ length: settings.bookingHorizonDays + 1 }, (_, ahead) => {
    const day = addDays(first, ahead);
    return { day, isClosed: isClosed(settings, day) };
  });
}

/** Whether a visit of so many minutes is longer than the salon is open on this day, whoever else is visited. */
export function isTooLong({ openingHours }: Pick<Settings, 'openingHours'>, day: string, minutes: number): boolean {
  const name = weekday(day).toUpperCase();
  const hours = openingHours.find(one => one.day === name);
  return hours !== undefined && !hours.closed && minutes > minuteOf(hours.closes) - minuteOf(hours.opens);
}

function isClosed({ closedDays, openingHours }: Settings, day: string): boolean {
  const name = weekday(day).toUpperCase();
  return closedDays.includes(day) || (openingHours.find(hours => hours.day === name)?.closed ?? true);
}
