import { describe, expect, it } from 'vitest';
import { ApiError, networkError } from './api-error.ts';
import { messageOf } from './message-of.ts';

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
    expect(messageOf(refused(message, seconds), 'Failed.')).toBe(said);
  });

  it('and any other is as it was said', () => {
    expect(messageOf(refused('Too busy.', 5, 503), 'Failed.')).toBe('Too busy.');
    expect(messageOf(networkError(), 'Failed.')).toBe('Failed.');
  });
});

describe('what is said of a refusal', () => {
  it.each([
    ['its own words', 'The network is busy.', 'The network is busy.'],
    ['the fallback when it has none', '', 'Failed.'],
    ['the fallback when they are for a machine', 'REQUEST_ALREADY_EXISTS {"verificationId":"1"}', 'Failed.'],
  ])('is %s', (_what, message, said) => {
    expect(messageOf(new ApiError({ status: 409, errorCode: 'SLOT_UNAVAILABLE', message }), 'Failed.')).toBe(said);
  });
});
