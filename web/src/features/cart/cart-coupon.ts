import { cartErrorText, cartFailures, isSignedOut } from './cart-errors.ts';
import { applyCoupon, removeCoupon } from './change-cart.ts';

// Both throw an Error in words for the customer, to be said beside the code they are about.

export function applyCode(code: string): Promise<void> {
  return inWords(applyCoupon(code), cartFailures.applyCoupon);
}

export function removeCode(): Promise<void> {
  return inWords(removeCoupon(), cartFailures.removeCoupon);
}

async function inWords(change: Promise<void>, fallback: string): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!isSignedOut(error)) throw new Error(cartErrorText(error, fallback));
  }
}
