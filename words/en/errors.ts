import type { BrokenRule, CartChange, Refusal } from '../refusal.ts';

// The server's messages are English. These are for the other languages.
export function refusalWords(_refusal: Refusal): string | undefined {
  return undefined;
}
export function fieldWords(_broken: BrokenRule): string | undefined {
  return undefined;
}
export function cartChangeWords(_change: CartChange): string | undefined {
  return undefined;
}
