// What customers read of the second step of a party's deposit (rule M63).
import * as words from '#words/party';
import { longDate, money } from '../../../shared/format.ts';
import type { Step } from './booking.ts';

/** `Please pay ₹2,998 by Friday, 11 Dec 2026`; once the day is over, that it was due by then. */
export function stepWords({ amount, by, isLate }: Step): string {
  return (isLate ? words.payOverdue : words.payLater)(money(amount), longDate(by));
}
