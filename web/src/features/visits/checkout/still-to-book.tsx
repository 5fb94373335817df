import { Suspense } from 'react';
import { lazy } from '../../../shared/lazy.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { useSetAside } from '../two-visits/kept-aside.ts';

const RestToBook = lazy(() => import('./rest-to-book.tsx'));

/** What the customer set aside for a second visit (rule N73). Nothing if there is none. */
export function StillToBook({ className, isFirstBooked = true }: { className: string; isFirstBooked?: boolean }) {
  const kept = useSetAside();
  return (
    kept && (
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <RestToBook kept={kept} className={className} isFirstBooked={isFirstBooked} />
        </Suspense>
      </ErrorBoundary>
    )
  );
}
