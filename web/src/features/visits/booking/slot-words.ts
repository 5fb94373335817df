import { timeSpan } from '#words/format';
import { time } from '../../../shared/format.ts';

/** `09:00 AM - 11:00 AM`, in the language of the site: `सुबह 9 से 11 बजे`. The slot's own label is English. */
function slotWords({ startTime, endTime }: { startTime: string; endTime: string }): string {
  return timeSpan(time(startTime), time(endTime));
}

/** A slot as a window, or as its beginning alone: when a named professional comes. */
export function startWords(slot: { startTime: string; endTime: string }, isStart: boolean): string {
  return isStart ? time(slot.startTime) : slotWords(slot);
}
