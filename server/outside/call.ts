/** One HTTP call to a provider, bounded in time. */
import { SECOND } from '../shared/time.ts';

/** A customer waits for these calls, so no provider gets longer (reliability H14). Milliseconds. */
export const PATIENCE = 4 * SECOND;

interface Answer {
  status: number;
  /** undefined when what came is not JSON. */
  body: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const reasonOf = (error: unknown, timeout: number): string => {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return `gave no answer within ${timeout} ms`;
  const code = error.cause instanceof Error && 'code' in error.cause ? ` (${error.cause.code})` : '';
  return `could not be reached${code}`;
};

/**
 * What it throws names the provider and the kind of failure alone: URL, headers and body hold addresses, mobiles and
 * keys, and errors are logged (reliability H15). Redirects are not followed, because the keys would go with them.
 */
export const call = async (provider: string, url: string, request: RequestInit, timeout: number): Promise<Answer> => {
  try {
    const response = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(timeout) });
    return { status: response.status, body: parsed(await response.text()) };
  } catch (error) {
    throw new Error(`${provider} ${reasonOf(error, timeout)}`);
  }
};
