import type { Clock } from '../../common/time.ts';

/** A clock that the test moves. It starts at `at` (RFC 3339) and stands still. */
export class MovedClock implements Clock {
  #now: number;

  constructor(at: string) {
    this.#now = Date.parse(at);
  }

  now = (): number => this.#now;

  moveTo(at: string) {
    this.#now = Date.parse(at);
  }

  advance(milliseconds: number) {
    this.#now += milliseconds;
  }
}
