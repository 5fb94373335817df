import { timeSpan } from '#words/format';
import { time } from '../../shared/format.ts';

/** `09:00 AM - 11:00 AM`, in the language of the site: `सुबह 9 से 11 बजे`. The slot's own label is English. */
export function slotWords({ startTime, endTime }: { startTime: string; endTime: string }): string {
  return timeSpan(time(startTime), time(endTime));
}

/** A slot in a line: a team's window, or when the visit of a named professional begins, because she comes at its beginning. */
export function startWords(slot: { startTime: string; endTime: string }, isNamed: boolean): string {
  return isNamed ? time(slot.startTime) : slotWords(slot);
}
