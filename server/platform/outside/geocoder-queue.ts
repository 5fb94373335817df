/** One process's queue for the geocoder's turns. */

interface Line {
  /** Resolves when a question may go out. */
  turn(): Promise<void>;
  maxWaiting: number;
  /** Milliseconds; nobody waits longer for an answer. */
  patience: number;
}

type Ask = <T>(key: string, question: () => Promise<T>) => Promise<T>;

/**
 * Asks questions in order. A question that is under way or waiting is not asked again: equal keys get the same answer. Rejects at
 * once if `maxWaiting` others wait.
 */
export function createQueue({ turn, maxWaiting, patience }: Line): Ask {
  const underWay = new Map<string, Promise<unknown>>();
  let last = Promise.resolve();
  let inLine = 0;

  const ownTurn = async (before: Promise<void>): Promise<void> => {
    const since = performance.now();
    inLine++;
    try {
      await before;
      if (performance.now() - since > patience) throw new Error('The line for the geocoder was too slow');
      await turn();
    } finally {
      inLine--;
    }
  };

  const enter = (): Promise<void> => {
    if (inLine > maxWaiting) return Promise.reject(new Error('Too many questions wait for the geocoder'));
    const mine = ownTurn(last);
    last = mine.catch(() => {});
    return mine;
  };

  return <T>(key: string, question: () => Promise<T>): Promise<T> => {
    const same = underWay.get(key);
    if (same) return same as Promise<T>;
    const answer = enter()
      .then(question)
      .finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
