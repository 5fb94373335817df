import { between, forAbout, weArrive } from '#words/format';
import { teamWindow } from '../../../../../common/arrival.ts';
import { minuteOf, timeOf } from '../../../../../common/minutes.ts';
import { duration, time } from '../../../shared/format.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { isLate, type ShownBooking, visitsIn } from './booking.ts';

/**
 * When we come to a visit and for how long, as messages say it (rule Q34): the window of a named professional, or the slot of a team. Null
 * once a professional is there or late, for a visit that is over, and while the settings load. Of several, it is the first who comes.
 */
export function useArrival(booking: ShownBooking): string | null {
  const { status, bookingTime, durationInMinutes, guests } = booking;
  const plan = useSettings()?.slotPlan;
  const visits = visitsIn(booking).toSorted((a, b) => (a.arrivalFrom < b.arrivalFrom ? -1 : 1));
  const [first] = visits;
  if (status !== 'PENDING' || !(first || plan)) return null;
  const isThere = visits.some(({ state }) => state !== 'PLANNED' && state !== 'ON_THE_WAY');
  if (isThere || isLate(booking)) return null;
  const from = first?.arrivalFrom ?? bookingTime;
  const to = first?.arrivalTo ?? (plan ? timeOf(minuteOf(bookingTime) + teamWindow(plan, Boolean(guests))) : bookingTime);
  return weArrive(between(time(from), time(to)), forAbout(duration(durationInMinutes)));
}
