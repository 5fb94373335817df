import { type RefObject, useLayoutEffect, useRef } from 'react';
import * as words from '#words/catalog';
import type { Services } from '../../../features/shop/catalog/use-services.ts';
import { useWhenSeen } from '../../../shared/use-when-seen.ts';
import { Button } from '../../../ui/button.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';

interface Props {
  found: Services;
  list: RefObject<HTMLElement | null>;
  /** All loaded cards are rendered, so this is the end of the list. */
  isDrawn: boolean;
}

/** The next page loads near the end of the list. The button is for keyboard users, and for when loading failed. */
export function LoadMore({ found, list, isDrawn }: Props) {
  const { services, hasMore, isLoadingMore, hasMoreFailed, loadMore } = found;
  const end = useRef<HTMLDivElement>(null);
  useWhenSeen(end, isDrawn && hasMore && !isLoadingMore && !hasMoreFailed ? loadMore : null);

  const focus = useGoOn(list, services?.length ?? 0, hasMore && !hasMoreFailed);

  return (
    <div ref={end} className="mt-6 flex justify-center">
      {hasMoreFailed ? (
        <ReadFailed onRetry={loadMore} className="w-full max-w-md">
          {words.servicesFailed}
        </ReadFailed>
      ) : (
        hasMore && (
          <Button variant="secondary" busy={isLoadingMore} onClick={loadMore} {...focus}>
            {isLoadingMore ? words.loadingMore : words.loadMore}
          </Button>
        )
      )}
    </div>
  );
}

/**
 * After a press of the button, the focus moves to the first new card: the button moves below the new cards, or goes with the last page.
 * Spread the result onto the button.
 */
function useGoOn(list: RefObject<HTMLElement | null>, count: number, isButtonThere: boolean) {
  // React reports no blur for an element that it removes, so this stays true.
  const hadFocus = useRef(false);
  const before = useRef(count);

  useLayoutEffect(() => {
    const first = list.current?.children[before.current];
    if (hadFocus.current && count > before.current) first?.querySelector('a')?.focus();
    before.current = count;
    if (!isButtonThere) hadFocus.current = false;
  }, [list, count, isButtonThere]);

  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
