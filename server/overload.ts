/**
 * Refusing work when the event loop cannot keep up: 503 OVERLOADED at once beats an answer after everybody has left. Only
 * the API's work: pages and their files cost little, and a page that is there tries its calls again and says what is wrong;
 * /health and /metrics are asked for just then.
 */
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from './contract/errors.ts';
import { PREFIX } from './contract/prefix.ts';
import { SECOND } from './shared/time.ts';

const MAX_DELAY = 1 * SECOND;
/** What is measured includes the boot, and the first requests are the slow ones: on a weak machine neither is overload. */
const WARM_UP = 5 * SECOND;

export async function refuseWhenOverloaded(app: FastifyInstance) {
  let judgeFrom = Number.POSITIVE_INFINITY;
  app.addHook('onListen', async () => {
    judgeFrom = performance.now() + WARM_UP;
  });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_DELAY,
    pressureHandler: async ({ routeOptions }: FastifyRequest) => {
      // By the route, since an address can be written in several ways. Pages have none, and unknown addresses cost nothing.
      const isCall = routeOptions.url?.startsWith(PREFIX);
      if (isCall && performance.now() >= judgeFrom) throw new AppError('OVERLOADED');
    },
  });
}
