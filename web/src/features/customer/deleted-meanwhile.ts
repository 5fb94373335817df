import { ApiError, hasCode } from '../../api/api-error.ts';

/** For staff: the server's own words for it are for who signs in ('Please register.'). */
export const deletedMeanwhile = 'This account was deleted meanwhile.';

export function isDeleted(error: unknown): error is ApiError {
  return hasCode(error, 'USER_NOT_FOUND');
}

export function inWordsForStaff(error: unknown): unknown {
  return isDeleted(error) ? new ApiError({ ...error, message: deletedMeanwhile }) : error;
}
