/**
 * Takes due jobs, runs them, and records their ends (rules J2 to J6). Each round takes up to a batch in one transaction and records ends in
 * another. So thousands of jobs a second need few commits and leave room for bookings.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Instant, MINUTE, SECOND } from '../../../common/time.ts';
import type { Deps } from '../deps.ts';
import { newId } from '../shared/ids.ts';
import { batchFor, isCrowd, restAfter } from './crowd-rules.ts';
import { onJob } from './enqueue.ts';
import { recordEnds } from './record-ends.ts';
import { planCurrent, planNext } from './recurring.ts';
import { type JobKind, type Room, roomFor } from './rules.ts';
import { type Observe, runJob } from './run-job.ts';
import { extendLeases, freeLapsed, giveBack, isAnyDue, type TakenJob, takeDue } from './store.ts';

/** Jobs that run at once. A kind with a limit of its own counts apart. */
const AT_ONCE = 32;
/** A stop waits this long for running jobs. A job that is cut off runs again when its lease ends. */
const PATIENCE = 7 * SECOND;

export interface WorkerOptions {
  /** How long a job stays with a worker that no longer renews its lease. */
  lease?: number;
  /** How often a worker looks for jobs of other instances. */
  poll?: number;
  /** The pause between two batches, in which others write. */
  rest?: number;
  /** How many requests were answered at once since the last call. */
  crowd?(): number;
  observe?: Observe;
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

/** Runs jobs side by side: up to 32 at once, and those of kinds with a limit apart, because only as many are taken as may run. */
const createLanes = (run: (job: TakenJob) => Promise<void>, isLimited: (job: TakenJob) => boolean) => {
  const toRun: TakenJob[] = [];
  const [lanes, apart] = [new Set<Promise<void>>(), new Set<Promise<void>>()];
  const goOn = (running: Set<Promise<void>>, work: Promise<void>) => {
    const noted = work.finally(() => running.delete(noted));
    running.add(noted);
  };
  const lane = async () => {
    for (let job = toRun.shift(); job; job = toRun.shift()) await run(job);
  };
  return {
    begin: (jobs: TakenJob[]) => {
      for (const job of jobs) {
        if (isLimited(job)) goOn(apart, run(job));
        else toRun.push(job);
      }
      while (lanes.size < AT_ONCE && toRun.length > 0) goOn(lanes, lane());
    },
    /** What runs now, without the kinds with a limit. */
    shared: () => [...lanes],
    all: () => [...lanes, ...apart],
    /** The jobs that were not begun. They are not begun any more. */
    takeBack: () => toRun.splice(0),
  };
};

/** Pauses that end early when a job may have come, and at the stop. */
const createPauses = () => {
  let isWoken = false;
  let isStopping = false;
  let endPause = () => {};
  const stopped = Promise.withResolvers<void>();
  const wake = () => {
    isWoken = true;
    endPause();
  };
  return {
    wake,
    stop: () => {
      isStopping = true;
      stopped.resolve();
      wake();
    },
    isStopping: () => isStopping,
    /** A look begins, which sees what came until now. */
    look: () => {
      isWoken = false;
    },
    /** Ends early at a stop. */
    wait: (milliseconds: number) => Promise.race([delay(milliseconds, undefined, { ref: false }), stopped.promise]),
    /** Ends early if a job may have come since the last look, or comes. */
    pause: async (milliseconds: number) => {
      if (isWoken) return;
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, milliseconds).unref();
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    },
  };
};

/** Takes the due jobs that there is room for. */
const take = async ({ db, clock }: Deps, rooms: Room[], by: { worker: string; lease: number }): Promise<TakenJob[]> => {
  const names = rooms.flatMap(room => room.names);
  if (names.length === 0 || !(await isAnyDue(db.read, names, clock.now()))) return [];
  return db.txReadCommitted(async tx => {
    await freeLapsed(tx);
    const jobs: TakenJob[] = [];
    for (const room of rooms) jobs.push(...(await takeDue(tx, room.names, clock.now(), { ...by, most: room.most })));
    return jobs;
  });
};

