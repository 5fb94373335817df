import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work between two rests. */
const PIECE = 10;

export type Rest = (signal: AbortSignal) => Promise<void>;

/** Rests when a piece of work is done, so that requests are answered. Throws once the signal aborts. */
export function resting(): Rest {
  let since = performance.now();
  return async signal => {
    signal.throwIfAborted();
    if (performance.now() - since < PIECE) return;
    await setImmediate();
    since = performance.now();
  };
}
