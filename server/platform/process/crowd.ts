/** Counts the customers who are served at this moment, so that jobs leave them room (rule J10). */
import type { FastifyInstance } from 'fastify';

/** Counts the requests of `app` from now on. The answer is how many were answered at once at most since it was last asked. */
export function watchCrowd(app: FastifyInstance): () => number {
  let running = 0;
  let most = 0;
  app.addHook('preHandler', (_request, reply, done) => {
    running++;
    most = Math.max(most, running);
    reply.raw.once('close', () => running--);
    done();
  });
  return () => {
    const found = most;
    most = running;
    return found;
  };
}