export function createWorker(
  deps: Deps,
  kinds: JobKind<unknown>[],
  { lease = 30 * SECOND, poll = SECOND, rest = 0.1 * SECOND, crowd = () => 0, observe }: WorkerOptions = {},
): Worker {
  const { db, clock, log } = deps;
  const kindsByName = new Map(kinds.map(kind => [kind.name, kind]));
  const kindOf = (job: TakenJob) => kindsByName.get(job.kind) as JobKind<unknown>;
  const isLimited = (job: TakenJob) => kindOf(job).atOnce !== undefined;
  const worker = newId();

  /** The jobs of this worker, from taking them to recording their ends. */
  const held = new Map<string, TakenJob>();
  const pauses = createPauses();
  const ends = recordEnds(deps, {
    worker,
    again: poll,
    recorded: jobs => {
      for (const { id } of jobs) held.delete(id);
      if (jobs.some(isLimited)) pauses.wake();
    },
  });
  const lanes = createLanes(async job => {
    const kind = kindOf(job);
    ends.note({ job, kind, error: await runJob(deps, kind, job, observe) });
  }, isLimited);

  /** Takes as many jobs as there is room for, and begins them. Returns their number. */
  const round = async (batch = batchFor(0)): Promise<number> => {
    const taken = await take(deps, roomFor(kinds, [...held.values()], batch), { worker, lease });
    // A job that still runs here after its lease lapsed is not begun again.
    const begun = taken.filter(({ id }) => !held.has(id));
    for (const job of begun) held.set(job.id, job);
    lanes.begin(begun);
    return taken.length;
  };

  const settle = async () => {
    while (lanes.all().length > 0 || ends.writing()) await Promise.all([...lanes.all(), ends.writing()]);
  };

  /** Leaves time to customers after jobs were taken (rule J10). */
  const leaveTime = async (served: number) => {
    const started = performance.now();
    // A job may wait for somebody else's server.
    await Promise.race([Promise.all(lanes.shared()), pauses.wait(SECOND)]);
    await pauses.wait(restAfter(performance.now() - started, served, rest));
  };

  const plan = () => planCurrent(deps, kinds);
  const planAgain = async (now: Instant) => {
    for (const kind of kinds) await planNext(deps, kind, now);
  };

  const workUntilStop = async () => {
    let planned = false;
    /** The latest time seen. */
    let seen = 0;
    let failing = false;
    while (!pauses.isStopping()) {
      let taken = 0;
      pauses.look();
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
      else await pauses.pause(poll * (0.75 + Math.random() / 2));
    }
  };

  const renewLeases = () => {
    if (held.size === 0) return;
    const renew = db.txReadCommitted(tx => extendLeases(tx, worker, [...held.keys()], lease));
    renew.catch(err => log.error({ err }, 'the leases of jobs could not be extended'));
  };

  const giveBackUnbegun = async () => {
    const ids = lanes.takeBack().map(({ id }) => id);
    if (ids.length === 0) return;
    await db.txReadCommitted(tx => giveBack(tx, worker, ids)).catch(err => log.error({ err }, 'jobs could not be given back'));
    for (const id of ids) held.delete(id);
  };

  let started: { ended: Promise<void>; leave(): void } | undefined;
  return {
    plan,
    start: () => {
      const forget = onJob(pauses.wake);
      const renewal = setInterval(renewLeases, lease / 3).unref();
      const leave = () => {
        forget();
        clearInterval(renewal);
      };
      started = { ended: workUntilStop(), leave };
    },
    stop: async () => {
      pauses.stop();
      await started?.ended;
      await giveBackUnbegun();
      await Promise.race([settle(), delay(PATIENCE, undefined, { ref: false })]);
      ends.cut();
      started?.leave();
    },
    runDue: async () => {
      while ((await round()) > 0) await settle();
    },
  };
}
