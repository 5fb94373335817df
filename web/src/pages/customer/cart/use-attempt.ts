import { useCallback, useState } from 'react';
import { cartErrorText, isSignedOut } from '../../../features/cart/cart-errors.ts';

/** Runs changes of the cart and keeps, for the page's banner, what the last one failed with. */
export function useAttempt() {
  const [failure, setFailure] = useState<string | null>(null);

  /** Says whether it went well. */
  const attempt = useCallback(async (change: Promise<void>, fallback: string): Promise<boolean> => {
    setFailure(null);
    try {
      await change;
      return true;
    } catch (error) {
      if (!isSignedOut(error)) setFailure(cartErrorText(error, fallback));
      return false;
    }
  }, []);

  return { failure, attempt, forget: () => setFailure(null) };
}

export type Attempt = ReturnType<typeof useAttempt>['attempt'];
