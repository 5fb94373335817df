/** Stops the server without losing a request (rule O5), and survives a promise that nobody caught (rule R96). */
import type { FastifyInstance } from 'fastify';
import { SECOND } from '../../common/time.ts';

/** Requests under way have this long, the process one second more. */
const PATIENCE = 9 * SECOND;
const SIGNAL_NUMBERS = { SIGINT: 2, SIGTERM: 15 } as const;

/** Stops accepting, lets requests finish, then closes all connections. */
export async function closeGracefully(app: FastifyInstance) {
  // A connection turns idle only after its answer, and its client would keep it open.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
  const cut = setTimeout(() => app.server.closeAllConnections(), PATIENCE);
  await app.close();
  clearInterval(sweep);
  clearTimeout(cut);
}

/**
 * The first signal runs `stop` and ends with 0, or with 1 if it fails. A second signal, or a stop that takes too long, ends at
 * once.
 */
export function stopOnSignal(stop: () => Promise<void>) {
  let stopping = false;
  const onSignal = async (signal: keyof typeof SIGNAL_NUMBERS) => {
    if (stopping) process.exit(128 + SIGNAL_NUMBERS[signal]);
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE + 0.8 * SECOND).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

/** A rejected promise that nobody awaits must not end everybody's requests. A thrown exception still ends the process. */
export function surviveLostPromises({ log }: FastifyInstance) {
  process.on('unhandledRejection', reason => {
    log.error({ err: reason instanceof Error ? reason : new Error(typeof reason) }, 'a rejected promise was lost');
  });
}
