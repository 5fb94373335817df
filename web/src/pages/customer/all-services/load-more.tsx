import { useRef } from 'react';
import type { Services } from '../../../features/catalog/use-services.ts';
import { useWhenSeen } from '../../../shared/use-when-seen.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';

/** The next page comes by itself as the end of the list nears; the button is for keyboards, and for when it did not. */
export function LoadMore({ services }: { services: Services }) {
  const { hasMore, isLoadingMore, hasMoreFailed, loadMore } = services;
  const end = useRef<HTMLDivElement>(null);
  useWhenSeen(end, hasMore && !isLoadingMore && !hasMoreFailed ? loadMore : null);

  return (
    <div ref={end} className="mt-6 flex justify-center">
      {hasMoreFailed ? (
        <Alert
          tone="bad"
          className="w-full max-w-md"
          action={
            <Button size="sm" variant="secondary" onClick={loadMore}>
              Try Again
            </Button>
          }
        >
          Failed to load services
        </Alert>
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
