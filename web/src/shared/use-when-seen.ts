import { type RefObject, useEffect, useRef } from 'react';

/** Calls `onSeen` whenever the element comes near the window, or still is near when `onSeen` has changed. */
export function useWhenSeen(element: RefObject<Element | null>, onSeen: (() => void) | null, margin = '600px'): void {
  const latest = useRef(onSeen);
  latest.current = onSeen;
  const isWanted = onSeen !== null;

  useEffect(() => {
    if (!element.current || !isWanted) return;
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) latest.current?.();
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isWanted, margin]);
}
