import { SECOND } from '../../../common/time.ts';
import type { Config } from '../config/config.ts';
import { osrm } from './osrm.ts';
import type { Router } from './router.ts';

/** A customer waits for the slots meanwhile. */
const PATIENCE = 1.5 * SECOND;
/** How long a router that failed is left alone, so that it does not make every slot list wait. */
const PAUSE = 30 * SECOND;

/** Undefined without ROUTER_URL: then the salon's estimate serves (rule N5). */
export function createRouter(
  { ROUTER_URL }: Pick<Config, 'ROUTER_URL'>,
  { timeout = PATIENCE, pause = PAUSE } = {},
): Router | undefined {
  if (ROUTER_URL === undefined) return undefined;
  const router = osrm(ROUTER_URL, timeout);
  let awayUntil = 0;
  return {
    seconds: async (from, to) => {
      if (performance.now() < awayUntil) return undefined;
      try {
        return await router.seconds(from, to);
      } catch (error) {
        awayUntil = performance.now() + pause;
        throw error;
      }
    },
  };
}
