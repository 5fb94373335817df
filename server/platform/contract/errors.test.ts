/** Each English sentence is made from codes and params alone. */
import { describe, expect, it } from 'vitest';
import type { refusalReason } from '#contract';
import { wordsFor } from '../../../common/field-words.ts';
import { contract } from './document.ts';
import { AppError, type ErrorCode } from './errors.ts';
import type { Schemas } from './types.ts';

interface Refusal {
  success: false;
  message: string;
  errorCode: ErrorCode;
  params?: Schemas['RefusalParams'] & { reason?: refusalReason };
  errors?: Schemas['FieldError'][];
}

const refusalsIn = (node: unknown): Refusal[] => {
  if (typeof node !== 'object' || node === null) return [];
  return 'errorCode' in node && 'message' in node && 'success' in node && node.success === false
    ? [node as Refusal]
    : Object.values(node).flatMap(refusalsIn);
};

// That message holds JSON (rule S8).
const examples = refusalsIn(contract).filter(({ errorCode }) => errorCode !== 'REQUEST_ALREADY_EXISTS');

describe("the contract's examples", () => {
  it('say what the server makes of their codes and params', () => {
    expect(examples.length).toBeGreaterThan(50);
    for (const { message, errorCode, params, errors: [first] = [] } of examples) {
      if (errorCode === 'VALIDATION_ERROR' && first)
        expect([message, first.message]).toEqual([message, wordsFor(first.field, first.rule, first.params)]);
      else expect(new AppError(errorCode, { params }).message).toBe(message);
    }
  });
});

it('a refusal has params only if it needs them', () => {
  expect(new AppError('CART_EMPTY').toEnvelope()).not.toHaveProperty('params');
  expect(new AppError('TOO_MANY_BOOKINGS', { params: { pending: 3 } }).toEnvelope()).toEqual({
    success: false,
    message: 'You already have 3 pending bookings. Cancel one, or call the salon if a visit is over.',
    errorCode: 'TOO_MANY_BOOKINGS',
    params: { pending: 3 },
    data: null,
  });
});

it('a number of one has a singular', () => {
  const { message } = new AppError('TOO_MANY_BOOKINGS', { params: { pending: 1 } });
  expect(message).toBe('You already have 1 pending booking. Cancel it, or call the salon if the visit is over.');
  expect(wordsFor('usageLimit', 'usedAlready', { limit: 1 })).toBe('This coupon was used once already');
  expect(wordsFor('usageLimit', 'usedAlready', { limit: 2 })).toBe('This coupon was used 2 times already');
});

it('the contract lists each reason in its table', () => {
  const { description, examples: reasons } = contract.components.schemas.RefusalReason as {
    description: string;
    examples: string[];
  };
  expect(reasons.filter(reason => !description.includes(`\`${reason}\``))).toEqual([]);
});

it('the contract lists each rule in its table', () => {
  const { description, enum: rules } = contract.components.schemas.FieldRule as { description: string; enum: string[] };
  expect(rules.filter(rule => !description.includes(`\`${rule}\``))).toEqual([]);
});
