import { useEffect, useState } from 'react';
import { useLatest } from '../../shared/use-latest.ts';
import { toast } from '../../ui/toast.ts';
import { wasCutOff, whoIsHere } from './staff-session.ts';

/** What was begun in a dialog and not saved when the session ended, until the same person opens that dialog again in this tab. */
let left: { by: string; of: string; work: unknown } | null = null;

/** What to begin with: what was left `of` this, the thing the dialog is about. Null where there is nothing. */
export function useLeftWork<Work>(of: string): Work | null {
  const [work] = useState(() => (left?.of === of && left.by === whoIsHere() ? (left.work as Work) : null));
  useEffect(() => {
    if (work === null) return;
    left = null;
    toast.info('What you had typed is here again.');
  }, [work]);
  return work;
}

/** Keeps what there is should the session end now; `workNow` gives null as long as nothing is begun. */
export function useKeptWork(of: string, workNow: () => unknown): void {
  const latest = useLatest(workNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and once again when the dialog goes
  useEffect(() => {
    const by = whoIsHere();
    return () => {
      const work = wasCutOff() ? latest.current() : null;
      if (work !== null) left = { by, of, work };
    };
  }, []);
}

/** For the answer that comes when the end of the session has taken the dialog already: it is done, there is nothing to go on with. */
export function dropLeftWork(of: string): void {
  if (left?.of === of) left = null;
}
