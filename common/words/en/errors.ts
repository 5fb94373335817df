import { wordsFor } from '../../field-words.ts';
import type { BrokenRule, Refusal } from '../refusal.ts';

// The server's refusals are in English. These are for the other languages.
export function refusalWords(_refusal: Refusal): string | undefined {
  return undefined;
}
/** What the server says of it, for a form that finds it first. */
export function fieldWords({ field, rule, params = {} }: BrokenRule): string | undefined {
  return rule && wordsFor(field, rule, params);
}
