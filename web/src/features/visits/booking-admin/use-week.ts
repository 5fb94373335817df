import { useSearchParams } from 'wouter';
import type { components } from '#contract';
import { isDay, mondayOf } from '../../../../../common/calendar.ts';
import { adminApi, ask } from '../../../api/client.ts';
import { useStaffRead } from '../../../api/use-staff-read.ts';
import { today } from '../../../shared/clock.ts';
import { plural } from '../../../shared/format.ts';
import { useNow } from '../../../shared/use-now.ts';
import { withValues } from '../../../shared/use-url.ts';
import { useHasNames } from '../hand-over/use-team.ts';

type BookingWeek = components['schemas']['BookingWeek'];
/** `teams` is null with named professionals: their number differs from slot to slot. */
export type Week = Omit<BookingWeek, 'teams'> & { teams: number | null };
export type CalendarDay = BookingWeek['days'][number];
export type CalendarSlot = components['schemas']['CalendarSlot'];
export type CalendarVisit = components['schemas']['CalendarVisit'];

/** The week of `day`, Monday first; of one professional, if one is named. */
export function useWeek(day: string, professionalId: string) {
  const from = mondayOf(day);
  const hasNames = useHasNames();
  const read = useStaffRead(
    ['/booking/admin/week', from, professionalId],
    () => ask(adminApi.GET('/booking/admin/week', { params: { query: { from, ...(professionalId && { professionalId }) } } })),
    { isLive: true },
  );
  const week: Week | undefined = read.data && { ...read.data, teams: hasNames ? null : read.data.teams };
  return { ...read, data: week };
}

/** The chosen day, kept in the address unless it is today. */
export function useUrlDay(): [string, (day: string) => void] {
  const [params, setParams] = useSearchParams();
  const written = params.get('day') ?? '';
  const now = useNow(60_000);

  function set(day: string) {
    setParams(current => withValues(current, { day: day === today() ? '' : day }), { replace: true });
  }
  return [isDay(written) ? written : today(now), set];
}

/** Who comes: the lead, or whose week it is, and how many more. Undefined if nobody is named. */
export function whoComes({ professional, parts = [] }: Pick<CalendarVisit, 'professional' | 'parts'>): string | undefined {
  return professional ? andMore(professional.name, parts.length - 1) : undefined;
}

/** `Kavita and 2 more`. */
export function andMore(name: string, more: number): string {
  return more > 0 ? `${name} and ${more} more` : name;
}

/** The visits that begin in a slot. After the opening hours changed, a visit between two slots counts to the earlier one. */
export function visitsOf(day: CalendarDay, slot: CalendarSlot): CalendarVisit[] {
  const place = day.slots.indexOf(slot);
  const next = day.slots[place + 1]?.startTime;
  return day.visits.filter(
    ({ bookingTime }) => (place === 0 || bookingTime >= slot.startTime) && (next === undefined || bookingTime < next),
  );
}

/** Visits that began before the slot and still keep a team busy in it. A completed visit frees its team for slots to come. */
export function runningInto(day: CalendarDay, slot: CalendarSlot): CalendarVisit[] {
  const begun = visitsOf(day, slot);
  const keepsTeamAway = ({ bookingTime, endTime, status }: CalendarVisit) =>
    bookingTime < slot.startTime && endTime > slot.startTime && (status === 'PENDING' || slot.reason === 'PAST');
  return day.visits.filter(visit => keepsTeamAway(visit) && !begun.includes(visit));
}

/** The times that are held for somebody who waits and begin in a slot. */
export function heldIn(day: CalendarDay, slot: CalendarSlot) {
  const next = day.slots[day.slots.indexOf(slot) + 1]?.startTime;
  return (day.held ?? []).filter(({ from }) => from >= slot.startTime && (next === undefined || from < next));
}

/** A day in words. A day that was closed after it was booked still has its visits. */
export function loadText({ closed, visits }: CalendarDay): string {
  const booked = plural(visits.length, 'visit');
  if (!closed) return booked;
  return visits.length > 0 ? `Closed, ${booked}` : 'Closed';
}

/** How full a slot is, in words beside the colour. */
export function occupancyText({ open, booked, remaining, reason }: CalendarSlot, teams: number | null): string {
  const ofAll = teams === null ? '' : ` of ${teams}`;
  if (!open) return booked > 0 ? `Closed, ${booked} booked` : 'Closed';
  if (reason === 'PAST') return booked > 0 ? `${booked}${ofAll} booked` : 'None booked';
  if (reason === 'FULL') return 'Full';
  if (reason === 'CLOSED') return booked > 0 ? `${booked}${ofAll} booked` : 'Not bookable yet';
  return `${remaining}${ofAll} free`;
}
