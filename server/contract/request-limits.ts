/**
 * The contract's `x-rate-limit`, by client address or API key: counted in memory with SQLite, shared in the database with
 * PostgreSQL.
 */
import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
  type RateLimitOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { MINUTE, SECOND } from '../shared/time.ts';
import { AppError } from './errors.ts';
import type { Operation } from './operation.ts';
import { createSharedCounts } from './shared-counts.ts';

const sharedStore = (app: FastifyInstance, { db, config }: Pick<Deps, 'db' | 'config'>): FastifyRateLimitStoreCtor => {
  const counts = createSharedCounts({ tx: db.tx, secret: config.jwtSecret, log: app.log });
  app.addHook('onClose', counts.stop);
  return class implements FastifyRateLimitStore {
    incr(...[key, answer, window, max]: Parameters<FastifyRateLimitStore['incr']>) {
      answer(null, counts.count(key, window, max));
    }
    /** Keys name the operation (bind.ts), so one store counts for all. */
    child() {
      return this;
    }
  };
};

/** The client address that every limit counts by: the IP, or the /64 of an IPv6 address, because one line owns all of it. */
export function clientAddressOf({ ip }: FastifyRequest): string {
  return normalizeIP(ip);
}

/** The rate limit of an operation's route. A call with an API key counts by the key, at the key's own limit. */
export function rateLimitOf(operation: Operation, keyLimit: () => Promise<number>): { rateLimit?: RateLimitOptions } {
  const { operationId, 'x-rate-limit': limit, 'x-people-only': isForPeople } = operation;
  if (!limit) return {};
  const [max, timeWindow, groupId] = [limit.max, limit.seconds * SECOND, operationId];
  if (isForPeople) return { rateLimit: { max, timeWindow, groupId } };
  return {
    rateLimit: {
      groupId,
      keyGenerator: request => (request.apiKey ? `key ${request.apiKey.id} ` : clientAddressOf(request)),
      max: async request => (request.apiKey ? keyLimit() : max),
      timeWindow: request => (request.apiKey ? MINUTE : timeWindow),
    },
  };
}

export async function limitRequests(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>) {
  if (!deps.config.RATE_LIMIT) return;
  await app.register(rateLimit, {
    global: false,
    ...(deps.config.DATABASE_URL && { store: sharedStore(app, deps) }),
    errorResponseBuilder: (_request, { ttl }) => new AppError('RATE_LIMITED', { retryAfter: ttl / SECOND }),
  });
}
