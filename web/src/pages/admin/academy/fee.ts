import type { FeePayment } from './academy.ts';

export const methodWords: Record<FeePayment['method'], string> = { CASH: 'Cash', UPI: 'UPI', CARD: 'Card', BANK: 'Bank' };

/** What can still be given back of a part, in rupees. */
export function leftOf({ kind, amount, refunded, takenBackAt }: FeePayment): number {
  return kind === 'PART' && takenBackAt === null ? Math.round((amount - refunded) * 100) / 100 : 0;
}
