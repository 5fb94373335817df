import { useCallback, useState } from 'react';
import type { Problem } from '../../../api/message-of.ts';
import { cartProblem } from '../../../features/shop/cart/cart-errors.ts';
import { keys, read } from '../../../shared/storage.ts';
import { useGone } from '../../../shared/use-gone.ts';
import { useLatest } from '../../../shared/use-latest.ts';
import { failureToast } from '../../../ui/failure-toast.ts';

/**
 * Runs cart changes and keeps the last error for the page's banner. A toast shows it, too, if an overlay hides the banner (`isCovered`)
 * or the customer left the page.
 */
export function useAttempt(isCovered: boolean) {
  const [failure, setFailure] = useState<Problem | null>(null);
  const [said] = useState(failureToast);
  const covered = useLatest(isCovered);
  const gone = useGone();

  /** Resolves to whether it worked. */
  const attempt = useCallback(
    async (change: Promise<void>, fallback: string): Promise<boolean> => {
      setFailure(null);
      said.takeBack();
      try {
        await change;
        return true;
      } catch (error) {
        // A page tells the reason of a sign-out itself, so this only says what did not happen.
        const problem = read(keys.authToken) ? cartProblem(error, fallback) : { text: fallback };
        setFailure(problem);
        if (covered.current || gone.current) said.say(problem.text, { detail: problem.hint });
        return false;
      }
    },
    [covered, gone, said],
  );

  return { failure, attempt, forget: () => setFailure(null) };
}

export type Attempt = ReturnType<typeof useAttempt>['attempt'];
