import { hasCode } from '../../api/api-error.ts';

/** The visit has begun or ended, or its booking is gone: what was to become of it is refused however often one asks. */
export function isRefusedForGood(error: unknown): boolean {
  return hasCode(error, 'INVALID_STATUS_TRANSITION', 'BOOKING_NOT_FOUND');
}
