import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component has left the screen, for answers that come after it. */
export function useGone(): RefObject<boolean> {
  const gone = useRef(false);
  useEffect(() => {
    // React may take an effect back and run it again, on the same component (StrictMode).
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return gone;
}
