/** Answers for those who run the server, outside the contract's prefix (rule O4). They are never refused for overload. */
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { Metrics } from './metrics.ts';
import { AppError } from './platform/contract/errors.ts';
import { ok } from './platform/contract/types.ts';
import type { Database } from './platform/db/database.ts';
import { schemaState } from './platform/db/schema-version.ts';

const UNREADY = { behind: 'DATABASE_BEHIND', newer: 'DATABASE_NEWER' } as const;

const options: RouteShorthandOptions = {
  onRequest: async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  },
};

/** Without `metrics`, /metrics answers NOT_FOUND. */
export function answerOperators(app: FastifyInstance, db: Database, metrics: Metrics | undefined) {
  app.get('/health', options, async () => ok(null, 'Alive').body);

  app.get('/ready', options, async () => {
    const state = await schemaState(db.read).catch(cause => {
      throw new AppError('STORAGE_UNAVAILABLE', { cause });
    });
    if (state !== 'current') throw new AppError('STORAGE_UNAVAILABLE', { params: { reason: UNREADY[state] } });
    return ok(null, 'Ready').body;
  });

  app.get('/metrics', options, async (_request, reply) => {
    if (!metrics) throw new AppError('NOT_FOUND');
    const { text, type } = await metrics.render();
    return reply.type(type).send(text);
  });
}
