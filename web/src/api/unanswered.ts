import { ApiError } from './api-error.ts';

/** No answer, or one that does not tell whether the request was carried out. */
export function mayBeDone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true;
  return error.status === 0 || (error.status >= 500 && !isTurnedAway(error));
}

/** The server refused before it began: it is overloaded, or this client sent too much. */
export function isTurnedAway({ status, errorCode }: ApiError): boolean {
  return status === 429 || errorCode === 'OVERLOADED';
}
