import { duration, plural } from '../shared/format.ts';
import { ApiError, messageOf } from './api-error.ts';

/** As `messageOf`; a refusal for now (429) also says when to come back. */
export function messageWithWait(error: unknown, fallback: string): string {
  const text = messageOf(error, fallback);
  const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfter : null;
  if (seconds === null || text.includes('tomorrow')) return text;
  const wait = seconds < 60 ? plural(seconds, 'second') : duration(Math.ceil(seconds / 60));
  // 'Please try again later.' and 'Please request a new OTP.' take the time at their end.
  const invites = / Please [^.]*\.$/.test(text) ? text : `${text} Please try again.`;
  return invites.replace(/( later)?\.$/, ` in ${wait}.`);
}
