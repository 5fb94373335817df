import { expect } from 'vitest';
import type { FieldParams, FieldRule } from '../../common/field-rules.ts';

/** One entry of a refusal's `errors`, as a test expects it. Without a rule, any rule will do; with a rule, its params must fit. */
export function refusedField(field: string, message: string = expect.any(String), rule?: FieldRule, params: FieldParams = {}) {
  return rule ? { field, rule, params, message } : { field, rule: expect.any(String), params: expect.any(Object), message };
}
