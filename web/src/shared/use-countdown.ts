import { useEffect, useState } from 'react';

/** Whole seconds left until an epoch time in ms, ticking; 0 when it is past or there is none. */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(Date.now);
  const left = until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
  const running = left > 0;

  useEffect(() => {
    setNow(Date.now());
    if (until === null || !running) return;
    const ticker = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(ticker);
  }, [until, running]);

  return left;
}
