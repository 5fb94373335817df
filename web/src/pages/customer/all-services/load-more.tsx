import { useRef } from 'react';
import type { Services } from '../../../features/catalog/use-services.ts';
import { useWhenSeen } from '../../../shared/use-when-seen.ts';
import { Button } from '../../../ui/button.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';

type Props = {
  found: Services;
  /** All that is loaded is on the page: this is its end. */
  isDrawn: boolean;
};

/** The next page comes by itself as the end of the list nears; the button is for keyboards, and for when it did not. */
export function LoadMore({ found, isDrawn }: Props) {
  const { hasMore, isLoadingMore, hasMoreFailed, loadMore } = found;
  const end = useRef<HTMLDivElement>(null);
  useWhenSeen(end, isDrawn && hasMore && !isLoadingMore && !hasMoreFailed ? loadMore : null);

  return (
    <div ref={end} className="mt-6 flex justify-center">
      {hasMoreFailed ? (
        <ReadFailed onRetry={loadMore} className="w-full max-w-md">
          Failed to load services
        </ReadFailed>
      ) : (
        hasMore && (
          <Button variant="secondary" busy={isLoadingMore} onClick={loadMore}>
            {isLoadingMore ? 'Loading more...' : 'Load more'}
          </Button>
        )
      )}
    </div>
  );
}
