import { expect, it } from 'vitest';
import * as hindi from '../../../common/words/hi/errors.ts';
import { ApiError } from './api-error.ts';
import { saidIn } from './in-language.ts';

const refused = new ApiError({
  status: 400,
  errorCode: 'VALIDATION_ERROR',
  message: 'Please check the form.',
  errors: [{ field: 'toDate', message: 'Please check this.' }],
  retryAfter: 3,
});
const withoutLatin = expect.stringMatching(/^[^A-Za-z]+$/);

it('says in Hindi what the code and the broken rule mean, and keeps the rest', () => {
  expect(saidIn(hindi, refused)).toMatchObject({
    status: 400,
    errorCode: 'VALIDATION_ERROR',
    message: withoutLatin,
    errors: [{ field: 'toDate', message: withoutLatin }],
    retryAfter: 3,
  });
});

it('says nothing in English for a code without words, nor when the words did not load', () => {
  const unknown = new ApiError({ status: 409, errorCode: 'COUPON_ALREADY_EXISTS', message: 'There is one.' });
  expect(saidIn(hindi, unknown).message).toBe('');
  expect(saidIn(null, refused)).toMatchObject({ message: '', errors: [] });
});
