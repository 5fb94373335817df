import { useEffect } from 'react';
import { useLatest } from './use-latest.ts';

const oftenMs = 2000;
const seldomMs = 30_000;

/** The pause before the next look: 2 s in the first half minute, then a fifteenth of the time that passed, 30 s at most. */
export function paceAfter(passedMs: number): number {
  return Math.min(seldomMs, Math.max(oftenMs, passedMs / 15));
}

/** Calls `look` again and again as long as the page is visible. When somebody comes back to it, it starts afresh. */
export function usePolling(isOn: boolean, look: () => Promise<unknown>): void {
  const latest = useLatest(look);

  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let startedAt = 0;
    let isOver = false;

    function goOn() {
      clearTimeout(timer);
      if (isOver || document.hidden) return;
      timer = setTimeout(
        async () => {
          await latest.current().catch(() => undefined);
          goOn();
        },
        paceAfter(performance.now() - startedAt),
      );
    }
    function begin() {
      startedAt = performance.now();
      goOn();
    }

    begin();
    document.addEventListener('visibilitychange', begin);
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', begin);
    };
  }, [isOn, latest]);
}
