import type { CartChange } from '../refusal.ts';

// The server's messages are English. These are for the other languages.
export function cartChangeWords(_change: CartChange): string | undefined {
  return undefined;
}
