import { describe, expect, it } from 'vitest';
import { ApiError, networkError } from './api-error.ts';
import { messageWithWait } from './message-with-wait.ts';

const refused = (message: string, retryAfter: number | null, status = 429) =>
  new ApiError({ status, errorCode: 'RATE_LIMITED', message, retryAfter });

describe('a refusal for now says when to come back', () => {
  it.each([
    ['Too many requests. Please try again later.', 60, 'Too many requests. Please try again in 1 min.'],
    ['Too many wrong tries. Please request a new OTP.', 1, 'Too many wrong tries. Please request a new OTP in 1 second.'],
    ['Too many requests.', 59, 'Too many requests. Please try again in 59 seconds.'],
    ['Too many requests.', 61, 'Too many requests. Please try again in 2 min.'],
    ['Too many requests.', 5400, 'Too many requests. Please try again in 1 h 30 min.'],
    ['None left today. Please try again tomorrow.', 30_000, 'None left today. Please try again tomorrow.'],
    ['Too many requests. Please try again later.', null, 'Too many requests. Please try again later.'],
  ])('%s %s', (message, seconds, said) => {
    expect(messageWithWait(refused(message, seconds), 'Failed.')).toBe(said);
  });

  it('and any other is as it was said', () => {
    expect(messageWithWait(refused('Too busy.', 5, 503), 'Failed.')).toBe('Too busy.');
    expect(messageWithWait(networkError(), 'Failed.')).toBe('Failed.');
  });
});
