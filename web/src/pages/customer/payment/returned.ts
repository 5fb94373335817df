// Whether the customer came back from the provider with this payment. Whoever opens the screen again, in another tab too, reads that it is
// being confirmed, instead of an offer to pay (rule M45).
import { keys, read, remove, write } from '../../../shared/storage.ts';

export function keepReturned(paymentId: string): void {
  if (read(keys.paymentReturned) !== paymentId) write(keys.paymentReturned, paymentId);
}

export function isReturned(paymentId: string | null): boolean {
  return paymentId !== null && read(keys.paymentReturned) === paymentId;
}

/** The customer says that they have not paid, and goes on with it. */
export function forgetReturned(): void {
  remove(keys.paymentReturned);
}
