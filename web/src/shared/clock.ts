// A phone's clock can be wrong: by minutes, while a passcode lives for two, or by 5½ hours with a wrong time zone. So whatever the
// salon's time decides follows the server's clock, which its answers tell.

import { type IsoDate, istDate } from '../../../common/time.ts';
import { makeStore } from './store.ts';

/** How far this device's clock is ahead, in ms. */
export const ahead = makeStore(0);

/** The time at the salon in epoch ms. This device's clock until the server has answered. */
export function serverNow(): number {
  return Date.now() - ahead.read();
}

/** The day at the salon. */
export function today(now = serverNow()): IsoDate {
  return istDate(now);
}

/** Learns the server's time from an answer's headers. `tookMs` is how long the call took. */
export function noteServerDate(headers: Headers, tookMs: number): void {
  // Ignore answers from a cache, and those that waited while the phone slept.
  if (!headers.get('Cache-Control')?.startsWith('no-') || tookMs > 15_000) return;
  const seen = Date.now() - Date.parse(headers.get('Date') ?? '');
  // The header is rounded to seconds, and the answer travelled for a while. Only a larger difference comes from the clock.
  if (!Number.isNaN(seen)) ahead.set(Math.abs(seen) < 5000 + tookMs ? 0 : seen);
}

/** The server's epoch time in ms, by this device's clock. */
export function onOurClock(epochMs: number): number {
  return epochMs + ahead.read();
}
