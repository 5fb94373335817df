import * as common from '#words/common';
import { hasCode } from './api-error.ts';
import { messageOf } from './message-of.ts';

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
