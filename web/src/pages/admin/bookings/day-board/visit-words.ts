import { waitsUntil } from '../../../../features/visits/booking/due-badge.tsx';
import { misfitWords } from '../../../../features/visits/hand-over/candidates.ts';
import { plainTime } from '../../../../shared/format.ts';
import type { DayVisit } from './day.ts';

/** The customer; the name of a deleted account is gone. */
export function customerOf({ customerName }: DayVisit): string {
  return customerName ?? 'Deleted account';
}

/** `9:00 AM to 10:30 AM`. */
export function timesOf({ from, to }: Pick<DayVisit, 'from' | 'to'>): string {
  return `${plainTime(from)} to ${plainTime(to)}`;
}

const states: { [state in DayVisit['state']]?: string } = {
  ON_THE_WAY: 'On the way',
  ARRIVED: 'Arrived',
  STARTED: 'Started',
  DONE: 'Done',
};

/** How far the visit is. Nothing while it is only planned. */
function stateOf({ status, state }: DayVisit): string | null {
  return status === 'COMPLETED' ? 'Done' : (states[state] ?? null);
}

/** What is worth knowing about the visit beside its time and place. */
export function signsOf(visit: DayVisit): string[] {
  return [
    stateOf(visit),
    visit.payBy && waitsUntil(visit.payBy),
    visit.late > 0 && `${visit.late} min late`,
    visit.chosen && (visit.wished ? 'The customer’s wish' : 'Fixed by staff'),
    visit.forced && 'Assigned anyway',
    visit.womenOnly && 'Women only',
  ].filter(sign => typeof sign === 'string');
}

/** Why nobody can come yet, and who has it meanwhile. */
export function uncoveredWords({ reason }: Pick<DayVisit, 'reason'>, owner: string | undefined): string {
  return owner ? `${owner}: ${misfitWords(reason).toLowerCase()}` : misfitWords(reason);
}
