import { z } from '../../../forms/zod.ts';

/** The contract's bounds, in its words. */
export const newPassword = z
  .string()
  .check(z.minLength(10, 'Password must be at least 10 characters'), z.maxLength(200, 'Password must be at most 200 characters'));
