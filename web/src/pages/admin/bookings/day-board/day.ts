import type { components } from '#contract';
import { adminApi, ask } from '../../../../api/client.ts';
import { useStaffRead } from '../../../../api/use-staff-read.ts';
import type { GivenVisit } from '../../../../features/visits/hand-over/use-hand-over.tsx';

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
export function columnOf(day: Day, bookingId: string): DayColumn | undefined {
  return day.professionals.find(({ visits }) => visits.some(visit => visit.bookingId === bookingId));
}

/** The visit as it is handed over. It can go back if it fits her, or was forced on her. */
export function givenVisit(day: Day, { bookingId, reason, forced, chosen }: DayVisit): GivenVisit {
  const from = columnOf(day, bookingId)?.professional ?? null;
  return { bookingId, from, canGoBack: reason === null, wasForced: forced, wasChosen: chosen };
}

/** Only pending visits can be handed over. */
export function canBeGiven({ status }: DayVisit): boolean {
  return status === 'PENDING';
}
