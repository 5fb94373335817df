import { useEffect, useState } from 'react';
import { useLatest } from '../../shared/use-latest.ts';
import { toast } from '../../ui/toast.ts';
import { wasCutOff, whoIsHere } from './staff-session.ts';

/**
 * What was begun and not saved when the session ended, by what it is about, until the same person comes back to that in this tab:
 * the work of staff's dialogs and pages alike.
 */
const left = new Map<string, { by: string; work: unknown }>();

/** What to begin with: what was left `of` this. Null where there is nothing. */
export function useLeftWork<Work>(of: string): Work | null {
  const [work] = useState(() => {
    const kept = left.get(of);
    return kept?.by === whoIsHere() ? (kept.work as Work) : null;
  });
  useEffect(() => {
    if (work === null) return;
    left.delete(of);
    toast.info('What you had typed is here again.');
  }, [of, work]);
  return work;
}

/** Keeps what there is should the session end now; `workNow` gives null as long as nothing is begun. */
export function useKeptWork<Work>(of: string, workNow: () => Work | null): void {
  const latest = useLatest(workNow);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and once again when the dialog or page goes
  useEffect(() => {
    const by = whoIsHere();
    return () => {
      const work = wasCutOff() ? latest.current() : null;
      if (work !== null) left.set(of, { by, work });
    };
  }, []);
}

/**
 * For the answer that comes when the end of the session has taken the dialog or page already: `now` gives what there still is to go on
 * with, null when it is done.
 */
export function settleLeftWork<Work>(of: string, now: (work: Work) => Work | null): void {
  const kept = left.get(of);
  if (!kept) return;
  const work = now(kept.work as Work);
  if (work === null) left.delete(of);
  else left.set(of, { ...kept, work });
}
