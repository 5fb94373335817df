import { count } from '../count.ts';

/** A count with its noun, by this language's rule (words.test.ts compares it with Intl.PluralRules). */
export function plural(n: number, one: string, other: string): string {
  return `${count(n)} ${n <= 1 ? one : other}`;
}
