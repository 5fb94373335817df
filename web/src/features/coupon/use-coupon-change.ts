import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../../api/problem.ts';

interface CouponChange {
  /** Why the last one failed. */
  error: Problem | null;
  say: (error: Problem | null) => void;
  /** The code that is being applied, or what else is under way. */
  busyWith: string | null;
  /** One at a time. `work` answers what went wrong, or null. */
  attempt: (what: string, work: () => Promise<Problem | null>) => Promise<void>;
}

/**
 * Applying a coupon and taking it off. `applied` is the code of the one there is; `onDone` because the pressed button goes, and the focus
 * with it.
 */
export function useCouponChange(applied: string | undefined, onDone: () => void): CouponChange {
  const [error, say] = useState<Problem | null>(null);
  const [busyWith, setBusyWith] = useState<string | null>(null);

  const before = useRef(applied);
  useEffect(() => {
    // Done after all, and the answer lost.
    if (error && before.current !== applied) {
      say(null);
      onDone();
    }
    before.current = applied;
  }, [applied, error, onDone]);

  async function attempt(what: string, work: () => Promise<Problem | null>) {
    if (busyWith !== null) return;
    setBusyWith(what);
    say(null);
    const problem = await work();
    say(problem);
    setBusyWith(null);
    if (!problem) onDone();
  }

  return { error, say, busyWith, attempt };
}
