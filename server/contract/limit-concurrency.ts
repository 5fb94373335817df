/** So much at a time, a bounded queue behind it, and a refusal beyond that. */
import { AppError } from './errors.ts';

const RETRY_SECONDS = 5;

/**
 * Returns a call that runs its work when fewer than `limit` others run. Throws OVERLOADED when `queue` wait already, and
 * RATE_LIMITED when `share` of the same named client do: one that asks for very much leaves room for the others.
 */
export function limitConcurrency(limit: number, queue: number, share = Number.POSITIVE_INFINITY) {
  const waiting: { client: string | undefined; begin: () => void }[] = [];
  let running = 0;

  return async <T>(work: () => Promise<T>, client?: string): Promise<T> => {
    if (running >= limit) {
      const own = client === undefined ? 0 : waiting.filter(one => one.client === client).length;
      if (own >= share) throw new AppError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
      if (waiting.length >= queue) throw new AppError('OVERLOADED');
      // Whoever ends hands its place over, so that nobody who comes in between takes it.
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
