import { failureToast } from '../../ui/failure-toast.ts';
import { cartProblem, isSignedOut } from './cart-errors.ts';

/** Changes of the cart that are made from outside its page, each one's success the end of what was said of the one before. */
export function cartAttempts(of?: string) {
  const failure = failureToast();
  /** Says whether it went well, and where it did not, the customer why. */
  return async (change: Promise<void>, fallback: string): Promise<boolean> => {
    failure.takeBack();
    try {
      await change;
      // Quick presses overlap: the one before may have failed since this one began.
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
