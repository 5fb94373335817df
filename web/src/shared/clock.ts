// Telephones' clocks go wrong: by minutes, while a passcode lives for two; by 5½ hours where the zone is wrong and the time was
// set by hand. What the salon's time decides goes by the server's clock, as its latest answer told it.

import { makeStore } from './store.ts';

/** By how many ms this device's clock is ahead. */
export const ahead = makeStore(0);

/** What time it is at the salon, in epoch ms; by this device's clock until the server has answered. */
export function serverNow(): number {
  return Date.now() - ahead.read();
}

/** Learns the server's time from the headers of an answer, `tookMs` after it was asked for. */
export function noteServerDate(headers: Headers, tookMs: number): void {
  // Not from what a cache has kept without asking, nor from what waited for a telephone to wake up.
  if (!headers.get('Cache-Control')?.startsWith('no-') || tookMs > 15_000) return;
  const seen = Date.now() - Date.parse(headers.get('Date') ?? '');
  // A few seconds are the header's rounding, and some the journey of the answer; what they do not explain is the clock.
  if (!Number.isNaN(seen)) ahead.set(Math.abs(seen) < 5000 + tookMs ? 0 : seen);
}

/** An epoch time in ms of the server's, as this device's clock will show it. */
export function onOurClock(epochMs: number): number {
  return epochMs + ahead.read();
}
