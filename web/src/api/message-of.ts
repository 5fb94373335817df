import { duration, plural } from '../shared/format.ts';
import { ApiError } from './api-error.ts';

/**
 * The server's own words when it spoke, else the fallback of the error catalogue (rule W21). A refusal for now (429) also says when to
 * come back.
 */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.errorCode === 'NETWORK' || !isForPeople(error.message)) return fallback;
  const { message, retryAfter, status } = error;
  if (status !== 429 || retryAfter === null || message.includes('tomorrow')) return message;
  const wait = retryAfter < 60 ? plural(retryAfter, 'second') : duration(Math.ceil(retryAfter / 60));
  // 'Please try again later.' and 'Please request a new OTP.' take the time at their end.
  const invites = / Please [^.]*\.$/.test(message) ? message : `${message} Please try again.`;
  return invites.replace(/( later)?\.$/, ` in ${wait}.`);
}

/** Older clients read JSON out of one message (rule S8); nobody else is to. */
function isForPeople(message: string): boolean {
  return message !== '' && !message.includes('{"');
}
