import { failureToast } from '../../../ui/failure-toast.ts';
import { cartProblem, isSignedOut } from './cart-errors.ts';

/** Runs cart changes outside the cart page. A success takes the message of the failure before it back. */
export function cartAttempts(of?: string) {
  const failure = failureToast();
  /** Resolves to whether it worked. Otherwise it tells the customer why. */
  return async (change: Promise<void>, fallback: string): Promise<boolean> => {
    failure.takeBack();
    try {
      await change;
      // Quick presses overlap: the one before may have failed meanwhile.
      failure.takeBack();
      return true;
    } catch (error) {
      if (isSignedOut(error)) return false;
      const { text, hint } = cartProblem(error, fallback);
      failure.say(text, { detail: hint ?? of });
      return false;
    }
  };
}
