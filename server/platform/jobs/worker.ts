/**
 * Takes due jobs, runs them, and records their ends (rules J2 to J6). Each round takes up to a batch in one transaction and records ends in
 * another. So thousands of jobs a second need few commits and leave room for bookings.
 */
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { type Instant, MINUTE, SECOND, toRfc3339 } from '../../../common/time.ts';
import type { Queries } from '../db/database.ts';
import { codeOf } from '../db/fault.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import { batchFor, isCrowd, restAfter } from './crowd-rules.ts';
import { enqueue, onJob } from './enqueue.ts';
import { JobError, type JobKind, periodStart, retryDelay } from './rules.ts';
import { endDone, extendLeases, freeLapsed, giveBack, giveUp, isAnyDue, type TakenJob, takeDue, tryAgain } from './store.ts';

/** Jobs that run at once. A kind with a limit of its own counts apart. */
const AT_ONCE = 32;
/** Recurring jobs run first this long after the start, so that they do not slow it. */
const AFTER_START = 30 * SECOND;
/** A stop waits this long for running jobs. A job that is cut off runs again when its lease ends. */
const PATIENCE = 7 * SECOND;

export type Outcome = 'done' | 'retried' | 'failed';

export interface WorkerOptions {
  /** How long a job stays with a worker that no longer renews its lease. */
  lease?: number;
  /** How often a worker looks for jobs of other instances. */
  poll?: number;
  /** The pause between two batches, in which others write. */
  rest?: number;
  /** How many requests were answered at once since the last call. */
  crowd?(): number;
  /** Called after every run, with its seconds. */
  observe?(kind: string, outcome: Outcome, seconds: number): void;
}

export interface Worker {
  /** Works until `stop`. */
  start(): void;
  /** Takes no more jobs, waits a while for running ones, and gives back those that were not begun. */
  stop(): Promise<void>;
  /** Runs all due jobs, and resolves when none is left. For tests, which move the clock. */
  runDue(): Promise<void>;
  /** Enqueues the recurring jobs of the current period. */
  plan(): Promise<void>;
}

interface Ended {
  job: TakenJob;
  /** Undefined for a job that is done. */
  error?: unknown;
}

/** The reason for staff: the message of a JobError, otherwise name and code, because other messages may quote personal data. */
const reasonOf = (error: unknown): string => {
  if (error instanceof JobError) return error.message;
  const name = error instanceof Error ? error.name : typeof error;
  return [name, codeOf(error)].filter(Boolean).join(' ');
};

