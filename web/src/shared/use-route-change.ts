import { useEffect, useLayoutEffect, useRef } from 'react';
import { dropFocusForNavigation } from './route-focus.ts';

/** A new page begins at its top with the focus on its title. Back restores the scroll position. */
export function useRouteChange(location: string): void {
  const shown = useRef(location);
  const isGoingBack = useRef(false);

  useEffect(() => {
    // In the capture phase, to know it before the router renders. The browser restores the scroll position.
    const note = () => {
      isGoingBack.current = true;
      setTimeout(() => {
        isGoingBack.current = false;
      });
    };
    addEventListener('popstate', note, { capture: true });
    return () => removeEventListener('popstate', note, { capture: true });
  }, []);

  useLayoutEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (!isGoingBack.current) scrollTo(0, 0);
    dropFocusForNavigation();
  }, [location]);
}
