import { ApiError } from './api-error.ts';

/** No answer, or one that leaves it open whether what was asked for was done. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || (error.status >= 500 && !isTurnedAway(error));
}

/** Nobody has looked at it: a server that has too much to do, or has heard too much from here, says so before it begins. */
export function isTurnedAway({ status, errorCode }: ApiError): boolean {
  return status === 429 || errorCode === 'OVERLOADED';
}
