import { useRef } from 'react';
import type { Services } from '../../../features/catalog/use-services.ts';
import { useWhenSeen } from '../../../shared/use-when-seen.ts';
import { Button } from '../../../ui/button.tsx';
import { ReadFailed } from '../../../ui/read-failed.tsx';

/** The next page comes by itself as the end of the list nears; the button is for keyboards, and for when it did not. */
export function LoadMore({ found }: { found: Services }) {
  const { services, drawn, hasMore, isLoadingMore, hasMoreFailed, loadMore } = found;
  const end = useRef<HTMLDivElement>(null);
  const isEnd = drawn === services?.length;
  useWhenSeen(end, isEnd && hasMore && !isLoadingMore && !hasMoreFailed ? loadMore : null);

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
