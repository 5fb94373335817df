import { duration, plural } from '../shared/format.ts';
import { ApiError, type ErrorCode } from './api-error.ts';

/** The server's message, or the fallback if it gave none (rule W21). For a 429 it adds when to come back. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.errorCode === 'NETWORK' || !isForPeople(error.message)) return fallback;
  const { message, retryAfter, errorCode } = error;
  const words = retryAfter === null ? undefined : refusedForNow[errorCode]?.(retryAfter);
  return words ?? message;
}

const refusedForNow: { [code in ErrorCode]?: (seconds: number) => string | undefined } = {
  RATE_LIMITED: seconds => `Too many requests. Please try again in ${wait(seconds)}.`,
  // For hours, the server's message already says that the tries of the day are used up.
  OTP_ATTEMPTS_EXCEEDED: seconds =>
    seconds < 3600 ? `Too many wrong attempts. Please request a new OTP in ${wait(seconds)}.` : undefined,
};

function wait(seconds: number): string {
  return seconds < 60 ? plural(seconds, 'second') : duration(Math.ceil(seconds / 60));
}

/** One message contains JSON for older clients (rule S8). */
function isForPeople(message: string): boolean {
  return message !== '' && !message.includes('{"');
}
