import { useEffect, useRef } from 'react';
import { useSession } from './session.tsx';

/** Continues when the customer signs in in another tab. */
export function useSignedInElsewhere(goOn: () => void): void {
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    // Only a token that came from another tab is checked first. One from this tab's own sign-in is valid at once.
    if (before.current === 'loading' && status === 'in') goOn();
    before.current = status;
  }, [status, goOn]);
}
