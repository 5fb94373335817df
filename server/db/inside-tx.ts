/** A `tx` within a `tx` would wait for itself, or leave the outer one's transaction unnoticed: it throws instead. */
import { AsyncLocalStorage } from 'node:async_hooks';

const insideTx = new AsyncLocalStorage<true>();

export function markInsideTx<T>(work: () => Promise<T>): Promise<T> {
  return insideTx.run(true, work);
}

export function mustBeOutsideTx() {
  if (insideTx.getStore()) throw new Error('A tx within a tx: pass the db of the outer one on');
}
