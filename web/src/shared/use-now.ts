import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { ahead, serverNow } from './clock.ts';

/** What time it is at the salon, in epoch ms, as far as that is known; looked at again every `everyMs`, and when more is known. */
export function useNow(everyMs: number): number {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const ticker = setInterval(look, everyMs);
    return () => clearInterval(ticker);
  }, [everyMs]);
  useSyncExternalStore(ahead.subscribe, ahead.read, ahead.read);
  return serverNow();
}
