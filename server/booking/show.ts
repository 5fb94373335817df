/** Adds to a booking what only its reader may have: the UPI link and the start code. Neither is kept with an idempotency key. */
import { MAY } from '../contract/roles.ts';
import type { Caller, Schemas } from '../contract/types.ts';
import type { Deps } from '../deps.ts';
import { startCodeOf } from '../professional/progress-rules.ts';
import { withUpi } from './payment.ts';

type Booking = Schemas['Booking'];

/** The booking's own customer sees the start code while the booking is pending (rule N43). */
export function withStartCode({ config }: Pick<Deps, 'config'>, booking: Booking, { role }: Caller): Booking {
  const hasCode = MAY[role].actsAs === 'CUSTOMER' && booking.visit !== null && booking.status === 'PENDING';
  return hasCode ? { ...booking, startCode: startCodeOf(config.jwtSecret, booking.bookingId) } : booking;
}

export function show(
  deps: Pick<Deps, 'config'>,
  booking: Booking,
  settings: Pick<Schemas['Settings'], 'upiId' | 'salonName' | 'payOnline'>,
  caller: Caller,
): Promise<Booking> {
  return withUpi(deps.config, withStartCode(deps, booking, caller), settings);
}
