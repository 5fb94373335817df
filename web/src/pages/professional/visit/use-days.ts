import { useMemo } from 'react';
import useSWR from 'swr';
import { professionalKeys } from '../../../shared/professional-keys.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useStored } from '../../../shared/use-stored.ts';
import { type KeptDays, keptDays, readDays } from './kept-days.ts';
import { useQueue } from './tap-queue.ts';
import { type ShownVisit, shownVisit } from './tap-rules.ts';
import type { EndedVisit, ProfessionalDays } from './visit.ts';

export interface ShownDay extends Omit<ProfessionalDays['days'][number], 'visits'> {
  visits: ShownVisit[];
}

export interface DaysState {
  /** Visits of earlier days that have not ended, the oldest first. */
  open: ShownVisit[];
  /** What ended at the door today, the latest first. */
  ended: EndedVisit[];
  /** Undefined until the first answer, if nothing is kept. */
  days: ShownDay[] | undefined;
  professional: ProfessionalDays['professional'] | undefined;
  salon: ProfessionalDays['salon'] | undefined;
  kept: KeptDays | null;
  /** Why the last read failed. */
  error: unknown;
  reload: () => Promise<unknown>;
}

/** Read again every minute, and every ten seconds while she waits: for the salon to let her start or to decide what comes next, or for the customer's yes. */
const liveMs = { usual: 60_000, waiting: 10_000 };

/** Her days with her taps on top, from the phone at once and then from the server. */
export function useDays(): DaysState {
  const text = useStored(professionalKeys.days);
  const by = useStored(professionalKeys.id);
  const queue = useQueue();
  // What is kept also gets too old.
  const hour = Math.floor(useNow(60_000) / 3_600_000);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days are read from these texts
  const kept = useMemo(keptDays, [text, by, hour]);
  const days = useMemo(
    () => kept?.answer.days.map(day => ({ ...day, visits: day.visits.map(visit => shownVisit(visit, queue)) })),
    [kept, queue],
  );
  const open = useMemo(
    () => (kept?.answer.open ?? []).map(visit => shownVisit(visit, queue)).filter(({ state }) => state !== 'DONE'),
    [kept, queue],
  );
  const isWaiting =
    days?.some(({ visits }) => visits.some(one => isWaitingForSalon(one) || one.nobodyAt || one.servicesProposal)) ?? false;
  const { error, mutate } = useSWR(by && ['/visit', by], readDays, {
    revalidateOnFocus: true,
    refreshInterval: isWaiting ? liveMs.waiting : liveMs.usual,
  });
  const { professional, salon } = kept?.answer ?? {};
  return { days, open, ended: kept?.answer.ended ?? [], professional, salon, kept, error, reload: () => mutate() };
}

/** True if only staff can let her start. */
export function isWaitingForSalon({ codeLocked, codeWaived, refused, state }: ShownVisit): boolean {
  const isBegun = state === 'STARTED' || state === 'DONE';
  return !isBegun && !codeWaived && (codeLocked || refused === 'START_CODE_LOCKED');
}
