import { useEffect, useReducer, useSyncExternalStore } from 'react';
import { ahead, serverNow } from './clock.ts';

/** The time at the salon in epoch ms. Updated every `everyMs`, and when the server's clock becomes known. */
export function useNow(everyMs: number): number {
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const ticker = setInterval(look, everyMs);
    return () => clearInterval(ticker);
  }, [everyMs]);
  useSyncExternalStore(ahead.subscribe, ahead.read, ahead.read);
  return serverNow();
}
