import { time } from '../../shared/format.ts';

/** `09:00 AM - 11:00 AM`, in the language of the site. The slot's own label is English. */
export function slotWords({ startTime, endTime }: { startTime: string; endTime: string }): string {
  return `${time(startTime)} - ${time(endTime)}`;
}
