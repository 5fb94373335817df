import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode, networkError } from './api-error.ts';
import { messageOf, problemOf } from './message-of.ts';

const refused = (errorCode: ErrorCode, message: string, retryAfter: number | null, status = 429) => {
  const params = message === wrong ? ({ reason: 'TODAY' } as const) : {};
  return new ApiError({ status, errorCode, message, params, retryAfter });
};
const [tooMany, tried, wrong] = [
  'Too many requests. Please try again later.',
  'Too many wrong attempts. Please request a new OTP.',
  'Too many wrong attempts today. Please try again tomorrow.',
];

describe('a refusal for now says when to come back', () => {
  it.each([
    ['RATE_LIMITED', tooMany, 60, 'Too many requests. Please try again in 1 min.'],
    ['RATE_LIMITED', tooMany, 59, 'Too many requests. Please try again in 59 seconds.'],
    ['RATE_LIMITED', tooMany, 61, 'Too many requests. Please try again in 2 min.'],
    ['RATE_LIMITED', tooMany, 5400, 'Too many requests. Please try again in 1 h 30 min.'],
    ['RATE_LIMITED', tooMany, null, tooMany],
    ['OTP_ATTEMPTS_EXCEEDED', tried, 1, 'Too many wrong attempts. Please request a new OTP in 1 second.'],
    ['OTP_ATTEMPTS_EXCEEDED', wrong, 30_000, wrong],
  ] as const)('%s %s %s', (code, message, seconds, said) => {
    expect(messageOf(refused(code, message, seconds), 'Failed.')).toBe(said);
  });

  it('and any other keeps its words', () => {
    expect(messageOf(refused('OVERLOADED', 'Too busy.', 5, 503), 'Failed.')).toBe('Too busy.');
    expect(messageOf(networkError(), 'Failed.')).toBe('Failed.');
  });
});

describe('what is said of a refusal', () => {
  it.each([
    ['its own words', 'SLOT_UNAVAILABLE', 'The network is busy.', 'The network is busy.'],
    ['the fallback when it has none', 'SLOT_UNAVAILABLE', '', 'Failed.'],
    [
      'the fallback when they are for a machine',
      'REQUEST_ALREADY_EXISTS',
      'REQUEST_ALREADY_EXISTS {"verificationId":"1"}',
      'Failed.',
    ],
  ] as const)('is %s', (_what, errorCode, message, said) => {
    expect(messageOf(new ApiError({ status: 409, errorCode, message }), 'Failed.')).toBe(said);
  });
});

describe('problemOf', () => {
  it('says of no answer that it is the line that failed, beside the words of the catalogue', () => {
    expect(problemOf(networkError(), 'Failed to update profile')).toEqual({
      text: 'Failed to update profile',
      hint: 'Please check your connection and try again.',
    });
  });

  it('leaves an answer to its own words', () => {
    const taken = new ApiError({ status: 409, errorCode: 'SLOT_UNAVAILABLE', message: 'This slot is taken.' });
    expect(problemOf(taken, 'Failed to reschedule the booking.')).toEqual({ text: 'This slot is taken.', hint: undefined });
  });
});
