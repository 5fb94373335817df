/** Two things for the transactions of both databases: no `tx` within a `tx`, and calls after the commit. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './database.ts';

/** The calls that wait for the commit of the running transaction. */
const insideTx = new AsyncLocalStorage<(() => void)[]>();

/** A `tx` inside a `tx` throws. Otherwise it would wait for itself, or write outside of the first transaction. */
export function guardTx(tx: Tx): Tx {
  return async work => {
    if (insideTx.getStore()) throw new Error('A tx within a tx: pass the db of the outer one on');
    let calls: (() => void)[] = [];
    const value = await tx(db => {
      calls = [];
      return insideTx.run(calls, () => work(db));
    });
    for (const call of calls) call();
    return value;
  };
}

/** Calls `call` after the running transaction has committed, and never if it fails. Outside a transaction it does nothing. */
export function afterCommit(call: () => void) {
  insideTx.getStore()?.push(call);
}
