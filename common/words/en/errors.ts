import type { BrokenRule, Refusal } from '../refusal.ts';

// The server's messages are English. These are for the other languages.
export function refusalWords(_refusal: Refusal): string | undefined {
  return undefined;
}
export function fieldWords(_broken: BrokenRule): string | undefined {
  return undefined;
}
