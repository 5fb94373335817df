import { hasCode } from './api-error.ts';
import { messageOf } from './message-of.ts';

/** Why something came to nothing, in words for people. */
export interface Problem {
  text: string;
  /** What to do about it, where the text does not say. */
  hint?: string | undefined;
}

/** The server's own words when it spoke, else the fallback of the error catalogue (rule W21), with what is to be done about it. */
export function problemOf(error: unknown, fallback: string): Problem {
  return { text: messageOf(error, fallback), hint: hintOf(error) };
}

/** Without an answer it is the line that failed, not what was typed or chosen. */
export function hintOf(error: unknown): string | undefined {
  return hasCode(error, 'NETWORK') ? 'Please check your connection and try again.' : undefined;
}
