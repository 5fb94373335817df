import { hasCode } from '../../../api/api-error.ts';

/** Whether another try would be refused, too: the visit has begun or ended, or the booking is deleted. */
export function isRefusedForGood(error: unknown): boolean {
  return hasCode(error, 'INVALID_STATUS_TRANSITION', 'BOOKING_NOT_FOUND');
}
