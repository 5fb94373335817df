/** Records how jobs ended. Those that end while others are written share the next commit. */
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import type { Instant } from '../../../common/time.ts';
import type { Queries } from '../db/database.ts';
import { codeOf } from '../db/fault.ts';
import type { Deps } from '../deps.ts';
import { JobError, type JobKind, retryDelay } from './rules.ts';
import { endDone, giveUp, type TakenJob, tryAgain } from './store.ts';

interface Ended {
  job: TakenJob;
  kind: JobKind<unknown>;
  /** Undefined for a job that is done. */
  error?: unknown;
}

/** The reason for staff: the message of a JobError, otherwise name and code, because other messages may quote personal data. */
const reasonOf = (error: unknown): string => {
  if (error instanceof JobError) return error.message;
  const name = error instanceof Error ? error.name : typeof error;
  return [name, codeOf(error)].filter(Boolean).join(' ');
};

const writeFailed = async (tx: Queries, worker: string, { job, kind, error }: Ended, now: Instant): Promise<void> => {
  if (job.tries >= kind.tries) return giveUp(tx, worker, job.id, reasonOf(error), now);
  return tryAgain(tx, worker, job.id, reasonOf(error), now + retryDelay(job.tries, Math.random()));
};

const writeTogether = ({ db, clock }: Deps, worker: string, some: Ended[]): Promise<void> =>
  db.txReadCommitted(async tx => {
    const now = clock.now();
    const done = some.filter(({ error }) => error === undefined).map(({ job }) => job);
    await endDone(tx, worker, done, now);
    for (const one of some) if (one.error !== undefined) await writeFailed(tx, worker, one, now);
  });

interface Ends {
  note(ended: Ended): void;
  /** Resolves when all that has gathered is recorded. Undefined if nothing is being recorded. */
  writing(): Promise<void> | undefined;
  /** Records no more. */
  cut(): void;
}

/** `recorded` is called with the jobs whose ends are recorded; `again`: milliseconds until ends that could not be written are tried again. */
export function recordEnds(
  deps: Deps,
  { worker, again, recorded }: { worker: string; again: number; recorded(jobs: TakenJob[]): void },
): Ends {
  let ended: Ended[] = [];
  let writing: Promise<void> | undefined;
  let isCut = false;

  const writeAll = async () => {
    // Jobs that end in this turn of the event loop share a commit.
    await nextTurn();
    while (ended.length > 0 && !isCut) {
      const some = ended;
      ended = [];
      try {
        await writeTogether(deps, worker, some);
        recorded(some.map(({ job }) => job));
      } catch (err) {
        deps.log.error({ err }, 'the end of jobs could not be written; it is tried again');
        ended = [...some, ...ended];
        await delay(again, undefined, { ref: false });
      }
    }
    writing = undefined;
  };

  return {
    note: one => {
      ended.push(one);
      writing ??= writeAll();
    },
    writing: () => writing,
    cut: () => {
      isCut = true;
    },
  };
}
