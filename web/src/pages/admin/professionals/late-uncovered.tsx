import { useState } from 'react';
import { plural } from '../../../shared/format.ts';
import { lazy } from '../../../shared/lazy.ts';
import { LatePart } from '../../../ui/late-part.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type Change, type Professional, previewChange, type UncoveredVisit } from './professional.ts';

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

/** Shows what a change would leave uncovered before it is saved. Saving the same change again means yes. */
export function useUncovered() {
  const [seen, setSeen] = useState<{ change: string; visits: UncoveredVisit[] } | null>(null);

  return {
    visits: seen?.visits ?? [],
    /** Whether the change may be saved: it leaves nothing uncovered, or staff have seen what. */
    async isAgreed(professional: Professional, change: Change): Promise<boolean> {
      const asked = JSON.stringify(change);
      if (seen?.change === asked) return true;
      const visits = await previewChange(professional, change);
      setSeen(visits.length > 0 ? { change: asked, visits } : null);
      return visits.length === 0;
    },
    forget: () => setSeen(null),
  };
}
