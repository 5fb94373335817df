import { money } from '../../../shared/format.ts';
import type { FeePayment } from './academy.ts';

export const methodWords: Record<FeePayment['method'], string> = { CASH: 'Cash', UPI: 'UPI', CARD: 'Card', BANK: 'Bank' };

/** What can still be given back of a part, in rupees. */
export function leftOf({ kind, amount, refunded, takenBackAt }: FeePayment): number {
  return kind === 'PART' && takenBackAt === null ? Math.round((amount - refunded) * 100) / 100 : 0;
}

/** What is wrong with an amount in rupees as staff type it; undefined if nothing is. It may be 0 only for `least` 0. */
export function amountProblem(text: string, most: number, least: 0 | 0.01 = 0.01): string | undefined {
  if (text.trim() === '') return 'Amount is required';
  if (!/^\d{1,8}(\.\d{1,2})?$/.test(text.trim())) return 'Amount is not valid. Write it like 499 or 499.50';
  if (Number(text) < least) return 'Amount must be more than ₹0';
  return Number(text) > most ? `Amount is at most ${money(most)}` : undefined;
}
