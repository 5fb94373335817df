import { describe, expect, it } from 'vitest';
import { ApiError, type ErrorCode, isGone, networkError } from './api-error.ts';

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
