import type { FieldPath } from 'react-hook-form';
import type { Bound } from '../../../forms/bound.ts';
import { fromContract } from '../../../forms/from-contract.ts';
import { money } from '../../../shared/format.ts';

/** Of a form for money that comes or goes back: at most `most` rupees. */
export function amountUpTo<Values extends { amount: string }>(request: Bound, most: number) {
  return fromContract<Values>(request, ({ amount }, refuse) => {
    if (Number(amount) > most) refuse('amount' as FieldPath<Values>, `Amount is at most ${money(most)}`);
  });
}
