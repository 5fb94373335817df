import { z } from '../../../forms/zod.ts';
import { money } from '../../../shared/format.ts';

/** An amount in rupees as staff type it: more than nothing, at most `most`, with two decimals. */
export function amountUpTo(most: number) {
  return z.string().check(
    z.trim(),
    z.minLength(1, { error: 'Amount is required', abort: true }),
    z.regex(/^\d{1,8}(\.\d{1,2})?$/, { error: 'Amount is not valid. Write it like 499 or 499.50', abort: true }),
    z.refine(text => Number(text) > 0, { error: 'Amount must be more than ₹0', abort: true }),
    z.refine(text => Number(text) <= most, `Amount is at most ${money(most)}`),
  );
}

export const noteText = z.string().check(z.trim());
/** As the contract has it. */
export const NOTE_LENGTH = 300;
