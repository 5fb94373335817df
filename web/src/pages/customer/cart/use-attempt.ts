import { useCallback, useState } from 'react';
import { cartErrorText } from '../../../features/cart/cart-errors.ts';
import { keys, read } from '../../../shared/storage.ts';

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
      // Signed out is said by the page itself; that this was not done would be overlooked at the next step.
      setFailure(read(keys.authToken) ? cartErrorText(error, fallback) : fallback);
      return false;
    }
  }, []);

  return { failure, attempt, forget: () => setFailure(null) };
}

export type Attempt = ReturnType<typeof useAttempt>['attempt'];
