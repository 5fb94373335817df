import { useEffect } from 'react';
import { keepTrying } from '../../../shared/queue.ts';
import { useLatest } from '../../../shared/use-latest.ts';
import { useOnline } from '../../../shared/use-online.ts';
import { changeQueue, sendTaps, useQueue } from './tap-queue.ts';
import { nextTap, withWaivers } from './tap-rules.ts';
import type { DaysState } from './use-days.ts';

/** Sends waiting taps when the page opens, is shown again, has a network, or simply waits. Reads the days again after each success. */
export function useTapSender({ kept, reload }: DaysState): void {
  const queue = useQueue();
  const isOnline = useOnline();
  const hasWork = nextTap(queue) !== undefined;
  const readAgain = useLatest(reload);

  useEffect(() => {
    changeQueue(now => withWaivers(now, kept?.answer.days.flatMap(({ visits }) => visits) ?? []));
  }, [kept]);

  useEffect(() => {
    if (!hasWork || !isOnline) return;
    return keepTrying(() => void sendTaps().then(hasAnswered => hasAnswered && readAgain.current()));
  }, [hasWork, isOnline, readAgain]);
}
