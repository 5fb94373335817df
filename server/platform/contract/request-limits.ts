/**
 * The contract's `x-rate-limit`, by client address, account or API key: counted in memory with SQLite, shared in the database with
 * PostgreSQL.
 */

import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
  type RateLimitOptions,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MINUTE, SECOND } from '../../../common/time.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { AppError } from './errors.ts';
import type { Operation } from './operation.ts';
import { createSharedCounts } from './shared-counts.ts';

const sharedStore = (app: FastifyInstance, { db, config }: { db: Database; config: Config }): FastifyRateLimitStoreCtor => {
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

/**
 * The rate limit of an operation's route. A call with an API key counts by the key, at the key's own limit. A limit by account counts a
 * person by the account, because many people share an address, and one person has many. A partner's key beside it changes nothing.
 */
export function rateLimitOf(operation: Operation, keyLimit: () => Promise<number>): { rateLimit?: RateLimitOptions } {
  const { operationId, 'x-rate-limit': limit, 'x-people-only': isForPeople } = operation;
  if (!limit) return {};
  const [max, timeWindow, groupId] = [limit.max, limit.seconds * SECOND, operationId];
  if (isForPeople) return { rateLimit: { max, timeWindow, groupId } };
  const byAccount = limit.by === 'account';
  const keyOf = ({ apiKey, caller }: FastifyRequest) => (byAccount ? caller?.key : apiKey);
  const clientOf = (request: FastifyRequest) => (byAccount ? `account ${request.caller?.id} ` : clientAddressOf(request));
  return {
    rateLimit: {
      groupId,
      keyGenerator: request => {
        const key = keyOf(request);
        return key ? `key ${key.id} ` : clientOf(request);
      },
      max: async request => (keyOf(request) ? keyLimit() : max),
      timeWindow: request => (keyOf(request) ? MINUTE : timeWindow),
    },
  };
}

export async function limitRequests(app: FastifyInstance, deps: { db: Database; config: Config }) {
  if (!deps.config.RATE_LIMIT) return;
  await app.register(rateLimit, {
    global: false,
    ...(deps.config.DATABASE_URL && { store: sharedStore(app, deps) }),
    errorResponseBuilder: (_request, { ttl }) => new AppError('RATE_LIMITED', { retryAfter: ttl / SECOND }),
  });
}
