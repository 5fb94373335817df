import { useEffect, useState } from 'react';

/**
 * Whole seconds left until an epoch time in ms, updated every second. 0 when it is past or null. A clock that is set back meanwhile does
 * not raise the number.
 */
export function useCountdown(until: number | null): number {
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    if (until === null) return;
    let last = Date.now();
    let setBack = 0;
    const ticker = setInterval(tick, 250);
    tick();
    return () => clearInterval(ticker);

    function tick() {
      const time = Date.now();
      setBack += Math.max(0, last - time);
      last = time;
      setNow(time + setBack);
      if (time + setBack >= Number(until)) clearInterval(ticker);
    }
  }, [until]);

  return until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));
}
