import { useSyncExternalStore } from 'react';

export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}

/** Under 768 px, the mobile breakpoint of rule W25. */
export function usePhone(): boolean {
  return useMediaQuery('(width < 48rem)');
}

/** From 1280 px: beside the admin sidebar, tables have no room on narrower screens. */
export function useDesktop(): boolean {
  return useMediaQuery('(width >= 80rem)');
}
