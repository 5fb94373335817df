import { type RefObject, useEffect, useState } from 'react';

/** Whether the element is visible in the window. What a phone's header and bottom bar cover does not count. */
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
