import { type RefObject, useEffect, useRef } from 'react';

/** Whether the component is unmounted, for answers that arrive later. */
export function useGone(): RefObject<boolean> {
  const gone = useRef(false);
  useEffect(() => {
    // React may undo an effect and run it again on the same component (StrictMode).
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  return gone;
}
