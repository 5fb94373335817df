// Telephones' clocks go wrong by minutes, and a passcode lives for two. So moments the server names are moved
// onto this device's clock before anything counts down to them.
let aheadMs = 0;

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
