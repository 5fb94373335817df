import { useEffect, useRef } from 'react';
import { useSession } from './session.tsx';

/** Goes on when somebody signs in in another tab while this one asks them to. */
export function useSignedInElsewhere(goOn: () => void): void {
  const { status } = useSession();
  const before = useRef(status);
  useEffect(() => {
    // Only a session that was found in the storage is checked first; one that was given to this page is there at once.
    if (before.current === 'loading' && status === 'in') goOn();
    before.current = status;
  }, [status, goOn]);
}
