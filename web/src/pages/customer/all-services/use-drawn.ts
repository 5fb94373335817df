import { startOfLastPage } from '../../../features/shop/catalog/use-service-pages.ts';
import type { Services } from '../../../features/shop/catalog/use-services.ts';
import { useFrameByFrame } from '../../../shared/use-after-paint.ts';

/** Cards per frame: as many as a phone shows. */
const handful = 3;

/** Skeletons for a page that is loading. */
const skeletons = 6;

interface Drawn {
  /** How many services to render now. The others follow frame by frame, so that a slow phone can scroll meanwhile. */
  drawn: number;
  /** How many skeletons follow: for a page that is loading, then for its cards that are not rendered yet. */
  awaited: number;
}

/** `isWhole` renders everything at once: when the customer returns to a place in the list, it needs its full height. */
export function useDrawn({ services, isLoadingMore }: Services, isWhole: boolean): Drawn {
  const count = services?.length ?? 0;
  const drawn = useFrameByFrame(count, isWhole ? count : handful);
  if (!services || isLoadingMore) return { drawn, awaited: skeletons };
  return { drawn, awaited: Math.max(0, Math.min(count, startOfLastPage(count) + skeletons) - drawn) };
}
