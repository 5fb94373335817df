import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode, isGone, messageOf, networkError } from './api-error.ts';

const refused = (status: number, errorCode: ErrorCode) => new ApiError({ status, errorCode, message: '' });

describe('what was asked for is gone', () => {
  it.each([
    ['when there is no such booking', refused(404, 'BOOKING_NOT_FOUND'), true],
    ['when there is no such message', refused(404, 'NOT_FOUND'), true],
    ['but not when it may not be seen', refused(403, 'FORBIDDEN'), false],
    ['but not when a page of somebody else came', networkError(404), false],
    ['but not when nothing came', networkError(), false],
    ['but not when something else broke', new Error('404'), false],
  ])('%s', (_when, error, said) => {
    expect(isGone(error)).toBe(said);
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
