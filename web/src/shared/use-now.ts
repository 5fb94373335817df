import { useEffect, useState } from 'react';

/** Epoch time in ms, looked at again every `everyMs`. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const ticker = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(ticker);
  }, [everyMs]);
  return now;
}
