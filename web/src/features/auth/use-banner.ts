import { useCallback, useEffect, useRef, useState } from 'react';
import type { Banner } from './auth-errors.ts';

/** Rule S21: banners of the auth dialogs vanish after 5 s. */
const shownMs = 5000;

/** One message at a time; `hold(true)` keeps it while it is pointed at or its button has the focus (WCAG 2.2.1). */
export function useBanner() {
  const [banner, setBanner] = useState<(Banner & { nth: number }) | null>(null);
  const told = useRef(0);
  const [held, hold] = useState(false);

  useEffect(() => {
    if (!banner || held) return;
    const timer = setTimeout(() => setBanner(null), shownMs);
    return () => clearTimeout(timer);
  }, [banner, held]);

  const say = useCallback((next: Banner | null) => {
    hold(false);
    told.current += 1;
    setBanner(next && { ...next, nth: told.current });
  }, []);

  return { banner, say, hold };
}
