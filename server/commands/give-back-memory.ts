import { SECOND } from '../shared/time.ts';

/** After the answers that a start is waited for, and before most people come. */
const WHEN_STARTED = 2 * SECOND;

/**
 * Gives back to the machine what starting has left: a tenth of the memory. V8 collects when it needs room, and a server with
 * little to do never does. It stops the server once for about a tenth of a second. Where node was started without
 * `--expose-gc` (build-program.ts), nothing happens.
 */
export function giveBackMemory() {
  const collect = globalThis.gc;
  if (collect) setTimeout(() => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }), WHEN_STARTED).unref();
}
