import { useEffect, useState } from 'react';

/** Calls `onExpired` once, when the code has expired and no request is running. */
export function useExpiry(expiresAt: number, isBusy: boolean, onExpired: (() => void) | undefined): void {
  // The expiry that has passed. A request may bring a later one meanwhile.
  const [over, setOver] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setOver(expiresAt), Math.max(0, expiresAt - Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt]);
  const isOver = over === expiresAt;
  useEffect(() => {
    if (isOver && !isBusy) onExpired?.();
  }, [isOver, isBusy, onExpired]);
}
