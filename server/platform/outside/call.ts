/** One HTTP call to a provider, bounded in time. */

import { SECOND } from '../../../common/time.ts';
import { foreignJson } from '../shared/foreign.ts';

/** The longest wait for a provider, because a customer waits too (rule R97). Milliseconds. */
export const PATIENCE = 4 * SECOND;
/** The longest wait of a job, behind which nobody waits. Milliseconds. */
export const JOB_PATIENCE = 15 * SECOND;

export interface Answer {
  status: number;
  /** undefined if the body is not JSON. */
  body: unknown;
  /** Milliseconds that the provider asks us to wait. */
  retryAfter: number | undefined;
}

/** `Retry-After` is seconds or a date (RFC 9110, 10.2.3). */
const waitOf = (header: string | null): number | undefined => {
  if (header === null) return undefined;
  const wait = /^\d+$/.test(header) ? Number(header) * SECOND : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
};

/** The provider may have done its work; only its answer is missing. */
export class NoAnswer extends Error {}

/** Nothing was sent, because nobody answered the connection. */
const NOT_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'];

const failureOf = (provider: string, error: Error, timeout: number): Error => {
  if (error.name === 'AbortError') return new NoAnswer(`${provider} was given up before it answered`);
  if (error.name === 'TimeoutError') return new NoAnswer(`${provider} gave no answer within ${timeout} ms`);
  const code = error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : undefined;
  // Without a code, the request could not even be written.
  if (code === undefined) return new Error(`${provider} could not be reached`);
  const reason = `${provider} could not be reached (${code})`;
  return NOT_CONNECTED.includes(code) ? new Error(reason) : new NoAnswer(reason);
};

/**
 * Throws NoAnswer if nobody knows whether the provider did it. Errors name only the provider and the kind of failure, because
 * URL, headers and body hold addresses, mobiles and keys, and errors are logged (rule P5). Redirects are not followed: the keys
 * would go with them. `request.signal` ends the wait early.
 */
export async function call(provider: string, url: string, request: RequestInit, timeout: number): Promise<Answer> {
  const signals = [AbortSignal.timeout(timeout), ...(request.signal ? [request.signal] : [])];
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.any(signals) });
    const body = foreignJson(await response.text());
    return { status: response.status, body, retryAfter: waitOf(response.headers.get('retry-after')) };
  } catch (error) {
    throw failureOf(provider, error as Error, timeout);
  }
}
