/** How much time a worker leaves to customers (rule J10). Pure. */
import { SECOND } from '../../../common/time.ts';

/** Jobs that a worker holds at a time; fewer in a crowd. */
const BATCH = 500;
const BATCH_IN_CROWD = 10;
/** How many requests that are answered at once are a crowd. One phone sends two or three. */
const CROWD = 8;
/** In a crowd the shortest rest is so many times as long. */
const LONGER = 5;
/** While customers are served, a worker rests so many times as long as its jobs took, up to the longest rest. */
const RESTS = 9;
const LONGEST_REST = 2 * SECOND;

export function isCrowd(served: number): boolean {
  return served >= CROWD;
}

/** How many jobs a worker may hold. `served`: requests that were answered at once. */
export function batchFor(served: number): number {
  return isCrowd(served) ? BATCH_IN_CROWD : BATCH;
}

/** Milliseconds to rest after jobs that took `worked` milliseconds. `least`: the shortest rest. */
export function restAfter(worked: number, served: number, least: number): number {
  if (served === 0) return least;
  return Math.min(Math.max(isCrowd(served) ? LONGER * least : least, RESTS * worked), LONGEST_REST);
}
