import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../../../api/problem.ts';

interface CouponChange {
  /** Why the last attempt failed. */
  error: Problem | null;
  say: (error: Problem | null) => void;
  /** The code being applied, or 'remove'. */
  busyWith: string | null;
  /** Runs one attempt at a time. `work` returns what went wrong, or null. */
  attempt: (what: string, work: () => Promise<Problem | null>) => Promise<void>;
}

/** Applies and removes a coupon. `applied` is the code of the current one. `onDone` moves the focus, because the pressed button goes. */
export function useCouponChange(applied: string | undefined, onDone: () => void): CouponChange {
  const [error, say] = useState<Problem | null>(null);
  const [busyWith, setBusyWith] = useState<string | null>(null);

  const before = useRef(applied);
  useEffect(() => {
    // The attempt succeeded after all; its answer was lost.
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
