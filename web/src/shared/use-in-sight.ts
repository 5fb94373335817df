import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is in the window, but for what the header and a bar at the thumb cover on a phone. */
export function useInSight(element: RefObject<Element | null>): boolean {
  const [isInSight, setInSight] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(entries => setInSight((entries.at(-1)?.intersectionRatio ?? 0) >= 0.9), {
      rootMargin: '-64px 0px -72px',
      threshold: 0.9,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isInSight;
}
