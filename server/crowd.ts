/** Tells jobs that many customers are being served at this moment, so that they wait (rule J10). */
import type { FastifyInstance } from 'fastify';

/** Requests that are answered at once. One phone sends two or three. */
const MANY = 8;

/** Counts the requests of `app` from now on. The answer says whether there was a crowd since it was last asked. */
export function watchCrowd(app: FastifyInstance): () => boolean {
  let running = 0;
  let most = 0;
  app.addHook('preHandler', (_request, reply, done) => {
    running++;
    most = Math.max(most, running);
    reply.raw.once('close', () => running--);
    done();
  });
  return () => {
    const wasCrowd = most >= MANY;
    most = running;
    return wasCrowd;
  };
}
