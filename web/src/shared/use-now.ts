import { useEffect, useState } from 'react';
import { serverNow } from './clock.ts';

/** What time it is at the salon, in epoch ms; looked at again every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ticker = setInterval(() => setNow(serverNow()), everyMs);
    return () => clearInterval(ticker);
  }, [everyMs]);
  return now;
}
