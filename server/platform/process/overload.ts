/**
 * Refuses API calls with 503 OVERLOADED when the event loop cannot keep up: a quick refusal is better than an answer after the client
 * has left. Pages and their files are still served. They cost little, and a loaded page repeats its calls and shows the problem.
 * /health and /metrics are served, too, because operators need them then.
 */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SECOND } from '../../../common/time.ts';
import { AppError } from '../contract/errors.ts';
import { PREFIX } from '../contract/prefix.ts';

const MAX_DELAY = 1 * SECOND;
/** The first seconds do not count: on a weak machine, the start and the first requests are slow without overload. */
const WARM_UP = 5 * SECOND;

/** `warmUp` in milliseconds, from the moment the app listens. */
export async function refuseWhenOverloaded(app: FastifyInstance, warmUp = WARM_UP) {
  let judgeFrom = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    judgeFrom = performance.now() + warmUp;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY,
    pressureHandler: async ({ routeOptions }: FastifyRequest) => {
      // Judges by the route, because an address can be written in several ways. Pages and unknown addresses have none.
      const isCall = routeOptions.url?.startsWith(PREFIX);
      if (isCall && performance.now() >= judgeFrom) throw new AppError('OVERLOADED');
    },
  });
}
