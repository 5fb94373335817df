import { time } from '../../shared/format.ts';

/**
 * `09:00 AM - 11:00 AM`, in the language of the site. The slot's own label is English. Hindi and Marathi name the part of the day before the
 * time, and once is enough: `सुबह 9:00 - 11:00`.
 */
export function slotWords({ startTime, endTime }: { startTime: string; endTime: string }): string {
  const [from, to] = [time(startTime), time(endTime)];
  const partOfDay = from.slice(0, from.indexOf(' ') + 1);
  return `${from} - ${to.startsWith(partOfDay) ? to.slice(partOfDay.length) : to}`;
}
