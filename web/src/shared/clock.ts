// Telephones' clocks go wrong: by minutes, while a passcode lives for two; by 5½ hours where the zone is wrong and the time was
// set by hand. What the salon's time decides goes by the server's clock, as its latest answer told it.
let aheadMs = 0;

/** What time it is at the salon, in epoch ms; by this device's clock until the server has answered. */
export function serverNow(): number {
  return Date.now() - aheadMs;
}

/** The Date header of an answer that came straight from the server, not out of a cache. It is whole seconds. */
export function noteServerDate(header: string | null): void {
  const seen = header === null ? Number.NaN : Date.now() - Date.parse(header);
  // A few seconds are the header's rounding and the journey of the answer, not the clock.
  if (!Number.isNaN(seen)) aheadMs = Math.abs(seen) < 5000 ? 0 : seen;
}

/** An epoch time in ms of the server's, as this device's clock will show it. */
export function onOurClock(epochMs: number): number {
  return epochMs + aheadMs;
}
