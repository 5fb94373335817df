import { useEffect, useRef, useState } from 'react';

type CouponChange = {
  /** Why the last one failed. */
  error: string | null;
  say: (error: string | null) => void;
  /** The code that is being applied, or what else is under way. */
  busyWith: string | null;
  /** One at a time. What `work` throws is an Error in words for the customer. */
  attempt: (what: string, work: () => Promise<void>) => Promise<void>;
};

/**
 * Applying a coupon and taking it off. `applied` is the code of the one there is; `onDone` because the pressed button goes, and the focus
 * with it.
 */
export function useCouponChange(applied: string | undefined, onDone: () => void): CouponChange {
  const [error, say] = useState<string | null>(null);
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

  async function attempt(what: string, work: () => Promise<void>) {
    if (busyWith !== null) return;
    setBusyWith(what);
    say(null);
    try {
      await work();
      onDone();
    } catch (failure) {
      say(failure instanceof Error ? failure.message : null);
    } finally {
      setBusyWith(null);
    }
  }

  return { error, say, busyWith, attempt };
}
