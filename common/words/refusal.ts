// What the server's codes say in a language (rule Z4). English shows the server's own message, which is in English.

import type { errorCode, refusalReason } from '#contract';
import type { FieldParams, FieldRule } from '../field-rules.ts';

/** The values that a code may carry. */
interface Values {
  limit?: number;
  pending?: number;
  fee?: number;
  phone?: string;
}

export type RefusalWords = { readonly [code in errorCode | refusalReason]?: string | ((values: Values) => string) };

export interface Refusal {
  errorCode: string;
  params: Values & { reason?: string };
}

/** Undefined for a code that the language has no words for. Staff alone get those. */
export function wordsIn(catalogue: RefusalWords, { errorCode, params }: Refusal): string | undefined {
  const words = catalogue[(params.reason ?? errorCode) as errorCode] ?? catalogue[errorCode as errorCode];
  return typeof words === 'function' ? words(params) : words;
}

export interface BrokenRule {
  field: string;
  rule?: FieldRule;
  params?: FieldParams;
}

/** A rule that is broken, in the words about that field or about any. */
export function ruleIn(
  {
    fields,
    rules,
  }: { fields: { readonly [field: string]: string }; rules: { readonly [rule: string]: (limit: number) => string } },
  { field, rule, params }: BrokenRule,
  otherwise: string,
): string {
  // `openingHours.3.closes` belongs to the field `openingHours`.
  return (rule && rules[rule]?.(params?.limit ?? 0)) ?? fields[field.split('.', 1)[0] ?? field] ?? otherwise;
}

export interface CartChange {
  code: string;
  params: { name?: string; names?: { hi?: string; mr?: string }; couponCode?: string };
}
