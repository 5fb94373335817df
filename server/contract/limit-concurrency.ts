/** So much at a time, a bounded queue behind it, and a refusal beyond that. */
import { AppError } from './errors.ts';

const RETRY_SECONDS = 5;

/** Returns a call that runs its work when fewer than `limit` others run. Throws OVERLOADED when `queue` wait already. */
export const limitConcurrency = (limit: number, queue: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) {
      if (waiting.length >= queue) throw new AppError('OVERLOADED', { retryAfter: RETRY_SECONDS });
      // Whoever ends hands its place over, so that nobody who comes in between takes it.
      await new Promise<void>(resolve => waiting.push(resolve));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
};
