import type { Language } from '../../../../../common/words/languages.ts';
import { serverNow } from '../../../shared/clock.ts';
import { aboutBooking } from '../../messages/chat/chat-words.ts';
import { type Booking, isToCome, referenceOf } from '../booking/booking.ts';

/** Begins a WhatsApp message with the state of the booking, which only the salon tells the customer. */
export function wordsToCustomer(booking: Booking, salon: string, language: Language, now = serverNow()): string | undefined {
  const { user, status, cancelReason, bookingDate, bookingTime } = booking;
  if (!user.fullName || status === 'COMPLETED') return undefined;
  // A visit that was never booked is not called cancelled (rule M13).
  const state =
    status === 'CANCELLED' && cancelReason !== 'NOT_PAID'
      ? status
      : status === 'PENDING' && isToCome(booking, now)
        ? 'BOOKED'
        : 'OVER';
  return aboutBooking(
    {
      customer: user.fullName.split(' ')[0] ?? '',
      language,
      salon,
      date: bookingDate,
      time: bookingTime,
      reference: referenceOf(booking).toUpperCase(),
    },
    state,
  );
}
