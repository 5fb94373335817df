import { between, forAbout, weArrive } from '#words/format';
import { duration, time } from '../../../shared/format.ts';
import { useSettings } from '../../salon/settings/use-settings.ts';
import { isLate, type ShownBooking } from './booking.ts';

const windowMinutes = { TWO_HOUR: 120, HOURLY: 60 };

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
  const to = visit?.arrivalTo ?? (plan ? later(bookingTime, windowMinutes[plan]) : bookingTime);
  return weArrive(between(time(from), time(to)), forAbout(duration(durationInMinutes)));
}

/** `11:00:00` and 120 as `13:00:00`. */
function later(clock: string, minutes: number): string {
  const [hours = 0, rest = 0] = clock.split(':').map(Number);
  const end = hours * 60 + rest + minutes;
  return [Math.floor(end / 60), end % 60, 0].map(part => String(part).padStart(2, '0')).join(':');
}
