import { plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { LatePart } from '../../../ui/late-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { UncoveredVisit } from './professional.ts';

const UncoveredVisits = lazy(() => import('./uncovered-visits.tsx'));

/** The warning of what a change leaves uncovered. Most changes leave nothing, so it loads when it is needed. */
export function LateUncovered({ visits }: { visits: UncoveredVisit[] }) {
  return (
    <LatePart
      waiting={<Skeleton className="h-40 rounded-md" />}
      missing={`This leaves ${plural(visits.length, 'visit')} uncovered.`}
    >
      <UncoveredVisits visits={visits} />
    </LatePart>
  );
}
