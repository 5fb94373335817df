/** The declaration of a kind of job, the delay of a retry, and how many jobs a worker takes (rules J4 and J9). */
import { HOUR, type Instant, SECOND } from '../../../common/time.ts';
import type { Deps } from '../deps.ts';

/**
 * A kind of job, declared by its feature and listed in server/job-kinds.ts. Its payload is JSON without personal data: ids only,
 * because a job may outlive the account that it is about.
 */
export interface JobKind<Payload> {
  /** Stands in the table and must never change: jobs of an earlier version wait under it. */
  name: string;
  /** How often a job is tried before it counts as failed. The last try is repeated once if the server stops during it. */
  tries: number;
  /** Milliseconds for one try. Then the signal aborts, and the try has failed. */
  timeLimit: number;
  /** Milliseconds between the runs of a recurring job. Its payload is null. */
  every?: number;
  /**
   * How many jobs of the kind an instance runs at once. A kind that calls others' servers needs a limit, so that a server which
   * hangs holds up no other kind. Without one, the kind shares 32 places with the others.
   */
  atOnce?: number;
  /**
   * Does the job, and throws if it must be tried again. It runs at least once: after a crash it runs again, so a second run must do
   * no harm. It runs outside any transaction.
   */
  run(payload: Payload, deps: Deps, signal: AbortSignal): Promise<void>;
}

/** Explains to staff why a job failed. The message must hold no personal data and no secret. */
export class JobError extends Error {}

const FIRST_DELAY = 10 * SECOND;
const LONGEST_DELAY = 6 * HOUR;

/**
 * Milliseconds until a job is tried again after its `tries`-th try failed: 10 s, doubled each time, at most 6 hours. `random` (0 to 1)
 * takes off up to half, so that jobs which failed together do not come back together.
 */
export function retryDelay(tries: number, random: number): number {
  return Math.round(Math.min(FIRST_DELAY * 2 ** (tries - 1), LONGEST_DELAY) * (1 - random / 2));
}

/** The beginning of the period that `instant` is in. */
export function periodStart(instant: Instant, every: number): Instant {
  return Math.floor(instant / every) * every;
}

/** How many more jobs of these kinds a worker takes. */
export interface Room {
  names: string[];
  most: number;
}

/** How many more jobs a worker takes that holds these, by kinds. */
export function roomFor(kinds: JobKind<unknown>[], held: { kind: string }[], batch: number): Room[] {
  const heldOf = (name: string) => held.filter(({ kind }) => kind === name).length;
  const apart = kinds.flatMap(({ name, atOnce }) => (atOnce === undefined ? [] : [{ name, atOnce, held: heldOf(name) }]));
  const shared = held.length - apart.reduce((sum, one) => sum + one.held, 0);
  const unlimited = kinds.filter(({ atOnce }) => atOnce === undefined).map(({ name }) => name);
  return [
    { names: unlimited, most: batch - shared },
    ...apart.map(one => ({ names: [one.name], most: Math.min(one.atOnce, batch) - one.held })),
  ].filter(({ most }) => most > 0);
}
