/** When a visit may be entered as one that took place (rule B50). Pure. */

import { istInstant } from '../../../common/minutes.ts';
import { addDays, type Instant, type IsoDate, istDate, type Minute } from '../../../common/time.ts';
import { invalidField } from '../../platform/contract/errors.ts';
import type { FoundPlace } from './place.ts';

const DAYS_BACK = 366;
const MINUTES_OF_DAY = 24 * 60;

/** Its time, and nobody's half hours. Throws VALIDATION_ERROR for a visit that has not begun, is too old, or goes beyond its day. */
export function pastPlace(
  { bookingDate, startMinute, durationInMinutes }: { bookingDate: IsoDate; startMinute: Minute; durationInMinutes: Minute },
  now: Instant,
): FoundPlace {
  const endMinute = startMinute + durationInMinutes;
  if (bookingDate < addDays(istDate(now), -DAYS_BACK) || bookingDate > istDate(now)) throw invalidField('bookingDate', 'past');
  if (istInstant(bookingDate, startMinute) >= now || endMinute > MINUTES_OF_DAY) throw invalidField('bookingTime', 'past');
  return { span: { startMinute, endMinute }, assignment: undefined };
}
