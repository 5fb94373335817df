import * as common from '#words/common';
import * as words from '#words/wait';
import { duration } from '../shared/format.ts';
import { ApiError, type ErrorCode, hasCode } from './api-error.ts';

/** What the refusal says, or the fallback if it says nothing (rule W21). For a 429 it adds when to come back. */
export function messageOf(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || !isForPeople(error)) return fallback;
  const { message, retryAfter, errorCode, params } = error;
  // The server's message already says 'tomorrow'.
  const isForToday = params.reason === 'TODAY';
  const said = retryAfter === null || isForToday ? undefined : refusedForNow[errorCode]?.(retryAfter);
  return said ?? message;
}

const refusedForNow: { [code in ErrorCode]?: (seconds: number) => string } = {
  RATE_LIMITED: seconds => words.tooManyRequests(wait(seconds)),
  OTP_ATTEMPTS_EXCEEDED: seconds => words.tooManyWrong(wait(seconds)),
};

function wait(seconds: number): string {
  return seconds < 60 ? words.seconds(seconds) : duration(Math.ceil(seconds / 60));
}

/** The message of REQUEST_ALREADY_EXISTS contains JSON for older clients (rule S8). */
function isForPeople({ message, errorCode }: ApiError): boolean {
  return message !== '' && errorCode !== 'NETWORK' && errorCode !== 'REQUEST_ALREADY_EXISTS';
}

/** Why something failed, in words for people. */
export interface Problem {
  text: string;
  /** What to do, if the text does not say. */
  hint?: string | undefined;
}

/** The server's message, or the fallback of the error catalogue (rule W21), with what to do. */
export function problemOf(error: unknown, fallback: string): Problem {
  return { text: messageOf(error, fallback), hint: hintOf(error) };
}

/** Without an answer the connection failed, not the input. */
export function hintOf(error: unknown): string | undefined {
  return hasCode(error, 'NETWORK') ? common.checkConnection : undefined;
}
