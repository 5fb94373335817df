import { useCallback, useState } from 'react';
import type { Problem } from '../../../api/problem.ts';
import { cartProblem } from '../../../features/cart/cart-errors.ts';
import { keys, read } from '../../../shared/storage.ts';
import { useGone } from '../../../shared/use-gone.ts';
import { useLatest } from '../../../shared/use-latest.ts';
import { failureToast } from '../../../ui/failure-toast.ts';

/**
 * Runs changes of the cart and keeps, for the page's banner, what the last one failed with. `isCovered`: the banner is out of sight,
 * as it is once the page was left.
 */
export function useAttempt(isCovered: boolean) {
  const [failure, setFailure] = useState<Problem | null>(null);
  const [said] = useState(failureToast);
  const covered = useLatest(isCovered);
  const gone = useGone();

  /** Says whether it went well. */
  const attempt = useCallback(
    async (change: Promise<void>, fallback: string): Promise<boolean> => {
      setFailure(null);
      said.takeBack();
      try {
        await change;
        return true;
      } catch (error) {
        // Signed out is said by the page itself; that this was not done would be overlooked at the next step.
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
