import { useCallback, useEffect, useRef, useState } from 'react';
import type { Banner } from './auth-errors.ts';

/** Banners of the sign-in dialogs vanish after 5 s (rule S21). */
const shownMs = 5000;

/** Shows one message at a time. `hold(true)` keeps it while the pointer or the focus is on it (WCAG 2.2.1). */
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
