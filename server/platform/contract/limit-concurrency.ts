/** Runs a few works at a time, queues some more, and refuses the rest. */
import { AppError } from './errors.ts';

const RETRY_SECONDS = 5;

/**
 * Returns a function that runs its work while fewer than `limit` others run. Throws OVERLOADED if `queue` wait already, and
 * RATE_LIMITED if `share` of the same client wait: one client cannot take all places.
 */
export function limitConcurrency(limit: number, queue: number, share = Number.POSITIVE_INFINITY) {
  const waiting: { client: string | undefined; begin: () => void }[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>, client?: string): Promise<T> => {
    if (running >= limit) {
      const own = client === undefined ? 0 : waiting.filter(one => one.client === client).length;
      if (own >= share) throw new AppError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
      if (waiting.length >= queue) throw new AppError('OVERLOADED');
      // A work that ends hands its place to the next one in the queue, so that no newcomer takes it.
      await new Promise<void>(begin => waiting.push({ client, begin }));
    } else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else running--;
    }
  };
}
