import type { Answer } from './call.ts';
import { Refused } from './channel.ts';

/** Request Timeout and Too Many Requests: the same request may succeed later. */
const TEMPORARY = [408, 429];

/**
 * What a provider's refusal means: with a status of 4xx it would refuse the same message again, with one of 5xx perhaps not. `reason` is
 * the provider's own code, never its text, because that repeats mobiles.
 */
export function refusalOf(
  provider: string,
  { status, retryAfter }: Answer,
  {
    reason = `HTTP_${status}`,
    isFinal = status < 500 && !TEMPORARY.includes(status),
    isUntranslated = false,
  }: { reason?: string; isFinal?: boolean; isUntranslated?: boolean } = {},
): Refused {
  return new Refused(provider, reason, { isFinal, isUntranslated, ...(retryAfter !== undefined && { retryAfter }) });
}
