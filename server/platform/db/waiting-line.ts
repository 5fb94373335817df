/** Lets a fixed number in at a time. The others wait in order, and all are rejected at once if the database is away. */

export interface WaitingLine {
  /** Rejects after `patience` milliseconds. */
  enter(): Promise<void>;
  /** Once for every `enter` that resolved. */
  leave(): void;
  /** Rejects everybody in line. */
  dismiss(reason: unknown): void;
}

interface Waiting {
  enter(): void;
  reject(reason: unknown): void;
}

export function createLine(places: number, patience: number): WaitingLine {
  const line: Waiting[] = [];
  let free = places;
  return {
    enter: () => {
      if (free > 0) {
        free--;
        return Promise.resolve();
      }
      return new Promise((resolve, reject) => {
        const giveUp = () => {
          line.splice(line.indexOf(waiting), 1);
          reject(new Error('timeout exceeded in the line for a connection'));
        };
        const timer = setTimeout(giveUp, patience);
        const once = (end: () => void) => {
          clearTimeout(timer);
          end();
        };
        const waiting = { enter: () => once(resolve), reject: (reason: unknown) => once(() => reject(reason)) };
        line.push(waiting);
      });
    },
    leave: () => {
      const next = line.shift();
      if (next) next.enter();
      else free++;
    },
    dismiss: reason => {
      for (const waiting of line.splice(0)) waiting.reject(reason);
    },
  };
}
