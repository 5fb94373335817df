import { expect, it } from 'vitest';
import { ApiError, networkError } from './api-error.ts';
import { problemOf } from './message-of.ts';

it('says of no answer that it is the line that failed, beside the words of the catalogue', () => {
  expect(problemOf(networkError(), 'Failed to update profile')).toEqual({
    text: 'Failed to update profile',
    hint: 'Please check your connection and try again.',
  });
});

it('leaves an answer to its own words', () => {
  const refused = new ApiError({ status: 409, errorCode: 'SLOT_UNAVAILABLE', message: 'This slot is taken.' });
  expect(problemOf(refused, 'Failed to reschedule the booking.')).toEqual({ text: 'This slot is taken.', hint: undefined });
});
