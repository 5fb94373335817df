import { Suspense, useState } from 'react';
import { lazy } from '../shared/lazy.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { PinMapProps } from './pin-map.tsx';

const PinMap = lazy(() => import('./pin-map.tsx'));

type Props = PinMapProps & {
  /** How one does without the map when its script does not come. */
  without: string;
};

/** The map fills what it is put in once its library is there. */
export function LateMap({ without, ...map }: Props) {
  const [tries, setTries] = useState(0);
  return (
    <ErrorBoundary
      key={tries}
      fallback={
        <div role="status" className="grid h-full place-content-center justify-items-center gap-3 bg-sand p-4 text-center">
          <p className="text-sm">The map could not be loaded. {without}</p>
          <Button size="sm" variant="secondary" onClick={() => setTries(tries + 1)}>
            Try Again
          </Button>
        </div>
      }
    >
      <Suspense fallback={<Skeleton className="h-full rounded-none" />}>
        <PinMap {...map} />
      </Suspense>
    </ErrorBoundary>
  );
}
