import type { components } from '#contract';
import { every, isRegular } from '#words/series';
import { adminApi, ask } from '../../../../api/client.ts';
import { useStaffRead } from '../../../../api/use-staff-read.ts';
import { waitsUntil } from '../../../../features/visits/booking/booking-badges.tsx';
import { misfitWords } from '../../../../features/visits/hand-over/candidates.ts';
import type { GivenVisit } from '../../../../features/visits/hand-over/use-hand-over.tsx';
import { keyOf, type VisitOf } from '../../../../features/visits/hand-over/visit-key.ts';
import { plainTime } from '../../../../shared/format.ts';

type Schemas = components['schemas'];
export type Day = Schemas['BookingDay'];
export type DayColumn = Day['professionals'][number];
export type DayVisit = Schemas['DayVisit'];

/** Everybody's visits of a day, and those that nobody can carry out. */
export function useDay(date: string) {
  return useStaffRead(
    ['/booking/admin/day', date],
    () => ask(adminApi.GET('/booking/admin/day', { params: { query: { date } } })),
    { isLive: true },
  );
}

/** Whose column has the visit. */
export function columnOf(day: Day, visit: VisitOf): DayColumn | undefined {
  return day.professionals.find(({ visits }) => visits.some(one => keyOf(one) === keyOf(visit)));
}

/** The visit as it is handed over. It can go back if it fits her, or was forced on her. */
export function givenVisit(day: Day, visit: DayVisit): GivenVisit {
  const { bookingId, part, reason, forced, chosen } = visit;
  const from = columnOf(day, visit)?.professional ?? null;
  return { bookingId, part, from, canGoBack: reason === null, wasForced: forced, wasChosen: chosen };
}

/** Only pending visits can be handed over. */
export function canBeGiven({ status }: DayVisit): boolean {
  return status === 'PENDING';
}

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

/** Which of several professionals at one booking has it: `Part 1 of 3`. */
export function partWords({ part = 1, parts = part }: DayVisit): string {
  return `Part ${part} of ${parts}`;
}

/** What is worth knowing about the visit beside its time and place. */
export function signsOf(visit: DayVisit): string[] {
  return [
    stateOf(visit),
    visit.payBy && waitsUntil(visit.payBy),
    visit.late > 0 && `${visit.late} min late`,
    visit.chosen && (visit.wished ? 'The customer’s wish' : 'Fixed by staff'),
    visit.forced && 'Assigned anyway',
    visit.part !== undefined && partWords(visit),
    visit.womenOnly && 'Women only',
    visit.everyWeeks !== undefined && isRegular(every(visit.everyWeeks)),
  ].filter(sign => typeof sign === 'string');
}

/** Why nobody can come yet, and who has it meanwhile. */
export function uncoveredWords({ reason }: Pick<DayVisit, 'reason'>, owner: string | undefined): string {
  return owner ? `${owner}: ${misfitWords(reason).toLowerCase()}` : misfitWords(reason);
}
