import { ApiError } from './api-error.ts';

/** No answer, or one that does not tell whether the request was carried out. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || (error.status >= 500 && !isTurnedAway(error));
}

/** The server judged this very request. After another refusal, an earlier try of it may still have been carried out. */
export function isJudged(error: unknown): boolean {
  if (!(error instanceof ApiError) || mayBeDone(error)) return false;
  return !isTurnedAway(error) && error.errorCode !== 'UNAUTHORIZED';
}

/** The server refused before it began: it is overloaded, or this client sent too much. */
function isTurnedAway({ status, errorCode }: ApiError): boolean {
  return status === 429 || errorCode === 'OVERLOADED';
}
