import { between, forAbout, weArrive } from '#words/format';
import { minuteOf, timeOf } from '../../../../../common/minutes.ts';
import { duration, time } from '../../../shared/format.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { isLate, type ShownBooking, windowMinutes } from './booking.ts';

/**
 * When we come to a visit and for how long, as messages say it (rule Q34): the window of a named professional, or the slot of a team. Null
 * once the professional is there or late, for a visit that is over, and while the settings load.
 */
export function useArrival(booking: ShownBooking): string | null {
  const { visit, status, bookingTime, durationInMinutes } = booking;
  const plan = useSettings()?.slotPlan;
  if (status !== 'PENDING' || !(visit || plan)) return null;
  const isThere = visit?.state === 'ARRIVED' || visit?.state === 'STARTED';
  if (isThere || isLate(booking)) return null;
  const from = visit?.arrivalFrom ?? bookingTime;
  const to = visit?.arrivalTo ?? (plan ? timeOf(minuteOf(bookingTime) + windowMinutes[plan]) : bookingTime);
  return weArrive(between(time(from), time(to)), forAbout(duration(durationInMinutes)));
}
