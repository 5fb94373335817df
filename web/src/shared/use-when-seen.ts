import { type RefObject, useEffect } from 'react';
import { useLatest } from './use-latest.ts';

/**
 * Calls the latest `onSeen` whenever the element comes near the window. While it is null nothing is observed. A new one is called at once
 * if the element is near.
 */
export function useWhenSeen(element: RefObject<Element | null>, onSeen: (() => void) | null, margin = '600px'): void {
  const latest = useLatest(onSeen);
  const isWanted = onSeen !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the latest of it is no reason to look anew
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
