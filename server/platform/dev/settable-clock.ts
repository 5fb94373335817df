import type { Clock, Instant } from '../../../common/time.ts';

/** The clock of a development server. It runs on from where it was set (rule O7). */
export interface SettableClock extends Clock {
  /** Null returns to the real time. */
  set(now: Instant | null): void;
  isMoved(): boolean;
}

export function settableClock(real: Clock): SettableClock {
  let ahead = 0;
  return {
    now: () => real.now() + ahead,
    set: now => {
      ahead = now === null ? 0 : now - real.now();
    },
    isMoved: () => ahead !== 0,
  };
}
