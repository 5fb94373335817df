import { SECOND } from '../../common/time.ts';

/** Waits until the first answers are sent and before most people come. */
const WHEN_STARTED = 2 * SECOND;

/**
 * Frees the memory that the start left: a tenth of all. V8 collects only when it needs room, so a quiet server never does. This
 * stops the server once for about a tenth of a second. Without `--expose-gc` (build-program.ts) nothing happens.
 */
export function giveBackMemory() {
  const collect = globalThis.gc;
  if (collect) setTimeout(() => collect({ type: 'major', execution: 'sync', flavor: 'last-resort' }), WHEN_STARTED).unref();
}
