import type { With2 } from '../languages.ts';
import type { CartChange } from '../refusal.ts';

export const priceNow: With2<string, string> = (service, prices) => `${service} is ${prices}`;
export const nowInsteadOf: With2<string, string> = (now, before) => `${now} now instead of ${before}`;

// The server's messages are English. These are for the other languages.
export function cartChangeWords(_change: CartChange): string | undefined {
  return undefined;
}
