import { type ComponentProps, Suspense } from 'react';
import { lazy } from '../../../shared/lazy.ts';

const Visits = lazy(() => import('./two-visits.tsx'));

/** Few carts need it, so its script comes when one does. */
export function TwoVisits(props: ComponentProps<typeof Visits>) {
  return (
    <Suspense fallback={null}>
      <Visits {...props} />
    </Suspense>
  );
}