export function createWorker(
  deps: Deps,
  kinds: JobKind<unknown>[],
  { lease = 30 * SECOND, poll = SECOND, rest = 0.1 * SECOND, crowd = () => 0, observe }: WorkerOptions = {},
): Worker {
  const { db, clock, log } = deps;
  const kindOf = new Map(kinds.map(kind => [kind.name, kind]));
  const limited = kinds.flatMap(({ name, atOnce }) => (atOnce === undefined ? [] : [{ name, atOnce }]));
  const isLimited = ({ kind }: TakenJob) => limited.some(({ name }) => name === kind);
  const unlimited = kinds.filter(({ atOnce }) => atOnce === undefined).map(({ name }) => name);
  const worker = newId();

  /** The jobs of this worker, from taking them to recording their ends. */
  const held = new Map<string, TakenJob>();
  let toRun: TakenJob[] = [];
  let ended: Ended[] = [];
  const lanes = new Set<Promise<void>>();
  let writing: Promise<void> | undefined;
  /** The stop no longer waits. */
  let cut = false;

  const runOnce = async (kind: JobKind<unknown>, { payload, tries, dueAt, lastError }: TakenJob): Promise<void> => {
    // The last try does not count if the server stopped during it. Only once, because the job itself may stop the server.
    if (tries > kind.tries + 1) throw new JobError(lastError ?? 'It has no try left.');
    if (kind.every !== undefined) await planNext(kind, kind.every, dueAt);
    const limit = new AbortController();
    const tooLong = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new JobError(`It took longer than ${kind.timeLimit / SECOND} seconds.`);
      limit.abort(error);
      tooLong.reject(error);
    }, kind.timeLimit);
    try {
      await Promise.race([kind.run(payload, deps, limit.signal), tooLong.promise]);
    } finally {
      clearTimeout(timer);
    }
  };

  const run = async (job: TakenJob) => {
    const kind = kindOf.get(job.kind) as JobKind<unknown>;
    const started = performance.now();
    let error: unknown;
    try {
      await runOnce(kind, job);
    } catch (thrown) {
      error = thrown ?? new Error('A job threw nothing');
    }
    const outcome = error === undefined ? 'done' : job.tries >= kind.tries ? 'failed' : 'retried';
    observe?.(job.kind, outcome, (performance.now() - started) / SECOND);
    if (outcome === 'failed') log.error({ err: error, job: job.id, kind: job.kind }, 'a job failed for good');
    if (outcome === 'retried') log.warn({ err: error, job: job.id, kind: job.kind }, 'a job failed and is tried again');
    ended.push({ job, error });
    writing ??= writeEnds();
  };

  const lane = async () => {
    for (let job = toRun.shift(); job; job = toRun.shift()) await run(job);
  };
  const openLanes = () => {
    while (lanes.size < AT_ONCE && toRun.length > 0) {
      const opened = lane().finally(() => lanes.delete(opened));
      lanes.add(opened);
    }
  };
  /** Jobs of kinds with a limit, as they run. Only as many are taken as may run. */
  const apart = new Set<Promise<void>>();
  const runApart = (job: TakenJob) => {
    const running = run(job).finally(() => apart.delete(running));
    apart.add(running);
  };

  const writeEnd = async (tx: Queries, { job, error }: Ended, now: Instant) => {
    const { tries } = kindOf.get(job.kind) as JobKind<unknown>;
    if (job.tries >= tries) return giveUp(tx, worker, job.id, reasonOf(error), now);
    return tryAgain(tx, worker, job.id, reasonOf(error), now + retryDelay(job.tries, Math.random()));
  };

  /** Records the ends that have gathered, until there are none. */
  const writeEnds = async () => {
    // Jobs that end in this turn of the event loop share a commit.
    await nextTurn();
    while (ended.length > 0 && !cut) {
      const some = ended;
      ended = [];
      try {
        await db.txReadCommitted(async tx => {
          const now = clock.now();
          const done = some.filter(({ error }) => error === undefined).map(({ job }) => job);
          await endDone(tx, worker, done, now);
          for (const one of some) if (one.error !== undefined) await writeEnd(tx, one, now);
        });
        for (const { job } of some) held.delete(job.id);
        if (some.some(({ job }) => isLimited(job))) wake();
      } catch (err) {
        log.error({ err }, 'the end of jobs could not be written; it is tried again');
        ended = [...some, ...ended];
        await delay(poll, undefined, { ref: false });
      }
    }
    writing = undefined;
  };

  /** How many more jobs this worker takes, by kinds. */
  const room = (batch: number): { names: string[]; most: number }[] => {
    const heldOf = (wanted: string) => [...held.values()].filter(({ kind }) => kind === wanted).length;
    const apartNow = limited.map(({ name, atOnce }) => ({ name, atOnce, held: heldOf(name) }));
    const shared = held.size - apartNow.reduce((sum, one) => sum + one.held, 0);
    return [
      { names: unlimited, most: batch - shared },
      ...apartNow.map(one => ({ names: [one.name], most: Math.min(one.atOnce, batch) - one.held })),
    ].filter(({ most }) => most > 0);
  };

  /** Takes as many jobs as there is room for, and begins them. Returns their number. */
  const round = async (batch = batchFor(0)): Promise<number> => {
    const open = room(batch);
    const names = open.flatMap(({ names }) => names);
    if (names.length === 0 || !(await isAnyDue(db.read, names, clock.now()))) return 0;
    const taken = await db.txReadCommitted(async tx => {
      await freeLapsed(tx);
      const jobs: TakenJob[] = [];
      for (const { names, most } of open) jobs.push(...(await takeDue(tx, names, clock.now(), { worker, lease, most })));
      return jobs;
    });
    // A job that still runs here after its lease lapsed is not begun again.
    for (const job of taken.filter(({ id }) => !held.has(id))) {
      held.set(job.id, job);
      if (isLimited(job)) runApart(job);
      else toRun.push(job);
    }
    openLanes();
    return taken.length;
  };

  const planNext = (kind: JobKind<unknown>, every: number, dueAt: Instant) =>
    db.tx(async tx => {
      const next = periodStart(Math.max(clock.now(), dueAt), every) + every;
      await enqueue(tx, kind, null, clock.now(), { dueAt: next, key: toRfc3339(next) });
    });

  const plan = () =>
    db.tx(async tx => {
      const now = clock.now();
      for (const kind of kinds) {
        if (kind.every === undefined) continue;
        await enqueue(tx, kind, null, now, { dueAt: now + AFTER_START, key: toRfc3339(periodStart(now, kind.every)) });
      }
    });

  const planAgain = async (now: Instant) => {
    for (const kind of kinds) if (kind.every !== undefined) await planNext(kind, kind.every, now);
  };

  const settle = async () => {
    while (lanes.size > 0 || apart.size > 0 || writing) await Promise.all([...lanes, ...apart, writing]);
  };

  let stopping = false;
  const stopped = Promise.withResolvers<void>();
  /** Ends early at a stop. */
  const wait = (milliseconds: number) => Promise.race([delay(milliseconds, undefined, { ref: false }), stopped.promise]);

  /** Leaves time to customers after jobs were taken (rule J10). */
  const leaveTime = async (served: number) => {
    const started = performance.now();
    // A job may wait for somebody else's server.
    await Promise.race([Promise.all(lanes), wait(SECOND)]);
    const worked = performance.now() - started;
    await wait(restAfter(worked, served, rest));
  };

  /** A job may have come since the last look. */
  let woken = false;
  let endPause = () => {};
  const wake = () => {
    woken = true;
    endPause();
  };
  const pause = (milliseconds: number) =>
    new Promise<void>(resolve => {
      const timer = setTimeout(resolve, milliseconds).unref();
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const loop = async () => {
    let planned = false;
    /** The latest time seen. */
    let seen = 0;
    let failing = false;
    while (!stopping) {
      let taken = 0;
      woken = false;
      const served = crowd();
      try {
        if (!planned) await plan();
        planned = true;
        const now = clock.now();
        // The clock went back, and recurring jobs would wait until it is there again.
        if (now < seen - MINUTE) await planAgain(now);
        seen = now;
        taken = await round(batchFor(served));
        failing = false;
      } catch (err) {
        if (!failing) log.error({ err }, 'jobs could not be taken; it is tried again');
        failing = true;
      }
      if (taken > 0 || isCrowd(served) || held.size >= batchFor(0)) await leaveTime(served);
      // A random pause, so that instances that started together do not look at the same time.
      else if (!woken) await pause(poll * (0.75 + Math.random() / 2));
    }
  };

  let started: { ended: Promise<void>; leave(): void } | undefined;
  return {
    plan,
    start: () => {
      const forget = onJob(wake);
      const renewal = setInterval(() => {
        if (held.size === 0) return;
        const renew = db.txReadCommitted(tx => extendLeases(tx, worker, [...held.keys()], lease));
        renew.catch(err => log.error({ err }, 'the leases of jobs could not be extended'));
      }, lease / 3).unref();
      const leave = () => {
        forget();
        clearInterval(renewal);
      };
      started = { ended: loop(), leave };
    },
    stop: async () => {
      stopping = true;
      stopped.resolve();
      wake();
      await started?.ended;
      const unbegun = toRun.map(({ id }) => id);
      toRun = [];
      if (unbegun.length > 0) {
        await db
          .txReadCommitted(tx => giveBack(tx, worker, unbegun))
          .catch(err => log.error({ err }, 'jobs could not be given back'));
        for (const id of unbegun) held.delete(id);
      }
      await Promise.race([settle(), delay(PATIENCE, undefined, { ref: false })]);
      cut = true;
      started?.leave();
    },
    runDue: async () => {
      while ((await round()) > 0) await settle();
    },
  };
}
