/** The contract's `x-rate-limit`, by client address: in memory where there is one process, shared on PostgreSQL. */
import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor, normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { SECOND } from '../shared/time.ts';
import { AppError } from './errors.ts';
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

/** By which whoever asks is told from others, here as in every other limit: of IPv6 the /64, all of which one line has. */
export const clientAddressOf = ({ ip }: FastifyRequest): string => normalizeIP(ip);

export const limitRequests = async (app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>) => {
  if (!deps.config.RATE_LIMIT) return;
  await app.register(rateLimit, {
    global: false,
    ...(deps.config.DATABASE_URL && { store: sharedStore(app, deps) }),
    errorResponseBuilder: (_request, { ttl }) => new AppError('RATE_LIMITED', { retryAfter: ttl / SECOND }),
  });
};
