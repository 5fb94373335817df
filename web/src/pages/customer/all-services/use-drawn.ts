import { startOfLastPage } from '../../../features/catalog/use-service-pages.ts';
import type { Services } from '../../../features/catalog/use-services.ts';
import { useFrameByFrame } from '../../../shared/use-after-paint.ts';

/** Cards that come into the list at once: what a phone shows of it. */
const handful = 3;

/** Skeletons for a page on its way. */
const skeletons = 6;

interface Drawn {
  /** How many services to draw now; the others come frame by frame, so that a slow phone can scroll in between. */
  drawn: number;
  /** How many skeletons to draw after them: for a page on its way, then for those of its cards that are still to come. */
  awaited: number;
}

/** `isWhole`: all at once, as high as the list was, for whoever comes back to a place in it. */
export function useDrawn({ services, isLoadingMore }: Services, isWhole: boolean): Drawn {
  const count = services?.length ?? 0;
  const drawn = useFrameByFrame(count, isWhole ? count : handful);
  if (!services || isLoadingMore) return { drawn, awaited: skeletons };
  return { drawn, awaited: Math.max(0, Math.min(count, startOfLastPage(count) + skeletons) - drawn) };
}
