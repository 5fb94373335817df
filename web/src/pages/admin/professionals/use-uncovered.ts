import { useState } from 'react';
import { type Change, type Professional, previewChange, type UncoveredVisit } from './professional.ts';

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
