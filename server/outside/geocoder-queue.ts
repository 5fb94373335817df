/** Keeps a whole installation within the rate a public geocoder permits (rulings R7). One process, one queue. */

interface Pace {
  /** Milliseconds from the start of one question to the start of the next. */
  every: number;
  maxWaiting: number;
}

type Ask = <T>(key: string, question: () => Promise<T>) => Promise<T>;

/**
 * Questions are asked in turn, and one that is asked or waiting already is not asked again: whoever has the same key
 * gets the same answer. Rejects at once when `maxWaiting` others wait, because an answer after that is of no use.
 */
export const createQueue = ({ every, maxWaiting }: Pace): Ask => {
  const waiting: (() => void)[] = [];
  const underWay = new Map<string, Promise<unknown>>();
  let resting = false;

  const rest = () => {
    resting = true;
    setTimeout(() => {
      resting = false;
      const next = waiting.shift();
      if (!next) return;
      rest();
      next();
    }, every).unref();
  };

  const turn = async (): Promise<void> => {
    if (!resting) return rest();
    if (waiting.length >= maxWaiting) throw new Error('Too many questions wait for the geocoder');
    await new Promise<void>(resolve => waiting.push(resolve));
  };

  return <T>(key: string, question: () => Promise<T>): Promise<T> => {
    const same = underWay.get(key);
    if (same) return same as Promise<T>;
    const answer = turn()
      .then(question)
      .finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
};
