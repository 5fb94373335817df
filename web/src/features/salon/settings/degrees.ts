import { z } from '../../../forms/zod.ts';
import { numberAsTyped } from '../../../shared/as-typed.ts';

/** Typed degrees, within the contract's bounds. */
export function degrees(name: string, most: number) {
  return z.string().check(
    z.overwrite(numberAsTyped),
    z.refine(
      text => /^-?\d{1,3}(\.\d{1,15})?$/.test(text) && Math.abs(Number(text)) <= most,
      `${name} must be between -${most} and ${most}`,
    ),
  );
}
